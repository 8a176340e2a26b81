import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { createOutboxMailer } from './outbox.js';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('keeps the mail, and logs it in one line', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const mail = { to: 'mei@school.test', subject: 'Hello', text: 'A link.\nBye.' };
  await createOutboxMailer(pool, pino(stream)).send(mail);
  const { rows } = await pool.query('select recipient, subject, body from identity.outbox');
  expect(rows).toEqual([{ recipient: mail.to, subject: mail.subject, body: mail.text }]);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject(mail);
});

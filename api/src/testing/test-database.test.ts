import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let first: TestDatabase;
let second: TestDatabase;

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});

afterAll(() => second.drop());

test('each database is migrated and has its own rows', async () => {
  expect(await query(first.url, 'SELECT count(*)::int FROM questions')).toEqual([{ count: 0 }]);
  await query(first.url, 'CREATE TABLE only_here (word text)');
  expect(await query(second.url, `SELECT to_regclass('only_here') AS found`)).toEqual([{ found: null }]);
});

test('a dropped database is gone, connected or not', async () => {
  const client = new pg.Client(first.url);
  const lost = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  await first.drop();
  await expect(lost).resolves.toThrow('terminating connection');
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

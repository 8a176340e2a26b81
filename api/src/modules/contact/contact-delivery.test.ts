import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startSmtpServer, type TestSmtpServer } from '../../adapters/mail/testing/smtp-server.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import { until } from '../../testing/until.js';

let smtp: TestSmtpServer;
let api: TestApi;
beforeAll(async () => {
  smtp = await startSmtpServer();
  api = await startTestApi({
    withWorker: true,
    env: {
      SMTP_URL: `smtp://${smtp.address}`,
      MAIL_FROM: 'Lisan <no-reply@lisan.test>',
      ADMIN_EMAILS: 'head@school.test, deputy@school.test',
      LOG_LEVEL: 'silent',
    },
  });
});
afterAll(async () => {
  await api.close();
  await smtp.close();
});
beforeEach(() => smtp.answerWith(null));

/** @returns the id of the stored message */
async function send(subject: string, name = 'Salmah'): Promise<number> {
  const answer = await api.visitor().rest('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: 'salmah@home.test', subject, message: 'Line one\n\n.\nLine two' }),
  });
  expect(answer.status).toBe(201);
  const { rows } = await api.pool.query('select max(id) as id from contact_messages');
  return rows[0].id;
}

const deliveredAt = async (id: number): Promise<Date | null> =>
  (await api.pool.query('select delivered_at from contact_messages where id = $1', [id])).rows[0]
    .delivered_at;

const isIdle = async () =>
  (
    await api.pool.query(
      `select 1 from pgboss.job where name like 'deliver-contact-message%' and state < 'completed'`,
    )
  ).rowCount === 0;

test('a message reaches all admins as one mail that answers to whoever wrote', async () => {
  const id = await send('Cards\r\nBcc: eve@evil.test', 'Salmah "Eve" <eve@evil.test>');
  await until(async () => (await deliveredAt(id)) !== null);
  const mails = smtp.received.filter(({ data }) => data.includes('Cards'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.recipients).toEqual(['head@school.test', 'deputy@school.test']);
  const [head = '', body = ''] = mails[0]?.data.split(/\n\n([\s\S]*)/) ?? [];
  expect(head).toMatch(/^Subject: \[Lisan\] Cards Bcc: eve@evil\.test$/m);
  expect(head).toMatch(/^Reply-To: .*<salmah@home\.test>$/m);
  expect(head).toMatch(new RegExp(`^Message-ID: <contact-${id}-\\d+@127\\.0\\.0\\.1>$`, 'm'));
  expect(head).not.toMatch(/^(Bcc|Cc):/im);
  expect(body).toContain('Line one\n\n.\nLine two');
});

test('a job that comes twice mails once', async () => {
  const id = await send('Twice');
  await until(async () => (await deliveredAt(id)) !== null);
  const before = smtp.tries;
  await api.infra.jobs.enqueue(api.infra.orm.em.fork(), 'deliver-contact-message', { messageId: id });
  await api.infra.jobs.enqueue(api.infra.orm.em.fork(), 'deliver-contact-message', {
    messageId: 2_147_483_647,
  });
  await until(isIdle);
  expect(smtp.tries).toBe(before);
});

test('a mail server that is not there is waited for, and nobody waits with it', async () => {
  smtp.stall();
  const before = smtp.tries;
  const id = await send('Later');
  await until(() => smtp.tries > before);
  expect(await deliveredAt(id)).toBeNull();
  smtp.answerWith(451);
  smtp.answerWith(null);
  await until(async () => (await deliveredAt(id)) !== null);
  expect(smtp.received.filter(({ data }) => data.includes('Later'))).toHaveLength(1);
});

test('given up, it is stored and not delivered', async () => {
  const { rows } = await api.pool.query(
    `insert into contact_messages (name, email, subject, message, created_at)
     values ('M', 'm@b.test', 'Never', 'x', now()) returning id`,
  );
  const [{ id }] = rows;
  await api.pool.query('insert into pgboss.job (name, data) values ($1, $2)', [
    'deliver-contact-message-given-up',
    { messageId: id },
  ]);
  await until(isIdle);
  expect(await deliveredAt(id)).toBeNull();
  const admin = await api.signIn('Admin', { role: 'admin' });
  const { data } = await admin.graphql(
    '{ contactMessages(first: 1) { edges { node { subject deliveredAt } } } }',
  );
  expect(data?.contactMessages).toEqual({ edges: [{ node: { subject: 'Never', deliveredAt: null } }] });
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createSmtpMailer } from './smtp.js';
import { startSmtpServer, type TestSmtpServer } from './testing/smtp-server.js';

let server: TestSmtpServer;
beforeEach(async () => {
  server = await startSmtpServer();
});
afterEach(() => server.close());

const from = 'Lisan <no-reply@lisan.test>';
const mailer = () => createSmtpMailer({ url: `smtp://${server.address}`, from });
const MAIL = {
  to: 'aina@school.test',
  subject: 'Sahkan e-mel – 请确认',
  text: 'Open https://lisan.test/v?t=1',
};

describe('the SMTP mailer', () => {
  test('delivers to the server', async () => {
    await mailer().send(MAIL);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.recipients).toEqual(['aina@school.test']);
    expect(server.received[0]?.data).toMatch(/^From: Lisan <no-reply@lisan\.test>$/m);
    expect(server.received[0]?.data).toMatch(/^To: aina@school\.test$/m);
    expect(server.received[0]?.data).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(server.received[0]?.data).toContain('Open https://lisan.test/v?t=1');
  });

  test('several recipients are one mail; whoever answers writes to Reply-To', async () => {
    await mailer().send({
      ...MAIL,
      to: ['head@school.test', 'deputy@school.test'],
      replyTo: { name: 'Mei, "the" Tan', address: 'mei@home.test' },
      messageId: 'contact-7@lisan.test',
    });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.recipients).toEqual(['head@school.test', 'deputy@school.test']);
    expect(server.received[0]?.data).toMatch(/^Reply-To: "Mei, \\"the\\" Tan" <mei@home\.test>$/m);
    expect(server.received[0]?.data).toMatch(/^Message-ID: <contact-7@lisan\.test>$/m);
  });

  test('rejects when the server refuses the recipient, without repeating the address', async () => {
    const error: unknown = await mailer()
      .send({ ...MAIL, to: 'nobody@school.test' })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'EENVELOPE', message: expect.stringContaining('550 <(address)>') });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('nobody@');
    expect(server.received).toHaveLength(0);
  });

  test('rejects when no server is there', async () => {
    await server.close();
    await expect(mailer().send(MAIL)).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  test('a wrong password does not stand in the error', async () => {
    const wrong = createSmtpMailer({ url: `smtp://lisan:s3cret-word@${server.address}`, from });
    const error: unknown = await wrong.send(MAIL).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'EAUTH' });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('s3cret-word');
  });

  test.each([
    'a@school.test, eve@evil.test',
    'a@school.test>\r\nRCPT TO:<eve@evil.test',
    'a@school.test\r\nBcc: eve@evil.test',
  ])('%j reaches no second person', async (to) => {
    await mailer()
      .send({ ...MAIL, to })
      .catch(() => undefined);
    expect(server.received.flatMap((mail) => mail.recipients)).not.toContain('eve@evil.test');
    expect(server.received.map((mail) => mail.data).join()).not.toMatch(/^Bcc/im);
  });

  test('a subject cannot add a header', async () => {
    await mailer().send({ ...MAIL, subject: 'Hello\r\nBcc: eve@evil.test' });
    expect(server.received[0]?.recipients).toEqual(['aina@school.test']);
    expect(server.received[0]?.data).not.toMatch(/^Bcc/im);
  });

  test.each([
    { name: 'Mei\r\nBcc: eve@evil.test', address: 'mei@home.test' },
    { name: 'Mei', address: 'mei@home.test\r\nBcc: eve@evil.test' },
    { name: 'Mei" <eve@evil.test>, "', address: 'mei@home.test' },
  ])('and neither can %j, to whom the answer goes', async (replyTo) => {
    await mailer().send({ ...MAIL, replyTo });
    expect(server.received[0]?.recipients).toEqual(['aina@school.test']);
    expect(server.received[0]?.data).not.toMatch(/^Bcc/im);
    expect(server.received[0]?.data.match(/^Reply-To:/gim)).toHaveLength(1);
  });
});

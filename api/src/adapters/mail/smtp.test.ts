import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createSmtpMailer } from './smtp.js';

interface Received {
  readonly recipients: string[];
  /** Headers and text as they came. */
  data: string;
}

/** As much of an SMTP server as a mailer needs, on a real socket. */
async function startSmtpServer(refusing: string) {
  const received: Received[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: Received = { recipients: [], data: '' };
    let inData = false;
    say('220 test ESMTP');
    createInterface({ input: socket }).on('line', (line) => {
      if (inData) {
        if (line === '.') {
          inData = false;
          received.push(mail);
          mail = { recipients: [], data: '' };
          say('250 taken');
        } else mail.data += `${line}\n`;
      } else if (line.startsWith('RCPT')) {
        if (line.includes(refusing)) return say('550 no such mailbox');
        mail.recipients.push(/<(.*)>/.exec(line)?.[1] ?? '');
        say('250 ok');
      } else if (line === 'DATA') {
        inData = true;
        say('354 go on');
      } else if (line.startsWith('AUTH')) say('535 wrong name or password');
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else if (line.startsWith('EHLO')) say('250-test\r\n250 AUTH PLAIN');
      else say('250 ok');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, received, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let server: Server;
let received: Received[];
let address: string;
beforeEach(async () => {
  ({ server, received, address } = await startSmtpServer('nobody@'));
});
afterEach(() => {
  server.close();
});

const from = 'Lisan <no-reply@lisan.test>';
const mailer = () => createSmtpMailer({ url: `smtp://${address}`, from });
const MAIL = {
  to: 'aina@school.test',
  subject: 'Sahkan e-mel – 请确认',
  text: 'Open https://lisan.test/v?t=1',
};

describe('the SMTP mailer', () => {
  test('delivers to the server', async () => {
    await mailer().send(MAIL);
    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(['aina@school.test']);
    expect(received[0]?.data).toMatch(/^From: Lisan <no-reply@lisan\.test>$/m);
    expect(received[0]?.data).toMatch(/^To: aina@school\.test$/m);
    expect(received[0]?.data).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(received[0]?.data).toContain('Open https://lisan.test/v?t=1');
  });

  test('rejects when the server refuses the recipient', async () => {
    await expect(mailer().send({ ...MAIL, to: 'nobody@school.test' })).rejects.toThrow('550');
    expect(received).toHaveLength(0);
  });

  test('rejects when no server is there', async () => {
    server.close();
    await once(server, 'close');
    await expect(mailer().send(MAIL)).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  test('a wrong password does not stand in the error', async () => {
    const wrong = createSmtpMailer({ url: `smtp://lisan:s3cret-word@${address}`, from });
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
    expect(received.flatMap((mail) => mail.recipients)).not.toContain('eve@evil.test');
    expect(received.map((mail) => mail.data).join()).not.toMatch(/^Bcc/im);
  });

  test('a subject cannot add a header', async () => {
    await mailer().send({ ...MAIL, subject: 'Hello\r\nBcc: eve@evil.test' });
    expect(received[0]?.recipients).toEqual(['aina@school.test']);
    expect(received[0]?.data).not.toMatch(/^Bcc/im);
  });
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly recipients: readonly string[];
  /** Headers and text as they came, lines ended by a bare newline. */
  readonly data: string;
}

export interface TestSmtpServer {
  /** host:port */
  readonly address: string;
  readonly received: readonly ReceivedMail[];
  /** How often a mail was begun, taken or not. */
  readonly tries: number;
  /** From now on every mail is answered with this code, or taken again (null). */
  answerWith(code: number | null): void;
  /** From now on no mail is answered, until `answerWith` says how. */
  stall(): void;
  close(): Promise<void>;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/**
 * A real SMTP server on a free port. It refuses recipients that begin with `nobody@`, repeating the address as
 * servers do, and every password.
 */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  let tries = 0;
  let code: number | null = null;
  let stalled: (() => void)[] | null = null;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    hideSTARTTLS: true,
    onAuth: (_auth, _session, done) => done(refusal(535, 'wrong name or password')),
    onMailFrom: (_from, _session, done) => {
      tries += 1;
      const answer = () => done(code === null ? null : refusal(code, 'not now'));
      if (stalled) stalled.push(answer);
      else answer();
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? refusal(550, `<${address}> no such mailbox`) : null),
    onData: (stream, { envelope }, done) => {
      text(stream).then((data) => {
        received.push({
          recipients: envelope.rcptTo.map(({ address }) => address),
          data: data.replaceAll('\r\n', '\n'),
        });
        done();
      }, done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    address: `127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    get tries() {
      return tries;
    },
    answerWith(next) {
      code = next;
      for (const answer of stalled ?? []) answer();
      stalled = null;
    },
    stall() {
      stalled = [];
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export interface Mail {
  /** Whoever of several takes it, it was sent. */
  readonly to: string | readonly string[];
  /** Who an answer goes to; left out: the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** Without angle brackets; the same for every try, so that a mail that comes twice is known as one. */
  readonly messageId?: string;
}

/** SMTP where configured; a demo without it has the outbox (a page, and the log), production without it none. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

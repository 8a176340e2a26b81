export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** SMTP where configured; a demo without it has the outbox (a page, and the log), production without it none. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

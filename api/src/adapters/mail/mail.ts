export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** SMTP where configured, else the development outbox (a page in demo mode, and the log). */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

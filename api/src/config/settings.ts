/** An OpenAI-compatible server: chat and transcription may be two different ones. */
export interface AiEndpoint {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** How long one attempt may take; left out, what suits a hosted model. */
  readonly timeoutMs?: number;
}

/** What a provider costs, and how much of it a day may cost; all in the currency in which the prices are written. */
export interface SpendingSettings {
  /** Null: no cap. */
  readonly perDay: number | null;
  readonly perUserDay: number | null;
  readonly prices: {
    /** Of a million tokens. */
    readonly chatInput: number;
    readonly chatOutput: number;
    readonly transcriptionMinute: number;
  };
}

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Everything that the environment decides, validated by `env.ts`, the only reader of process.env. */
export interface Settings {
  /** demo: demo accounts, demo data, mailbox page. production: none of these, and no development secrets. */
  readonly appMode: 'demo' | 'production';
  readonly port: number;
  readonly host: string;
  /** Public address without a trailing slash; issuer, redirects and cookies follow it. */
  readonly baseUrl: string;
  /** Absolute folder of the embedded database and of recordings. */
  readonly dataDir: string;
  /** Null: run the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | null;
  /** Time zone of days and months where a user's own is not known. */
  readonly timeZone: string;
  /** Null: a key is made once and kept in the database. */
  readonly sessionSecret: string | null;
  /** Null: the built-in identity provider serves. */
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  readonly smtp: { readonly url: string; readonly from: string } | null;
  /** Null: recordings and pictures lie below `dataDir`. */
  readonly s3: S3Settings | null;
  readonly adminEmails: readonly string[];
  /** Who gets contact messages by e-mail. */
  readonly contactEmails: readonly string[];
  /** Shown on the contact page. Never an administrator's own, unless it was named for this. */
  readonly publicContactEmail: string | null;
  readonly impactAdminEmail: string | null;
  /** Pseudonyms are stable within one study; its months are on offer as `YYYY-MM`, the one chosen at first in front. */
  readonly impactStudy: { readonly name: string; readonly months: readonly string[] };
  /** Null: the built-in assessor marks. */
  readonly chat: AiEndpoint | null;
  /** Null: transcripts come from the browser or from typing. */
  readonly transcription: AiEndpoint | null;
  readonly spending: SpendingSettings;
  /** Behind exactly one proxy, which appends the caller's address to X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

import type { SpendingPurpose } from 'schema/rules/choices';

/** The wire to an OpenAI-compatible server, as the modules see it. Prompts and judgement live in the modules. */

/** Whom a call is charged to. A purpose and reference are charged once, however often the call is made. */
export interface Charge {
  readonly purpose: SpendingPurpose;
  readonly userId: string;
  /** What the answer is for, e.g. `session:12:1`: session and attempt. */
  readonly reference: string;
}

/** What a server says that it read and wrote. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface ChatRequest {
  readonly charge: Charge;
  readonly system: string;
  readonly user: string;
  /** At most so much is written, thinking included; more is cut. */
  readonly maxTokens: number;
  /** Strict JSON schema of the answer; sent as `json_schema`, or as text where a server knows only `json_object`. */
  readonly schema: { readonly name: string; readonly json: Readonly<Record<string, unknown>> };
}

export interface ChatAnswer {
  readonly text: string;
  /** `length`: cut by the server; `refusal`: the model declined. */
  readonly finish: 'stop' | 'length' | 'refusal';
  /** What the server says it used. */
  readonly model: string;
  /** Null where the server does not tell. */
  readonly usage: TokenUsage | null;
}

export interface ChatModel {
  readonly model: string;
  complete(request: ChatRequest): Promise<ChatAnswer>;
}

export interface TextRequest extends Omit<ChatRequest, 'schema'> {
  /** Called when it leaves for the server. */
  readonly leaving?: () => void;
}

export interface TextAnswer {
  readonly text: string;
  readonly usage: TokenUsage | null;
}

/** A chat model that speaks: plain text, piece by piece. */
export interface TextModel {
  readonly model: string;
  /** @param onPiece hears the text as it comes; resolves with all of it. @throws AiError */
  say(request: TextRequest, onPiece?: (piece: string) => void): Promise<TextAnswer>;
}

export interface TranscriptionAnswer {
  readonly text: string;
  /** 0–1 where the server tells (verbose_json log-probabilities), else null. */
  readonly confidence: number | null;
  /** When it was said: by words where the server tells, else by segments; null where it tells neither. */
  readonly times: readonly TimedText[] | null;
  readonly model: string;
}

/** Seconds from the beginning of the recording. */
export interface TimedText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export type AudioFormat = 'wav' | 'webm' | 'ogg';

export interface TranscriptionRequest {
  readonly charge: Charge;
  /** A whole file. */
  readonly audio: Uint8Array;
  readonly format: AudioFormat;
  /** Measured. */
  readonly seconds: number;
  /** Called when it leaves for the server, each time that it does. */
  readonly leaving?: () => void;
}

export interface Transcriber {
  readonly model: string;
  /** @throws AiError */
  transcribe(request: TranscriptionRequest): Promise<TranscriptionAnswer>;
}

/**
 * What kept an answer away. `request`: the provider serves, but gave nothing usable for this request; `provider`: it
 * serves nobody at the moment; `paused` and `budget`: it was not asked.
 */
export type AiErrorKind = 'request' | 'provider' | 'paused' | 'budget';

/** The provider did not give a usable answer after the bounded retries. `retryable` tells whether later may help. */
export class AiError extends Error {
  override readonly name = 'AiError';
  readonly kind: AiErrorKind;
  /** How long the server asked us to wait, or null. */
  readonly retryAfterMs: number | null;

  constructor(
    message: string,
    readonly retryable: boolean,
    { kind = 'request', retryAfterMs = null }: { kind?: AiErrorKind; retryAfterMs?: number | null } = {},
  ) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

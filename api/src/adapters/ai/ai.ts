/** The wire to an OpenAI-compatible server, as the modules see it. Prompts and judgement live in the modules. */

export interface ChatRequest {
  readonly system: string;
  readonly user: string;
  /** Strict JSON schema of the answer; sent as `json_schema`, or as text where a server knows only `json_object`. */
  readonly schema: { readonly name: string; readonly json: Readonly<Record<string, unknown>> };
}

export interface ChatAnswer {
  readonly text: string;
  /** `length`: cut by the server; `refusal`: the model declined. */
  readonly finish: 'stop' | 'length' | 'refusal';
  /** What the server says it used. */
  readonly model: string;
}

export interface ChatModel {
  readonly model: string;
  complete(request: ChatRequest): Promise<ChatAnswer>;
}

export interface TextRequest {
  readonly system: string;
  readonly user: string;
}

/** A chat model that speaks: plain text, piece by piece. */
export interface TextModel {
  readonly model: string;
  /** @param onPiece hears the text as it comes; resolves with all of it. @throws AiError */
  say(request: TextRequest, onPiece?: (piece: string) => void): Promise<string>;
}

export interface TranscriptionAnswer {
  readonly text: string;
  /** 0–1 where the server tells (verbose_json log-probabilities), else null. */
  readonly confidence: number | null;
  readonly model: string;
}

export type AudioFormat = 'wav' | 'webm' | 'ogg';

export interface Transcriber {
  readonly model: string;
  /** @param audio a whole file @param format wav where left out */
  transcribe(audio: Uint8Array, format?: AudioFormat): Promise<TranscriptionAnswer>;
}

/** The provider did not give a usable answer after the bounded retries. `retryable` tells whether later may help. */
export class AiError extends Error {
  override readonly name = 'AiError';

  constructor(
    message: string,
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

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

export interface TranscriptionAnswer {
  readonly text: string;
  /** 0–1 where the server tells (verbose_json log-probabilities), else null. */
  readonly confidence: number | null;
  readonly model: string;
}

export interface Transcriber {
  readonly model: string;
  /** @param wav a whole WAV file */
  transcribe(wav: Uint8Array): Promise<TranscriptionAnswer>;
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

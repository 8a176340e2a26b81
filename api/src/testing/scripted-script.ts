/**
 * One answer of the scripted provider, after `delayMs`, or when it is let go where it is `held`. JSON, so that
 * another process can post it.
 */
export type Step = { readonly delayMs?: number; readonly held?: true } & (
  | {
      readonly answer: 'ok';
      /** The message's text; by default an assessment computed from the transcript in the request. */
      readonly content?: string;
      /** Of a streamed message: between its words. */
      readonly wordDelayMs?: number;
      /** Of a streamed message: so many words, and the others when it is let go. */
      readonly heldAfterWords?: number;
      /** Of a streamed message: what happens after so many words, in place of the others. */
      readonly breaks?: { readonly afterWords: number; readonly how: 'reset' | 'hang' };
    }
  /** The model declines: `message.refusal` is set. */
  | { readonly answer: 'refusal' }
  /** Half an assessment, `finish_reason: length`. */
  | { readonly answer: 'cut' }
  /** A whole message that is no JSON. */
  | { readonly answer: 'invalidJson' }
  /** An assessment with a band of 7. */
  | { readonly answer: 'wrongBand' }
  /** 200 with a web page, as a broken proxy gives; `type` may claim that it is JSON. */
  | { readonly answer: 'webPage'; readonly type?: string }
  /** 200 with this body, as often as `times` says. */
  | { readonly answer: 'raw'; readonly body: string; readonly times?: number }
  | {
      readonly answer: 'status';
      readonly status: number;
      readonly message?: string;
      readonly code?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Says nothing, before or after a status line of 500. */
  | { readonly answer: 'hang'; readonly after?: 'headers' }
  /** Destroys the socket, before or in the middle of an answer. */
  | { readonly answer: 'reset'; readonly after?: 'headers' }
);

/** The steps of one endpoint in order; `afterwards` (default: ok) follows for ever. */
export interface Steps {
  readonly steps?: readonly Step[];
  readonly afterwards?: Step;
}

export interface Script {
  readonly chat?: Steps;
  /** Of chats that ask for a better version of an answer. */
  readonly improvement?: Steps;
  readonly transcription?: Steps;
  /** What every recording is heard to say. */
  readonly transcript?: string;
  /** `avg_logprob` of each segment of verbose_json, one sentence each; the last one repeats. */
  readonly logProbabilities?: readonly number[];
  /** false: 400 about `json_schema`, as servers give that know only `json_object`. */
  readonly knowsJsonSchema?: boolean;
  /** false: 400 about `verbose_json`. */
  readonly knowsVerboseJson?: boolean;
  /** false: 400 about `timestamp_granularities`. */
  readonly knowsWordTimes?: boolean;
  /** Parameters of a chat that are refused with 400. */
  readonly unknown?: readonly string[];
  /** Where given, any other key is answered 401. */
  readonly key?: string;
}

export const DEFAULT_TRANSCRIPT =
  'Last weekend I go to the market with my mother. We bought many vegetable and some fish for dinner. ' +
  'I like the market because the people are friendly and the food is fresh.';

/** What a step stands for when its list is used up. */
export const OK: Step = { answer: 'ok' };

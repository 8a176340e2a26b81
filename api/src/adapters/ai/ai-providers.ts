import type { ChatModel, TextModel, Transcriber } from './ai.js';
import type { CallerOptions } from './openai-caller.js';

/** The clients of the configured providers in one process; null where none is configured. */
export interface AiProviders {
  chat(options?: CallerOptions): ChatModel | null;
  voice(): TextModel | null;
  transcriber(options?: CallerOptions): Transcriber | null;
}

/** Where none is configured, or none may be paid. */
export const NO_PROVIDERS: AiProviders = { chat: () => null, voice: () => null, transcriber: () => null };

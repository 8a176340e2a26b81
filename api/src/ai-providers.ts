import type { ChatModel, TextModel, Transcriber } from './adapters/ai/ai.js';
import { CircuitBreaker } from './adapters/ai/circuit-breaker.js';
import type { CallerOptions } from './adapters/ai/openai-caller.js';
import { createChatModel } from './adapters/ai/openai-chat.js';
import { createTextModel } from './adapters/ai/openai-text.js';
import { createTranscriber } from './adapters/ai/openai-transcriber.js';
import type { AiEndpoint } from './config/settings.js';
import { Meter } from './modules/spending/meter.js';
import { inMillionths } from './modules/spending/prices.js';
import { SpendingLedger } from './modules/spending/spending-ledger.js';
import type { Infrastructure } from './services.js';

/** The clients of the configured providers in one process; null where none is configured. */
export interface AiProviders {
  chat(options?: CallerOptions): ChatModel | null;
  voice(): TextModel | null;
  transcriber(options?: CallerOptions): Transcriber | null;
}

/** Each client behind the ledger, all clients of one server behind one breaker. */
export function openAiProviders(
  infra: Pick<Infrastructure, 'settings' | 'orm' | 'clock' | 'log'>,
): AiProviders {
  const { settings, orm, clock, log } = infra;
  const { perDay, perUserDay, prices } = settings.spending;
  const caps = { perDay: inMillionths(perDay), perUserDay: inMillionths(perUserDay) };
  const meter = new Meter(new SpendingLedger(orm, clock, caps, settings.timeZone), prices);
  const breakerOf = (endpoint: AiEndpoint | null, purpose: string) =>
    new CircuitBreaker({ server: `The ${purpose} server ${endpoint?.baseUrl}`, log });
  const ofChat = { breaker: breakerOf(settings.chat, 'chat') };
  const ofSound = { breaker: breakerOf(settings.transcription, 'transcription') };
  return {
    chat: (options) => settings.chat && meter.chat(createChatModel(settings.chat, { ...ofChat, ...options })),
    voice: () => settings.chat && meter.text(createTextModel(settings.chat, ofChat)),
    transcriber: (options) =>
      settings.transcription &&
      meter.transcriber(createTranscriber(settings.transcription, { ...ofSound, ...options })),
  };
}

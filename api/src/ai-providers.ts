import type { AiProviders } from './adapters/ai/ai-providers.js';
import { CircuitBreaker } from './adapters/ai/circuit-breaker.js';
import { createChatModel } from './adapters/ai/openai-chat.js';
import { createTextModel } from './adapters/ai/openai-text.js';
import { createTranscriber } from './adapters/ai/openai-transcriber.js';
import type { AiEndpoint } from './config/settings.js';
import { Meter } from './modules/spending/meter.js';
import { inMillionths } from './modules/spending/prices.js';
import { SpendingLedger } from './modules/spending/spending-ledger.js';
import type { Infrastructure } from './services.js';

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

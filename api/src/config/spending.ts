import type { EnvReader } from './env-reader.js';
import type { Settings, SpendingSettings } from './settings.js';

const CAPS = ['AI_SPENDING_PER_DAY', 'AI_SPENDING_PER_USER_DAY'] as const;

/** Caps are kept by prices, and prices change: none is built in, so a cap without its prices is a fault. */
export function readSpending(
  read: EnvReader,
  providers: Pick<Settings, 'chat' | 'transcription'>,
): SpendingSettings {
  const [perDay, perUserDay] = CAPS.map((name) => read.amount(name, '5') || null);
  const isCapped = Boolean(perDay ?? perUserDay);
  const price = (name: string, example: string, isNeeded: boolean): number => {
    const amount = read.amount(name, example);
    if (amount === null && isCapped && isNeeded) {
      read.fault(
        `${name} is missing while ${CAPS.filter((cap) => read.text(cap) !== null).join(' and ')} is set: write what the provider charges, for example ${name}=${example} (0 where it costs nothing).`,
      );
    }
    return amount ?? 0;
  };
  return {
    perDay: perDay ?? null,
    perUserDay: perUserDay ?? null,
    prices: {
      chatInput: price('AI_CHAT_PRICE_INPUT', '0.25', providers.chat !== null),
      chatOutput: price('AI_CHAT_PRICE_OUTPUT', '2', providers.chat !== null),
      transcriptionMinute: price('AI_TRANSCRIPTION_PRICE', '0.006', providers.transcription !== null),
    },
  };
}

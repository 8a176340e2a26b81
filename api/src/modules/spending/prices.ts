import type { ChatRequest, TokenUsage } from '../../adapters/ai/ai.js';
import type { SpendingSettings } from '../../config/settings.js';

export type Prices = SpendingSettings['prices'];

/** What a server puts around two messages. */
const FRAME_TOKENS = 64;
/** English, as most tokenizers cut it; only where a server does not tell what it used. */
const BYTES_PER_TOKEN = 4;

/** The texts of a request, each of which a server reads. */
export type Asked = Pick<ChatRequest, 'system' | 'user' | 'maxTokens'> & Partial<Pick<ChatRequest, 'schema'>>;

const bytesOf = ({ system, user, schema }: Asked): number =>
  Buffer.byteLength(system) +
  Buffer.byteLength(user) +
  (schema ? Buffer.byteLength(JSON.stringify(schema.json)) : 0);

/** Not one more for what a double adds behind the comma. */
const upToWhole = (amount: number): number => Math.ceil(Number(amount.toFixed(6)));

/** A price per million tokens is millionths per token. Rounded up: a cap errs on the owner's side. */
const priced = ({ chatInput, chatOutput }: Prices, input: number, output: number): number =>
  upToWhole(input * chatInput + output * chatOutput);

/** At most what a call may cost, in millionths: a token is a byte or more, and the answer has a limit. */
export const highestCost = (prices: Prices, asked: Asked): number =>
  priced(prices, bytesOf(asked) + FRAME_TOKENS, asked.maxTokens);

/** What a call has cost, in millionths: by what the server says it used, else by the length of the texts. */
export function costOf(prices: Prices, asked: Asked, answer: string, usage: TokenUsage | null): number {
  if (usage) return priced(prices, usage.inputTokens, usage.outputTokens);
  const tokens = (bytes: number) => Math.ceil(bytes / BYTES_PER_TOKEN);
  return priced(prices, tokens(bytesOf(asked)) + FRAME_TOKENS, tokens(Buffer.byteLength(answer)));
}

/** What a transcription costs, in millionths; known before it is made. */
export const costOfSound = ({ transcriptionMinute }: Prices, seconds: number): number =>
  upToWhole((seconds / 60) * transcriptionMinute * 1_000_000);

export const inMillionths = (amount: number | null): number | null =>
  amount === null ? null : Math.round(amount * 1_000_000);

export const fromMillionths = (amount: number): number => amount / 1_000_000;

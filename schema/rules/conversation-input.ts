import { array, type InferType, mixed, number, object, string } from 'yup';
import { DEFAULT_DIFFICULTY, DIFFICULTIES, type Difficulty } from './choices.ts';
import { MIND_MAP_CONCEPTS_MAX, TYPED_ANSWER_MAX_CHARACTERS } from './limits.ts';
import { HISTORY_TURNS, PHASES, type Phase } from './phases.ts';

const SHORT_TEXT_MAX_CHARACTERS = 500;

/** What is no text at all counts as left out; PostgreSQL text holds no NUL. */
const plainText = (maxCharacters: number) =>
  string()
    .transform((_cast: unknown, sent: unknown) =>
      typeof sent === 'string' ? sent.replaceAll('\u0000', '').normalize('NFC').trim() : '',
    )
    .default('')
    .max(maxCharacters, `Please use at most ${maxCharacters} characters.`);

const listOf = (sent: unknown): unknown[] => (Array.isArray(sent) ? sent : []);
const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `POST /api/ai-conversation` (§7). What cannot be read is left out; only what is too long is refused. */
export const aiConversationSchema = object({
  message: plainText(TYPED_ANSWER_MAX_CHARACTERS),
  topic: plainText(SHORT_TEXT_MAX_CHARACTERS),
  difficulty: mixed<Difficulty>()
    .transform((sent: unknown) => DIFFICULTIES.find((known) => known === sent))
    .default(DEFAULT_DIFFICULTY),
  conversationHistory: array()
    .transform((_cast: unknown, sent: unknown) => listOf(sent).filter(isRecord).slice(-HISTORY_TURNS))
    .of(
      object({
        speaker: plainText(SHORT_TEXT_MAX_CHARACTERS),
        message: plainText(TYPED_ANSWER_MAX_CHARACTERS),
      }),
    )
    .default([]),
  mindMapPoints: array()
    .transform((_cast: unknown, sent: unknown) => listOf(sent).slice(0, MIND_MAP_CONCEPTS_MAX))
    .of(plainText(SHORT_TEXT_MAX_CHARACTERS))
    .default([]),
  usedPoints: array()
    .transform((_cast: unknown, sent: unknown) =>
      listOf(sent)
        .filter((index) => Number.isInteger(index) && Number(index) >= 0)
        .slice(0, MIND_MAP_CONCEPTS_MAX),
    )
    .of(number().defined())
    .default([]),
  sessionPhase: mixed<Phase>()
    .transform((sent: unknown) => PHASES.find((phase) => phase === sent))
    .default('session1'),
  studentLevel: mixed<Difficulty>().transform((sent: unknown) =>
    DIFFICULTIES.find((known) => known === sent),
  ),
  hotsQuestion: plainText(SHORT_TEXT_MAX_CHARACTERS),
});
export type AiConversationInput = InferType<typeof aiConversationSchema>;

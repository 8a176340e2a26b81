import { array, type InferType, mixed, number, object, string } from 'yup';
import { DEFAULT_DIFFICULTY, DIFFICULTIES, type Difficulty } from './choices.ts';
import { MIND_MAP_CONCEPTS_MAX, TYPED_ANSWER_MAX_CHARACTERS } from './limits.ts';
import { HISTORY_TURNS, PHASES, type Phase, type Speaker, type SpokenTurn } from './phases.ts';

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

/** A line 'speaker: text' of a transcript; §3 names the partner so, and every other speaker is the student. */
export const SPEAKER_NAMES: Record<Speaker, string> = { partner: 'AI Partner', student: 'Student' };

/** The transcript of a conversation (§3). */
export const transcriptOf = (turns: readonly SpokenTurn[]): string =>
  turns.map(({ speaker, text }) => `${SPEAKER_NAMES[speaker]}: ${text}`).join('\n');

/** Who a name in a transcript or a history stands for. */
export const speakerNamed = (name: string): Speaker =>
  PARTNER_NAME.test(name.trim()) ? 'partner' : 'student';

const LINE = /^(?<speaker>[^:]{1,60}):\s*(?<text>.*)$/u;
const PARTNER_NAME = /^(?:ai(?:[ _-]?partner)?|partner|assistant)$/i;

/** Reads lines 'speaker: text'; a line without a speaker goes on with the one before, or is the student's. */
export function transcriptLines(transcript: string): SpokenTurn[] {
  const lines: SpokenTurn[] = [];
  for (const line of transcript.split(/\r?\n/).map((text) => text.trim())) {
    if (line === '') continue;
    const { speaker, text } = LINE.exec(line)?.groups ?? {};
    const last = lines.at(-1);
    if (speaker !== undefined && text !== undefined) {
      if (text !== '') lines.push({ speaker: speakerNamed(speaker), text });
    } else if (last) lines[lines.length - 1] = { ...last, text: `${last.text} ${line}` };
    else lines.push({ speaker: 'student', text: line });
  }
  return lines;
}

import type { Difficulty } from 'schema/rules/choices';
import type { AiConversationInput } from 'schema/rules/conversation-input';
import { topicOf } from 'schema/rules/conversation-topic';
import { HISTORY_TURNS, type SpokenTurn } from 'schema/rules/phases';
import { speakerNamed } from 'schema/rules/transcript';
import type { RequestContext } from '../../../context.js';
import type { ConversationRow, WrittenTurn } from '../conversation.rows.js';
import type { PartnerSituation } from './situation.js';

/** The level of the student that the partner speaks to (§6). */
export const levelOf = ({ viewer }: Pick<RequestContext, 'viewer'>): Difficulty =>
  viewer?.role === 'student' ? 'intermediate' : 'advanced';

/** From the record of a conversation. */
export function situationIn(
  conversation: ConversationRow,
  turns: readonly WrittenTurn[],
  studentLevel: Difficulty,
): PartnerSituation {
  const { phase, topic, points, partnerPoints, difficulty, decisionQuestion, hotsQuestion } = conversation;
  return {
    phase,
    topic,
    points,
    partnerPoints,
    lastTurn: turns.at(-1)?.text ?? '',
    history: turns.slice(-HISTORY_TURNS).map(({ speaker, text }) => ({ speaker, text })),
    saidBefore: turns.filter(({ speaker }) => speaker === 'partner').map(({ text }) => text),
    studentLevel,
    difficulty,
    decisionQuestion,
    hotsQuestion,
    seed: conversation.sessionId * 31 + turns.length,
  };
}

/** From what a client of §7 sent. */
export function situationOf(input: AiConversationInput, studentLevel: Difficulty): PartnerSituation {
  const { message, sessionPhase, usedPoints, difficulty } = input;
  const sent = input.conversationHistory.flatMap(({ speaker, message: text }): SpokenTurn[] =>
    text === '' ? [] : [{ speaker: speakerNamed(speaker), text }],
  );
  // clients differ in whether the message is the last of the history already
  const before = sent.at(-1)?.text === message ? sent.slice(0, -1) : sent;
  const history: SpokenTurn[] = [...before, { speaker: 'student', text: message }];
  return {
    phase: sessionPhase,
    topic: topicOf({ conversationTopic: null, text: input.topic }),
    points: input.mindMapPoints.filter((point) => point !== ''),
    partnerPoints: usedPoints,
    lastTurn: message,
    history: history.slice(-HISTORY_TURNS),
    saidBefore: before.filter(({ speaker }) => speaker === 'partner').map(({ text }) => text),
    studentLevel,
    difficulty,
    decisionQuestion: null,
    hotsQuestion: input.hotsQuestion || null,
    seed: seedOf(JSON.stringify(history)),
  };
}

/** FNV-1a. */
function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % 1_000_003;
}

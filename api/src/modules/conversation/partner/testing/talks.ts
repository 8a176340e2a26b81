import { newlyCovered } from 'schema/rules/conversation-concepts';
import { decisionOpening, greetingOn, hotsOpening } from 'schema/rules/conversation-topic';
import { HISTORY_TURNS, PHASES, type Phase, type SpokenTurn } from 'schema/rules/phases';
import { isTopic, type Part3Topic } from '../../../questions/bank/curated-question.js';
import { QUESTION_BANK } from '../../../questions/bank/question-bank.js';
import { builtInReply } from '../built-in-partner.js';
import type { PartnerSituation } from '../situation.js';

export const TOPICS: readonly Part3Topic[] = QUESTION_BANK.filter(isTopic);

export function topicNamed(slug: string): Part3Topic {
  const topic = TOPICS.find((candidate) => candidate.slug === slug);
  if (!topic) throw new Error(`No topic ${slug}`);
  return topic;
}

type Subject = Pick<PartnerSituation, 'topic' | 'points' | 'decisionQuestion' | 'hotsQuestion'>;

export const subjectOf = (topic: Part3Topic): Subject => ({
  topic: topic.conversationTopic,
  points: topic.mindMapConcepts,
  decisionQuestion: topic.session2Question,
  hotsQuestion: topic.hotsQuestion,
});

/** The situation after a student's turn. */
export function situationAfter(
  subject: Subject,
  phase: Phase,
  turns: readonly SpokenTurn[],
  seed: number,
  partnerPoints: readonly number[] = [],
): PartnerSituation {
  return {
    ...subject,
    phase,
    partnerPoints,
    lastTurn: turns.at(-1)?.text ?? '',
    history: turns.slice(-HISTORY_TURNS),
    saidBefore: turns.filter(({ speaker }) => speaker === 'partner').map(({ text }) => text),
    studentLevel: 'intermediate',
    difficulty: 'intermediate',
    seed,
  };
}

interface Exchange {
  readonly situation: PartnerSituation;
  readonly reply: string;
}

/** A conversation through the phases as the server holds it, with what the student says. */
export function talk(
  subject: Subject,
  said: readonly string[],
  seed: number,
  phases: readonly Phase[] = PHASES,
): Exchange[] {
  const exchanges: Exchange[] = [];
  const turns: SpokenTurn[] = [];
  let partnerPoints: number[] = [];
  said.forEach((text, n) => {
    const phase = phases[Math.floor((n * phases.length) / said.length)] ?? 'session1';
    if (phase !== exchanges.at(-1)?.situation.phase) {
      partnerPoints = [];
      turns.push({ speaker: 'partner', text: openingOf(subject, phase) });
    }
    turns.push({ speaker: 'student', text });
    const situation = situationAfter(subject, phase, turns, seed * 31 + turns.length, partnerPoints);
    const reply = builtInReply(situation);
    turns.push({ speaker: 'partner', text: reply });
    const point = newlyCovered(reply, subject.points, partnerPoints);
    if (point !== null) partnerPoints = [...partnerPoints, point];
    exchanges.push({ situation, reply });
  });
  return exchanges;
}

function openingOf({ topic, decisionQuestion, hotsQuestion }: Subject, phase: Phase): string {
  if (phase === 'session2') return decisionOpening(topic, decisionQuestion);
  return phase === 'session3' ? hotsOpening(topic, hotsQuestion) : greetingOn(topic);
}

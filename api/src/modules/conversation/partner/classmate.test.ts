import { describe, expect, test } from '@jest/globals';
import { conceptsIn } from 'schema/rules/conversation-concepts';
import { builtInReply } from './built-in-partner.js';
import { knowledgeOf } from './knowledge.js';
import { expectFair } from './testing/expect-fair.js';
import type { Act, StudentTurn } from './testing/student-turn.js';
import { STUDENT_TURNS } from './testing/student-turns.js';
import { situationAfter, subjectOf, topicNamed } from './testing/talks.js';

/** By what an act is known; a reply may be worded in many ways, but a student must notice it. */
const KNOWN_BY: Record<Act, RegExp> = {
  agrees:
    /\b(?:agree|right|true|i think so|i see the problem|the same|good point|glad|i understand|clear|convinced|decision)\b/i,
  differs:
    /\b(?:not (?:so )?sure|doubt|but|not completely|only in part|perhaps|may be right|not for you|differently|honest answer|all right|do not (?:think so|have to agree))\b/i,
  answers:
    /\b(?:good question|if you ask me|i would|for me|i think|let me|yes|mostly|a little|i can (?:only|think)|glad that you ask|have thought|sure)\b/i,
  asksAgain:
    /\b(?:sorry|not (?:quite )?follow|not sure that i understood|not catch|misheard|heard nothing|microphone|listening)\b/i,
  helps:
    /\b(?:all right|no problem|not (?:an )?easy|easier|start small|first thing|no hurry|step by step|hard to choose|a good side|fine|good|glad|no idea either|small idea|simple sentence|nobody marks|saw yourself)\b/i,
  repeats: /\b(?:my question was|i asked you|i wanted to know|here it is again|i would like to hear):/i,
  decides:
    /\b(?:we agree on|it is decided|convinced me|i would go for|i would put|i lean|for me it is|our decision)\b/i,
  comesBack:
    /\b(?:come back|talking about|back to|go on about|connected to|mean for|bring us back|in saving|not sure that i understood|follow|misheard|catch|make that out)\b/i,
  greets: /\b(?:hello|hi|nice to meet|i am fine)\b/i,
  closes: /\b(?:thank you|thanks)\b/i,
  isHonest: /\b(?:computer|program)\b/i,
  asksForEnglish: /\bEnglish\b/,
};

const SEEDS = [1, 2, 3, 4, 5, 6];

function repliesTo({ says, topic, phase, before = [] }: StudentTurn): string[] {
  const turns = [...before, { speaker: 'student', text: says } as const];
  return SEEDS.map((seed) => {
    const situation = situationAfter(subjectOf(topicNamed(topic)), phase, turns, seed * 31);
    const reply = builtInReply(situation);
    expectFair(reply, situation);
    return reply;
  });
}

/** Names the point, or gives a reason, a doubt or a question that belongs to it. */
function speaksOf(reply: string, { topic }: StudentTurn, point: string): boolean {
  const { mindMapConcepts, conversationTopic } = topicNamed(topic);
  const { points } = knowledgeOf(conversationTopic, mindMapConcepts);
  const index = mindMapConcepts.indexOf(point);
  const known = points[index];
  if (!known) throw new Error(`No point ${point}`);
  const own = [...known.pro, ...known.con, ...known.ask];
  return conceptsIn(reply, mindMapConcepts).includes(index) || own.some((text) => reply.includes(text));
}

describe.each(
  STUDENT_TURNS.map((turn) => [turn.says.slice(0, 60) || '(silence)', turn.topic, turn] as const),
)('%j on %s', (_says, _topic, turn) => {
  const replies = repliesTo(turn);

  test('is answered as a good classmate would', () => {
    const { acts, about, mentions, never } = turn;
    const failing = replies.filter(
      (reply) =>
        (acts && !acts.some((act) => KNOWN_BY[act].test(reply))) ||
        (about !== undefined && !speaksOf(reply, turn, about)) ||
        (mentions && !mentions.test(reply)) ||
        never?.test(reply),
    );
    expect(failing).toEqual([]);
  });
});

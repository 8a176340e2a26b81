import { conceptsIn } from 'schema/rules/conversation-concepts';
import { fairReply } from './fair-partner.js';
import { randomFrom } from './random.js';
import { normal, type Scene, sceneOf } from './scene.js';
import { sentencesOf } from './sentences.js';
import type { PartnerSituation } from './situation.js';
import { wayOf } from './ways.js';

/** So many drafts are weighed at most; the first one without a fault is taken. */
const DRAFTS = 40;
/** A reply does not begin like one of so many before it. */
const OPENINGS = 4;
const FAULTS = { repeatedSentence: 10, lostSentence: 8, pointByAccident: 4, sameOpening: 2 } as const;

interface Weighed {
  readonly reply: string;
  readonly faults: number;
}

/**
 * What a classmate might say, without any provider: takes up a point or a thing of the student's last turn, agrees or
 * differs with a reason that belongs to it, answers what was asked, and asks back, as the phase wants it. The same
 * situation gives the same reply; in one conversation no reply comes twice.
 */
export function builtInReply(situation: PartnerSituation): string {
  const scene = sceneOf(situation);
  const way = wayOf(scene);
  let best: Weighed | null = null;
  for (let attempt = 0; attempt < DRAFTS && best?.faults !== 0; attempt += 1) {
    const random = randomFrom(situation.seed * 1009 + attempt);
    const weighed = weigh(way({ ...scene, random }), scene);
    if (weighed && (best === null || weighed.faults < best.faults)) best = weighed;
  }
  const { length } = situation.saidBefore;
  return best?.reply ?? `You have heard me ${length} times now. What is new in what you say?`;
}

/** Makes a draft fair and counts what speaks against it. Null: nothing is left, or it was said before as a whole. */
function weigh(draft: readonly string[], { situation, said, knowledge }: Scene): Weighed | null {
  const text = draft.join(' ');
  const reply = fairReply(text, situation, true);
  if (reply === null || situation.saidBefore.includes(reply)) return null;
  const repeated = sentencesOf(reply).filter((sentence) => ` ${said} `.includes(` ${normal(sentence)} `));
  const isSameOpening = situation.saidBefore.slice(-OPENINGS).map(openingOf).includes(openingOf(reply));
  const byAccident = conceptsIn(reply, situation.points).filter(
    (point) =>
      !situation.partnerPoints.includes(point) && !reply.includes(knowledge.points[point]?.say ?? ''),
  );
  return {
    reply,
    faults:
      repeated.length * FAULTS.repeatedSentence +
      (reply === text ? 0 : FAULTS.lostSentence) +
      byAccident.length * FAULTS.pointByAccident +
      (isSameOpening ? FAULTS.sameOpening : 0),
  };
}

const openingOf = (text: string): string => normal(text).split(' ').slice(0, 3).join(' ');

import { conceptsIn } from 'schema/rules/conversation-concepts';
import { fairReply } from './fair-partner.js';
import { randomFrom } from './random.js';
import { normal, type Scene, sceneOf } from './scene.js';
import type { PartnerSituation } from './situation.js';
import { wayOf } from './ways.js';

/** So many drafts are weighed at most; the first one without a fault is taken. */
const DRAFTS = 30;
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
    const draft = way({ ...scene, random: randomFrom(situation.seed * 1009 + attempt) });
    const repeated = repetitionsIn(draft, scene);
    if (best && best.faults <= repeated) continue;
    const reply = fair(draft, situation);
    if (reply === null || situation.saidBefore.includes(reply)) continue;
    const faults = repeated + accidentsIn(reply, draft, scene);
    if (best === null || faults < best.faults) best = { reply, faults };
  }
  const { length } = situation.saidBefore;
  return best?.reply ?? `You have heard me ${length} times now. What is new in what you say?`;
}

/** The question goes first, so that the rules know how much room it leaves; it is said last all the same. */
const fair = (draft: readonly string[], situation: PartnerSituation): string | null =>
  fairReply([...draft.slice(-1), ...draft.slice(0, -1)].join(' '), situation, true);

function repetitionsIn(draft: readonly string[], { situation, said }: Scene): number {
  const repeated = draft.filter((sentence) => ` ${said} `.includes(` ${normal(sentence)} `)).length;
  const begun = situation.saidBefore.slice(-OPENINGS).map(openingOf);
  const isSameOpening = begun.includes(openingOf(draft.join(' ')));
  return repeated * FAULTS.repeatedSentence + (isSameOpening ? FAULTS.sameOpening : 0);
}

/** What the rules have changed, and points that are spent without being spoken of. */
function accidentsIn(reply: string, draft: readonly string[], { situation, knowledge }: Scene): number {
  const { points, partnerPoints } = situation;
  const isSpent = (point: number): boolean =>
    !partnerPoints.includes(point) && !reply.includes(knowledge.points[point]?.say ?? '');
  const spent = conceptsIn(reply, points).filter(isSpent).length;
  return spent * FAULTS.pointByAccident + (reply === draft.join(' ') ? 0 : FAULTS.lostSentence);
}

const openingOf = (text: string): string => normal(text).split(' ').slice(0, 3).join(' ');

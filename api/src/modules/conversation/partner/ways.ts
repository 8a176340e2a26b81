import type { Phase } from 'schema/rules/phases';
import type { TurnAct } from './act-rules.js';
import * as answers from './drafts/answering.js';
import { deciding } from './drafts/deciding.js';
import * as discussion from './drafts/discussing.js';
import * as repairs from './drafts/repairing.js';
import { thinking } from './drafts/thinking.js';
import type { Dice, Scene } from './scene.js';

/** Drafts the sentences of a reply; the last one asks. */
type Way = (dice: Dice) => string[];

/** What is answered in the same way whatever the phase is. */
const ALWAYS: Partial<Record<TurnAct, Way>> = {
  silent: repairs.hearingNothing,
  otherLanguage: repairs.askingForEnglish,
  rude: repairs.stayingFriendly,
  private: repairs.keepingPrivate,
  steers: repairs.stayingWithTheTalk,
  asksAgain: repairs.repeating,
  asksMeaning: answers.explaining,
  asksWho: answers.sayingWhoItIs,
  asksLeave: answers.lettingGoOn,
  asksWhy: answers.givingReason,
  asksLife: answers.tellingOfItself,
  asksOpinion: answers.givingOpinion,
  asks: answers.answering,
  greets: answers.greeting,
};

const IN_PHASE: Record<Phase, Partial<Record<TurnAct, Way>>> = {
  session1: {
    asksAgreement: answers.sayingWhetherItAgrees,
    unsure: repairs.helping,
    closes: answers.closing,
    agrees: discussion.goingOn,
    saysYes: discussion.afterOneWord,
    saysNo: discussion.afterOneWord,
    disagrees: discussion.standingUpForIt,
  },
  session2: {},
  session3: {
    asksAgreement: answers.givingOpinion,
    unsure: repairs.helping,
    closes: answers.closing,
    saysYes: discussion.afterOneWord,
    saysNo: discussion.afterOneWord,
  },
};

const OTHERWISE: Record<Phase, Way> = {
  session1: discussion.discussing,
  session2: deciding,
  session3: thinking,
};

/** How to answer the turn. */
export function wayOf({ turn, focus, situation: { phase } }: Scene): Way {
  if (turn.isUnclear) return repairs.notUnderstanding;
  const isStatement = turn.act === 'tells' || turn.act === 'decides';
  // while a point is spoken of, a story belongs to it, whatever its words are
  const isElsewhere = isStatement && !turn.isOnTopic && phase !== 'session3' && focus === null;
  if (isElsewhere && turn.things.length > 0) return repairs.comingBack;
  if (isElsewhere && turn.act === 'tells' && turn.isShort) return repairs.notUnderstanding;
  return ALWAYS[turn.act] ?? IN_PHASE[phase][turn.act] ?? OTHERWISE[phase];
}

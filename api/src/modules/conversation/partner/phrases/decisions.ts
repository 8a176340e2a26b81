import type { OneOrMore } from '../scene.js';

type AboutWithReason = OneOrMore<(about: string, reason: string) => string>;

export const PROPOSING: AboutWithReason = [
  (about, reason) => `I would go for ${about}, because ${reason}.`,
  (about, reason) => `I would put ${about} first, because ${reason}.`,
  (about, reason) => `I lean towards ${about}, since ${reason}.`,
  (about, reason) => `For me it is ${about}, because ${reason}.`,
];

/** Before a proposal of the partner's own. */
export const ON_THE_OTHER_HAND: OneOrMore<string> = [
  'I see why you say that.',
  'That is a good one.',
  'I can follow you.',
  'That would also be possible.',
  'You have a point there.',
];

/** A decision is reached; `isAgreed` knows it again by these words. */
export const ACCEPTING: AboutWithReason = [
  (about, reason) => `Then we agree on ${about}, because ${reason}.`,
  (about, reason) => `All right, it is decided: we take ${about}, because ${reason}.`,
  (about, reason) => `You have convinced me: we take ${about}, since ${reason}.`,
  (about, reason) => `Good, we agree on ${about}: ${reason}.`,
];
export const ACCEPTING_BRIEFLY: OneOrMore<(reason: string) => string> = [
  (reason) => `You have convinced me, because ${reason}.`,
  (reason) => `All right, it is decided, because ${reason}.`,
  (reason) => `Then we agree on that one, since ${reason}.`,
];
export const isAgreed = (said: string): boolean =>
  /\b(?:then|good,) we agree on|it is decided|you have convinced me\b/i.test(said);

export const STANDING_BY_IT: OneOrMore<string> = [
  'I think so too, so our decision stands.',
  'Good, that makes our decision even clearer.',
  'Yes, I am happy about what we decided.',
  'That is one reason more for what we decided.',
  'I see, so nothing changes in our decision.',
];

export const COMPARING: OneOrMore<string> = [
  'Which of the two convinces you, and why?',
  'What speaks against mine?',
  'Could you change my mind?',
  'Why is the first one better than mine?',
  'Do you see a weak side in mine?',
];
export const SETTLING: OneOrMore<string> = [
  'Shall we agree on that one?',
  'Could you accept that?',
  'Can we settle on it?',
  'Is that our answer, then?',
];
export const AFTER_THE_DECISION: OneOrMore<string> = [
  'What is our main reason, in one sentence?',
  'Which one would be our second?',
  'Is there anything that speaks against it?',
  'How would you sum up our decision?',
  'What would be our first step?',
  'Who would profit from it first?',
  'How would we explain that to somebody who disagrees?',
  'What do we lose if we leave the others out?',
];
export const HARD_TO_CHOOSE: OneOrMore<string> = [
  'I know, it is hard to choose.',
  'It is not easy for me either.',
  'That is all right, let us think about one of them.',
  'I understand, all of them have a good side.',
];

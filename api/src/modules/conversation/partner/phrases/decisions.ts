import type { OneOrMore } from '../scene.js';

type AboutWithReason = OneOrMore<(about: string, reason: string) => string>;

export const PROPOSING: AboutWithReason = [
  (about, reason) => `I would go for ${about}, because ${reason}.`,
  (about, reason) => `I would put ${about} first, because ${reason}.`,
  (about, reason) => `I lean towards ${about}, since ${reason}.`,
  (about, reason) => `For me it is ${about}, because ${reason}.`,
];

/** What speaks for the student's point, before the partner proposes another one. */
export const GRANTING: OneOrMore<(reason: string) => string> = [
  (reason) => `It is true that ${reason}.`,
  (reason) => `You are right that ${reason}.`,
  (reason) => `I see that ${reason}.`,
  (reason) => `Yes, ${reason}.`,
];
/** A proposal that stands against another one. */
export const PROPOSING_STILL: AboutWithReason = [
  (about, reason) => `Still, I would go for ${about}, because ${reason}.`,
  (about, reason) => `But I would put ${about} first, because ${reason}.`,
  (about, reason) => `Still, I lean towards ${about}, since ${reason}.`,
  (about, reason) => `But for me it is ${about}, because ${reason}.`,
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
  'Good, so our decision stands.',
  'Yes, I am happy about what we decided.',
  'I see, so nothing changes in our decision.',
  'I am still sure of what we decided.',
  'Fine, then we both stand by it.',
];
/** The student doubts what was decided. */
export const WEIGHING_A_DOUBT: OneOrMore<string> = [
  'I see the weak side, but I would still stand by our decision.',
  'That is a fair doubt, so let us name it when we explain our decision.',
  'You are right to look at both sides, and I still think we decided well.',
  'I understand the doubt, but no other point is perfect either.',
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

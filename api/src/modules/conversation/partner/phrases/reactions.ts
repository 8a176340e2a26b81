import type { OneOrMore } from '../scene.js';

type AboutWithReason = OneOrMore<(about: string, reason: string) => string>;
type WithReason = OneOrMore<(reason: string) => string>;

export const AGREEING: AboutWithReason = [
  (about, reason) => `I agree about ${about}, because ${reason}.`,
  (about, reason) => `You are right about ${about}: ${reason}.`,
  (about, reason) => `Yes, I also think of ${about}, since ${reason}.`,
  (about, reason) => `I feel the same about ${about}: ${reason}.`,
  (about, reason) => `I would also put ${about} high on the list, because ${reason}.`,
];
export const AGREEING_BRIEFLY: WithReason = [
  (reason) => `I agree, because ${reason}.`,
  (reason) => `That is true: ${reason}.`,
  (reason) => `Yes, I see it the same way, since ${reason}.`,
  (reason) => `You are right, because ${reason}.`,
  (reason) => `I think so too, because ${reason}.`,
  (reason) => `Good point, and ${reason}.`,
];

export const DIFFERING: AboutWithReason = [
  (about, reason) => `I am not so sure about ${about}, because ${reason}.`,
  (about, reason) => `About ${about} I have a doubt: ${reason}.`,
  (about, reason) => `You may be right about ${about}, but ${reason}.`,
  (about, reason) => `I understand what you say about ${about}, but ${reason}.`,
];
export const DIFFERING_BRIEFLY: WithReason = [
  (reason) => `I am not so sure, because ${reason}.`,
  (reason) => `That may be, but ${reason}.`,
  (reason) => `I see what you mean, but ${reason}.`,
  (reason) => `Perhaps, but ${reason}.`,
  (reason) => `You may be right, but ${reason}.`,
  (reason) => `I understand you, but ${reason}.`,
];

/** The student speaks against something, and the partner sees that, too. */
export const SHARING_A_DOUBT: WithReason = [
  (reason) => `I see the problem, too: ${reason}.`,
  (reason) => `That is true, because ${reason}.`,
  (reason) => `I understand you, because ${reason}.`,
  (reason) => `You are right to doubt it, since ${reason}.`,
];

/** Of a thing that the student spoke of. */
export const TAKING_UP: OneOrMore<(thing: string) => string> = [
  (thing) => `I see what you mean about ${thing}.`,
  (thing) => `I had not thought of ${thing}.`,
  (thing) => `It is good that you mention ${thing}.`,
  (thing) => `You make me think about ${thing}, too.`,
  (thing) => `What you say about ${thing} is interesting.`,
];
export const TAKING_UP_PERSON: OneOrMore<(person: string) => string> = [
  (person) => `It helps that you tell me about ${person}.`,
  (person) => `Thank you for telling me about ${person}.`,
  (person) => `It is good that you thought of ${person}.`,
  (person) => `What you tell me about ${person} is interesting.`,
];

/** Where there is nothing to name. */
export const NODDING: OneOrMore<string> = [
  'I see what you mean.',
  'That is an interesting way to look at it.',
  'I can understand that.',
  'That sounds sensible to me.',
  'Yes, that can happen.',
  'That is worth a thought.',
  'I know that feeling.',
  'Yes, I can see that.',
];

export const SAYING_YES: OneOrMore<string> = [
  'Good, then we see it the same way.',
  'All right, that is clear.',
  'I am glad that you think so.',
  'Fine, so we agree.',
  'Good, I thought so.',
];
export const SAYING_NO: OneOrMore<string> = [
  'All right, that is an honest answer.',
  'I see, so you do not think so.',
  'Fine, we do not have to agree.',
  'That is all right.',
  'I understand, it is not for you.',
];

/** The student repeats a turn. */
export const REMEMBERING: OneOrMore<string> = [
  'You said that a moment ago, so it must matter to you.',
  'I remember that, you told me.',
  'Yes, you made that point already.',
  'I heard that one, and I am still thinking about it.',
];

/** A point of the partner's own. */
export const ADDING: AboutWithReason = [
  (point, reason) => `I would add ${point}, because ${reason}.`,
  (point, reason) => `I am also thinking of ${point}, since ${reason}.`,
  (point, reason) => `We should not forget ${point}, because ${reason}.`,
  (point, reason) => `On the map I also see ${point}: ${reason}.`,
];

import type { OneOrMore } from '../scene.js';

type AboutWithReason = OneOrMore<(about: string, reason: string) => string>;
type WithReason = OneOrMore<(reason: string) => string>;

export const MY_OPINION: AboutWithReason = [
  (about, reason) => `Good question: I would name ${about} first, because ${reason}.`,
  (about, reason) => `If you ask me, it is ${about}, because ${reason}.`,
  (about, reason) => `I would say ${about}, because ${reason}.`,
  (about, reason) => `For me it is ${about}, since ${reason}.`,
];
export const MY_OPINION_BRIEFLY: WithReason = [
  (reason) => `If you ask me, it matters, because ${reason}.`,
  (reason) => `I would say yes, because ${reason}.`,
  (reason) => `Good question: I think that ${reason}.`,
  (reason) => `For me the answer is that ${reason}.`,
];
export const YES_I_DO: WithReason = [
  (reason) => `Yes, I do, because ${reason}.`,
  (reason) => `Yes, I agree, because ${reason}.`,
  (reason) => `I do agree, since ${reason}.`,
];
export const NOT_COMPLETELY: WithReason = [
  (reason) => `Not completely, because ${reason}.`,
  (reason) => `Mostly I agree, but ${reason}.`,
  (reason) => `I agree only in part, because ${reason}.`,
];
export const BECAUSE: WithReason = [
  (reason) => `That is because ${reason}.`,
  (reason) => `Well, I think that ${reason}.`,
  (reason) => `I say so because ${reason}.`,
];
export const I_MEAN: WithReason = [
  (reason) => `I mean that ${reason}.`,
  (reason) => `Let me put it simply: ${reason}.`,
  (reason) => `I meant it like this: ${reason}.`,
];
export const IT_MEANS: AboutWithReason = [
  (about, reason) => `I understand ${about} like this: ${reason}.`,
  (about, reason) => `When I hear of ${about}, I think that ${reason}.`,
];
export const NOT_SURE_OF_THE_WORD: OneOrMore<string> = [
  'I am not sure of that word either.',
  'That is a hard word, I would have to look it up.',
  'I only know it roughly.',
];

/** Before a thought or a story that answers. */
export const LET_ME_THINK: OneOrMore<string> = [
  'Good question.',
  'Let me think.',
  'I have thought about that, too.',
  'That is a good question.',
  'I am glad that you ask.',
  'Let me see.',
  'I am not quite sure, but here is my view.',
];
export const MY_LIFE: OneOrMore<string> = [
  'Well, let me tell you something.',
  'I can only tell you this.',
  'I can think of something.',
  'Let me give you a picture.',
];
/** For topics without stories of their own. */
export const STORIES: OneOrMore<string> = [
  'My cousin in Ipoh talks about it all the time.',
  'I read about it in the newspaper last week.',
  'My neighbour Mr Raju tells me a lot about it.',
  'I once talked about it at the dinner table.',
];
export const PLEASE_DO: OneOrMore<string> = [
  'Yes, of course, please do.',
  'Sure, go on.',
  'Yes, I would love to hear it.',
];
export const GO_ON: OneOrMore<string> = [
  'What would you like to tell me?',
  'What happened to you?',
  'How did it go?',
  'What is it about?',
];

export const WHO_I_AM: OneOrMore<string> = [
  'I am a practice partner made by a computer, but I do follow what you say.',
  'I am a program to practise with, so you can speak freely.',
  'A computer makes my words, but yours decide what we talk about.',
];
export const GREETING: OneOrMore<string> = [
  'Hello, I am fine, thank you, and happy to talk to you.',
  'Hi, it is nice to meet you.',
  'Hello to you, too.',
  'I am fine, thank you, and ready to talk.',
];
export const CLOSING: OneOrMore<string> = [
  'Thank you, it was good to talk to you.',
  'Thanks, I enjoyed our talk.',
  'Thank you, I learned something from you.',
  'Thank you, I think we looked at both sides.',
];
export const LAST_WORDS: OneOrMore<string> = [
  'Is there anything that you would like to add?',
  'What was the best thought of our talk?',
  'Which of our ideas will you remember?',
  'What would you say in one last sentence?',
  'Did you change your mind about anything?',
];
export const NOT_OVER_YET: OneOrMore<string> = [
  'Thank you, and we still have a moment.',
  'That is a good sum, and we may still go on.',
  'Thank you, but I would like to hear one thing.',
];

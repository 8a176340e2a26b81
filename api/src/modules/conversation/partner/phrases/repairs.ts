import type { OneOrMore } from '../scene.js';

export const HEARD_NOTHING: OneOrMore<string> = [
  'Sorry, I could not hear you.',
  'I am afraid I heard nothing.',
  'Sorry, it was very quiet.',
  'Sorry, nothing reached me just now.',
  'Perhaps the microphone was off.',
  'I am still here and listening.',
];
export const SAY_AGAIN: OneOrMore<string> = [
  'Could you say that once again?',
  'Could you try it again, please?',
  'Can you tell me again?',
  'Would you say it again for me?',
  'What did you want to say?',
  'Could you speak a little louder?',
];

export const NOT_UNDERSTOOD: OneOrMore<string> = [
  'Sorry, I did not quite follow you.',
  'I am not sure that I understood you.',
  'I did not catch all of that.',
  'Sorry, I could not make that out.',
  'I think I misheard you.',
];
export const ANOTHER_WAY: OneOrMore<string> = [
  'Could you say that another way?',
  'Can you put it in a simple sentence?',
  'Could you explain it a little?',
  'What do you mean by that?',
  'Can you say it again, slowly?',
];

export const OTHER_LANGUAGE: OneOrMore<string> = [
  'Sorry, I could not follow that.',
  'I would love to understand that.',
  'Let us stay in English, since that is what we practise.',
  'I am sure that it was a good thought.',
  'A few English words are enough for me.',
  'I only speak English here, sorry.',
  'That sounded good, but I did not get it.',
  'We both need the practice in English.',
];
export const IN_ENGLISH: OneOrMore<string> = [
  'Could you say it in English?',
  'How would you say that in English?',
  'Can you try it in English, even slowly?',
  'Could you tell me the same in English?',
  'Which part of it can you say in English?',
  'What is the English for the first part?',
  'Can you find one English sentence for it?',
  'Would you try that in English for me?',
];

export const HELPING: OneOrMore<string> = [
  'That is all right, take a moment.',
  'No problem, let us think about it as a pair.',
  'It is not an easy one, I had to think as well.',
  'Let me ask something easier.',
  'We can start small.',
  'Just tell me the first thing that comes to mind.',
  'No hurry, I will wait.',
  'Let us take it step by step.',
  'Nobody marks you for thinking, so take it slowly.',
  'I sometimes have no idea either.',
  'One simple sentence is enough.',
  'Think of something that you saw yourself.',
  'Any small idea will do.',
];
/** For topics without small questions of their own. */
export const EASY: OneOrMore<string> = [
  'Which point on the map do you like most?',
  'What do you and your friends do about it?',
  'Is it easy or hard for you?',
  'Did you see it somewhere this week?',
  'Who would like it?',
  'What is the first thing that you think of?',
  'Do you like it or not?',
  'What happened last time?',
  'Is it good or bad, for you?',
  'What would your best friend say?',
  'Where have you heard about it?',
  'What would you tell your little brother or sister?',
];

export const REPEATING: OneOrMore<string> = [
  'Of course.',
  'Sure, no problem.',
  'Yes, gladly.',
  'No problem at all.',
  'All right, once again.',
];
/** Stand before the partner's last question. */
export const MY_QUESTION: OneOrMore<string> = [
  'My question was:',
  'I asked you:',
  'I wanted to know:',
  'Here it is again:',
  'I would like to hear:',
];

export const KEEPING_IT_FRIENDLY: OneOrMore<string> = [
  'I would like to keep it friendly.',
  'No hard feelings, let us go on.',
  'All right, let us calm down and go on.',
  'I think we can say that in a kinder way.',
];
export const KEEPING_IT_PRIVATE: OneOrMore<string> = [
  'That is private, so please keep it to yourself.',
  'I do not need that, and strangers should not have it.',
  'Better keep such things to yourself.',
];
export const ONLY_DISCUSSING: OneOrMore<string> = [
  'I am only here to discuss.',
  'That is nothing that I can do.',
  'I just want to hear what you think.',
  'I would rather go on talking.',
];
export const COMING_BACK: OneOrMore<(topic: string) => string> = [
  (topic) => `Let us come back to ${topic}.`,
  (topic) => `We were talking about ${topic}.`,
  (topic) => `Back to ${topic}, then.`,
  (topic) => `Let us go on about ${topic}.`,
];
/** Ask for the way from something else to the topic. */
export const LINKING: OneOrMore<(topic: string) => string> = [
  (topic) => `How is that connected to ${topic}?`,
  (topic) => `What does that mean for ${topic}?`,
  (topic) => `Where do you see that in ${topic}?`,
  (topic) => `How does that bring us back to ${topic}?`,
];

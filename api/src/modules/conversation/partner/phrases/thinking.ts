import type { OneOrMore } from '../scene.js';

/** Before a thought that goes the same way, or another one. */
export const GOING_ALONG: OneOrMore<string> = [
  'That makes sense to me.',
  'I think so too.',
  'Yes, and there is one thing to add.',
  'I agree, and I would go on.',
  'You are right there.',
  'We think alike.',
];
export const SEEING_ANOTHER_SIDE: OneOrMore<string> = [
  'I see it a little differently.',
  'I am not so sure of that.',
  'Perhaps, but there is another side.',
  'That is one side of it.',
  'I would not go so far.',
  'Maybe, but I have a doubt.',
];
/** Before a thought of which nobody can say whether it agrees. */
export const ADDING_A_THOUGHT: OneOrMore<string> = [
  'I see your point.',
  'That is a fair thought.',
  'I have been thinking about this, too.',
  'Let me add something.',
  'I can understand that.',
  'That is worth a thought.',
];

/** Before a thought from the other side, after a sentence that took up the student's. */
export const ON_THE_OTHER_HAND: OneOrMore<(thought: string) => string> = [
  (thought) => `Still, ${thought}`,
  (thought) => `On the other hand, ${thought}`,
  (thought) => `But ${thought}`,
];

/** Fit any question that asks for judgement: for those that nobody has thought through yet. */
export const THOUGHTS: OneOrMore<string> = [
  'It may look different in a city and in a kampung.',
  'Older people may see it in another way.',
  'In ten years we may think differently about it.',
  'Rich and poor people may not feel it in the same way.',
  'What is good for one person may be hard for another.',
  'Rules alone will not change how people think.',
  'Small children learn from what they see.',
  'It helps to ask who gains and who loses.',
  'Every change has a price.',
  'People often know what is right, and still do nothing.',
  'What our friends do has a strong pull on us.',
  'It also depends on the money that people have.',
  'Somebody has to take the first step.',
];

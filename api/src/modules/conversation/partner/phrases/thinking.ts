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

/** Causes, effects, change: for questions that nobody has thought through yet. */
export const THOUGHTS: OneOrMore<string> = [
  'One effect is that young people get used to it.',
  'I think the cause lies in how busy we all are.',
  'In the future, machines may change that.',
  'Our grandparents lived quite differently.',
  'There is a price to it, and somebody has to pay.',
  'In a big city it is not the same as in a kampung.',
  'What we see on the internet makes it bigger.',
  'It comes from the way we are brought up.',
  'A small change now can be a big one later.',
  'Rich people hardly feel it, and poor people do.',
  'Some people will like it, and others will be afraid of it.',
  'In ten years we may laugh about it.',
];

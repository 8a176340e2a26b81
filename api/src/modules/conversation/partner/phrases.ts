type OneOrMore<Item> = readonly [Item, ...Item[]];
/** A sentence about something, with a reason. */
type Sentence = (about: string, reason: string) => string;

/** Follow "because" and fit anything that a class discusses. */
export const REASONS_FOR: OneOrMore<string> = [
  'it is easy to begin',
  'students like us can do it',
  'it makes a difference every day',
  'many people can join in',
  'it lasts for a long time',
  'it costs almost nothing',
  'families would notice it at once',
  'I have seen it work',
  'it makes people feel proud',
  'it solves more than one problem',
];

export const REASONS_AGAINST: OneOrMore<string> = [
  'it takes a lot of time',
  'not everyone can afford it',
  'people soon lose interest',
  'it only works if everybody joins',
  'some people have no choice',
  'it is harder than it sounds',
  'it may help only a few',
  'it depends on where you live',
  'we often forget it when we are busy',
];

export const AGREEING: OneOrMore<Sentence> = [
  (about, reason) => `I agree with you about ${about}, because ${reason}.`,
  (about, reason) => `You are right about ${about}: ${reason}.`,
  (about) => `That is a strong point, and ${about} is something I had not thought of.`,
  (about, reason) => `Yes, ${about} matters to me too, since ${reason}.`,
  (about) => `I like how you brought up ${about}.`,
  (about, reason) => `I feel the same about ${about}. For me, ${reason}.`,
  (about) => `True, and when you speak of ${about}, it touches all of us.`,
  (about) => `Good thinking, and ${about} may be where it begins.`,
];

export const DIFFERING: OneOrMore<Sentence> = [
  (about, reason) => `I see it differently: with ${about}, ${reason}.`,
  (about, reason) => `I am not so sure about ${about}, because ${reason}.`,
  (about, reason) => `You may be right, but when I think of ${about}, ${reason}.`,
  (about, reason) => `That is one side of ${about}. On the other side, ${reason}.`,
  (about, reason) => `I understand what you say about ${about}, but ${reason}.`,
  (about, reason) => `Hmm, ${about} sounds good, but ${reason}.`,
];

export const ANSWERING: OneOrMore<Sentence> = [
  (about, reason) => `Good question. About ${about} I would say yes, because ${reason}.`,
  (about, reason) => `Since you ask about ${about}: I think ${reason}.`,
  (about, reason) => `I would say that ${about} is worth it, since ${reason}.`,
  (about) => `I am of two minds about ${about}: it helps, but it is not the whole answer.`,
  (about, reason) => `For me ${about} comes first, because ${reason}.`,
];

export const DECIDING: OneOrMore<Sentence> = [
  (about, reason) => `I can go along with ${about}, because ${reason}.`,
  (about, reason) => `Then ${about} is on top of our list: ${reason}.`,
  (about) => `That is a clear choice, and ${about} is hard to beat.`,
  (about, reason) =>
    `I was thinking of another one, but you have convinced me: ${about} wins, since ${reason}.`,
];

export const HELPING: OneOrMore<string> = [
  'That is all right, take your time.',
  'No problem, let us think about it together.',
  'It is not an easy one, I had to think as well.',
  'Let me make it easier: think of a normal day at school.',
  'You can begin with “In my opinion”.',
  'We can start small.',
  'Just tell me the first thing that comes to mind.',
];

/** A point of the partner's own. */
export const ADDING: Record<'session1' | 'session2', OneOrMore<Sentence>> = {
  session1: [
    (point, reason) => `I would add “${point}”, because ${reason}.`,
    (point) => `Another idea on the map is “${point}”.`,
    (point, reason) => `Then there is “${point}”: ${reason}.`,
    (point) => `It makes me think of “${point}” as well.`,
  ],
  session2: [
    (point, reason) => `My own choice is “${point}”, because ${reason}.`,
    (point) => `Compared with “${point}”, I find it hard to decide.`,
    (point, reason) => `What speaks for “${point}” is that ${reason}.`,
  ],
};

/** For the third phase: causes, effects, change, comparison. */
export const THINKING: OneOrMore<string> = [
  'One effect is that young people learn it early.',
  'I think the cause lies in how busy we all are.',
  'In the future, technology may change that.',
  'Our grandparents lived quite differently.',
  'There is a price to it, and somebody has to pay.',
  'In a big city it is not the same as in a kampung.',
  'What we see online makes it stronger.',
  'It is linked with how we are brought up.',
  'A small change now can be a big one later.',
];

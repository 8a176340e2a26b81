import type { OneOrMore } from '../scene.js';

/**
 * Follow "because" on points that nobody has thought through yet: way or cause, good or bad. So they claim nothing of
 * the matter itself.
 */
export const REASONS_FOR: OneOrMore<string> = [
  'it is close to our own life',
  'people of our age notice it',
  'I have seen it myself',
  'many of us know it well',
  'it is easy to picture',
  'it matters to a lot of people',
  'we hear about it often',
  'it comes up again and again',
  'nobody can really ignore it',
  'it makes a difference in the end',
  'I would feel the same',
  'it is not just a small thing',
];

export const REASONS_AGAINST: OneOrMore<string> = [
  'it depends on the person',
  'not everybody feels that way',
  'some people see it in another way',
  'it is not the same everywhere',
  'another point may matter even to a larger group',
  'it is hard to say for sure',
  'I have seen the opposite',
  'it sounds simpler than it is',
  'it may be true only for some',
  'there are two sides to it',
];

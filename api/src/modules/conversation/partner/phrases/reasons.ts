import type { OneOrMore } from '../scene.js';

/** Follow "because" and fit anything that a class discusses: for topics that nobody has thought through yet. */
export const REASONS_FOR: OneOrMore<string> = [
  'it is something that we can begin tomorrow',
  'students like us can do it',
  'I see it every day',
  'many people can join in',
  'it lasts for years',
  'it costs almost nothing',
  'our parents would notice it at once',
  'I have seen how well it goes',
  'it makes people proud',
  'it solves two problems at once',
  'everybody can understand it',
  'it is close to our own life',
];

export const REASONS_AGAINST: OneOrMore<string> = [
  'it takes months to see a result',
  'not everyone can afford it',
  'people soon lose interest',
  'it needs everybody to join in',
  'some people cannot choose',
  'it is harder than it sounds',
  'it may help only a few',
  'it depends on where you live',
  'we often forget it when we are busy',
  'not all people want to change',
];

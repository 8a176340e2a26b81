import { STORIES } from '../phrases/answers.js';
import { ADDING, AGREEING_BRIEFLY } from '../phrases/reactions.js';
import { type Dice, nameOf, oneOf, pick, pointsToAdd, reasonFor, say } from '../scene.js';
import { questionOf, questionOn } from './asking.js';
import { thoughtOf } from './thinking.js';

export const storyOf = (dice: Dice): string =>
  pick(dice, dice.knowledge.stories.length > 0 ? dice.knowledge.stories : STORIES);

/** A point of the partner's own while it has any left, else a thought, and the question that hands over. */
export function addition(dice: Dice): string[] {
  if (dice.situation.phase === 'session3') return [thoughtOf(dice), questionOf(dice)];
  const point = oneOf(dice, pointsToAdd(dice));
  const name = point === undefined ? null : nameOf(dice, point);
  if (point !== undefined && name) {
    return [say(dice, ADDING, name, reasonFor(dice, point)), questionOn(dice, point)];
  }
  const thought =
    dice.random() < 0.5 ? storyOf(dice) : say(dice, AGREEING_BRIEFLY, reasonFor(dice, dice.focus));
  return [thought, questionOf(dice)];
}

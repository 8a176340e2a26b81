import {
  ACCEPTING,
  ACCEPTING_BRIEFLY,
  AFTER_THE_DECISION,
  COMPARING,
  HARD_TO_CHOOSE,
  isAgreed,
  ON_THE_OTHER_HAND,
  PROPOSING,
  SETTLING,
  STANDING_BY_IT,
} from '../phrases/decisions.js';
import { NODDING } from '../phrases/reactions.js';
import { type Dice, nameOf, oneOf, pick, pointsToAdd, reasonFor, say } from '../scene.js';
import { questionOf } from './asking.js';
import { reactionTo } from './discussing.js';

/** The second phase: compares, works towards one decision, and accepts it when it is reached. */
export function deciding(dice: Dice): string[] {
  const { turn, situation } = dice;
  const [point] = turn.points;
  if (saidInPhase(situation.saidBefore).some(isAgreed)) return standingByIt(dice);
  const isYes = turn.act === 'agrees' || turn.act === 'saysYes' || turn.act === 'closes';
  if (isYes && (point ?? dice.focus) !== null) return accepting(dice, point ?? dice.focus ?? 0);
  if (point === undefined) return proposing(dice);
  const isSecondTime = dice.isRepeated || situation.partnerPoints.length > 0;
  if (turn.isAgainst) return [reactionTo(dice, point), questionOf(dice)];
  return turn.act === 'decides' && (isSecondTime || dice.random() < 0.6)
    ? accepting(dice, point)
    : comparing(dice, point);
}

/** The partner's turns since the decision was asked for. */
const saidInPhase = (said: readonly string[]): readonly string[] =>
  said.slice(said.findLastIndex((text) => text.startsWith('Now we decide.')) + 1);

export function accepting(dice: Dice, point: number): string[] {
  const name = nameOf(dice, point);
  const reason = reasonFor(dice, point);
  return [
    name ? say(dice, ACCEPTING, name, reason) : say(dice, ACCEPTING_BRIEFLY, reason),
    pick(dice, AFTER_THE_DECISION),
  ];
}

const standingByIt = (dice: Dice): string[] => {
  const [point] = dice.turn.points;
  const said =
    point === undefined || dice.random() < 0.4 ? pick(dice, STANDING_BY_IT) : reactionTo(dice, point);
  return [said, pick(dice, AFTER_THE_DECISION)];
};

/** Beside the student's choice one of the partner's own, where it still has one. */
function comparing(dice: Dice, point: number): string[] {
  const own = oneOf(
    dice,
    pointsToAdd(dice).filter((index) => index !== point),
  );
  const name = own === undefined ? null : nameOf(dice, own);
  if (own === undefined || !name || dice.random() < 0.4) return [reactionTo(dice, point), questionOf(dice)];
  return [
    pick(dice, ON_THE_OTHER_HAND),
    say(dice, PROPOSING, name, reasonFor(dice, own)),
    pick(dice, COMPARING),
  ];
}

/** The student has named none: the partner does. */
export function proposing(dice: Dice): string[] {
  const own = oneOf(dice, pointsToAdd(dice)) ?? dice.focus;
  const name = nameOf(dice, own);
  const isStuck = dice.turn.act === 'cannotDecide' || dice.turn.act === 'unsure';
  const said = pick(dice, isStuck ? HARD_TO_CHOOSE : NODDING);
  if (!name) return [said, questionOf(dice)];
  return [said, say(dice, PROPOSING, name, reasonFor(dice, own)), pick(dice, SETTLING)];
}

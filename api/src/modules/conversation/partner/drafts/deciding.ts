import {
  ACCEPTING,
  ACCEPTING_BRIEFLY,
  AFTER_THE_DECISION,
  COMPARING,
  GRANTING,
  HARD_TO_CHOOSE,
  isAgreed,
  PROPOSING,
  PROPOSING_STILL,
  SETTLING,
  STANDING_BY_IT,
  WEIGHING_A_DOUBT,
} from '../phrases/decisions.js';
import { NODDING } from '../phrases/reactions.js';
import { type Dice, nameOf, oneOf, pick, pointsToAdd, reasonFor, say, sincePhaseBegan } from '../scene.js';
import { questionOf } from './asking.js';
import { reactionTo } from './discussing.js';

/** The second phase: compares, works towards one decision, and accepts it when it is reached. */
export function deciding(dice: Dice): string[] {
  const { turn, situation } = dice;
  if (sincePhaseBegan(situation.saidBefore).some(isAgreed)) return standingByIt(dice);
  const isYes = turn.act === 'agrees' || turn.act === 'saysYes' || turn.act === 'closes';
  // "I choose that one", "yes": about what was said last
  const point = turn.points[0] ?? (isYes || turn.act === 'decides' ? dice.focus : null);
  if (point === null) return proposing(dice);
  if (isYes) return accepting(dice, point);
  if (turn.isAgainst) return [reactionTo(dice, point), questionOf(dice)];
  const isSecondTime = dice.isRepeated || turn.points.length === 0 || situation.partnerPoints.length > 0;
  const accepts = turn.act === 'decides' && (isSecondTime || dice.random() < 0.6);
  return accepts ? accepting(dice, point) : comparing(dice, point);
}

function accepting(dice: Dice, point: number): string[] {
  const name = nameOf(dice, point);
  const reason = reasonFor(dice, point);
  return [
    name ? say(dice, ACCEPTING, name, reason) : say(dice, ACCEPTING_BRIEFLY, reason),
    pick(dice, AFTER_THE_DECISION),
  ];
}

const standingByIt = (dice: Dice): string[] => {
  const doubts = dice.turn.isAgainst || /^\W*but\b/i.test(dice.situation.lastTurn);
  return [pick(dice, doubts ? WEIGHING_A_DOUBT : STANDING_BY_IT), pick(dice, AFTER_THE_DECISION)];
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
    say(dice, GRANTING, reasonFor(dice, point)),
    say(dice, PROPOSING_STILL, name, reasonFor(dice, own)),
    pick(dice, COMPARING),
  ];
}

/** The student has named none: the partner does. */
function proposing(dice: Dice): string[] {
  const own = oneOf(dice, pointsToAdd(dice)) ?? dice.focus;
  const name = nameOf(dice, own);
  const isStuck = dice.turn.act === 'cannotDecide' || dice.turn.act === 'unsure';
  const said = pick(dice, isStuck ? HARD_TO_CHOOSE : NODDING);
  if (!name) return [said, questionOf(dice)];
  return [said, say(dice, PROPOSING, name, reasonFor(dice, own)), pick(dice, SETTLING)];
}

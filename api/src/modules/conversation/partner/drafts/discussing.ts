import {
  AGREEING,
  AGREEING_BRIEFLY,
  DIFFERING,
  DIFFERING_BRIEFLY,
  NODDING,
  REMEMBERING,
  SAYING_NO,
  SAYING_YES,
  SHARING_A_DOUBT,
} from '../phrases/reactions.js';
import { type Dice, doubtAbout, hasSaid, nameOf, pick, pointsToAdd, reasonFor, say } from '../scene.js';
import { addition, storyOf } from './adding.js';
import { easyQuestion, questionOf, questionOn } from './asking.js';
import { takingUp } from './taking-up.js';

/** One reply in three differs: a partner that always agrees is no partner. */
const DIFFERS = 1 / 3;

/** The first phase: points go to and fro, each with a reason. */
export function discussing(dice: Dice): string[] {
  const [point] = dice.turn.points;
  if (dice.isRepeated && dice.random() < 0.5) return [pick(dice, REMEMBERING), ...addition(dice)];
  if (point !== undefined) return onPoint(dice, point);
  const [thing] = dice.turn.things;
  if (!thing)
    return dice.focus === null || dice.random() < 0.4
      ? [pick(dice, NODDING), ...addition(dice)]
      : onPoint(dice, dice.focus);
  const said = takingUp(dice, thing);
  return dice.random() < 0.4 ? [said, storyOf(dice), questionOf(dice)] : [said, ...addition(dice)];
}

function onPoint(dice: Dice, point: number): string[] {
  const reaction = reactionTo(dice, point);
  const [thing] = dice.turn.things.filter((it) => !dice.knowledge.points[point]?.say.includes(it));
  const before = thing && dice.random() < 0.25 ? [takingUp(dice, thing)] : [];
  const adds = before.length === 0 && dice.random() < 0.35 && pointsToAdd(dice).length > 0;
  return [...before, reaction, ...(adds ? addition(dice) : [questionOn(dice, point)])];
}

/** Agrees or differs, with a reason that belongs to the point; names it where the partner may. */
export function reactionTo(dice: Dice, point: number): string {
  const differs = dice.random() < DIFFERS;
  const name = dice.random() < 0.7 ? nameOf(dice, point) : null;
  const { isAgainst } = dice.turn;
  const reason = differs === isAgainst ? reasonFor(dice, point) : doubtAbout(dice, point);
  if (isAgainst && !differs) return say(dice, SHARING_A_DOUBT, reason);
  if (name) return say(dice, differs ? DIFFERING : AGREEING, name, reason);
  return say(dice, differs ? DIFFERING_BRIEFLY : AGREEING_BRIEFLY, reason);
}

/** "Yes." or "No." and nothing else: something to talk about is put beside it. */
export function afterOneWord(dice: Dice): string[] {
  const said = pick(dice, dice.turn.act === 'saysNo' ? SAYING_NO : SAYING_YES);
  const chance = dice.random();
  if (chance < 0.3) return [said, easyQuestion(dice)];
  return chance < 0.7 || !hasSaid(dice, [...SAYING_YES, ...SAYING_NO])
    ? [said, ...addition(dice)]
    : addition(dice);
}

/** The student agrees with what the partner has said. */
export function goingOn(dice: Dice): string[] {
  if (dice.turn.points.length > 0) return discussing(dice);
  const said = pick(dice, SAYING_YES);
  const chance = dice.random();
  if (chance < 0.3 && hasSaid(dice, SAYING_YES)) return addition(dice);
  if (dice.focus === null || chance < 0.6) return [said, ...addition(dice)];
  return [said, `Also, ${reasonFor(dice, dice.focus)}.`, questionOf(dice)];
}

/** The student disagrees with what the partner has said. */
export function standingUpForIt(dice: Dice): string[] {
  const point = dice.turn.points[0] ?? dice.focus;
  return point === null
    ? [pick(dice, NODDING), ...addition(dice)]
    : [reactionTo({ ...dice, turn: { ...dice.turn, isAgainst: true } }, point), questionOn(dice, point)];
}

import { HANDING_OVER } from '../phrases/handing-over.js';
import { EASY } from '../phrases/repairs.js';
import { type Dice, isSaid, oneOf, pick } from '../scene.js';

/** A point's own question, most of the time. */
const OWN_QUESTION = 0.7;

/** Hands over with a question on the point, else with one of the phase. */
export function questionOn(dice: Dice, point: number | null): string {
  const own = (dice.knowledge.points[point ?? -1]?.ask ?? []).filter((question) => !isSaid(dice, question));
  const question = oneOf(dice, own);
  return question && dice.random() < OWN_QUESTION ? question : questionOf(dice);
}

/** Hands over with a question of the phase. */
export function questionOf(dice: Dice): string {
  const { phase } = dice.situation;
  const { asks } = dice.knowledge;
  const own = phase === 'session3' && asks.length > 0 && dice.random() < OWN_QUESTION;
  return pick(dice, own ? asks : HANDING_OVER[phase]);
}

/** Small and concrete, for who is stuck. */
export function easyQuestion(dice: Dice): string {
  const { easy } = dice.knowledge;
  const isFresh = easy.some((question) => !isSaid(dice, question));
  return pick(dice, isFresh ? easy : EASY);
}

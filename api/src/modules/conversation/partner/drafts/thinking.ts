import { SHARING_A_DOUBT } from '../phrases/reactions.js';
import {
  ADDING_A_THOUGHT,
  GOING_ALONG,
  ON_THE_OTHER_HAND,
  SEEING_ANOTHER_SIDE,
  THOUGHTS,
} from '../phrases/thinking.js';
import { tellingWords } from '../reading.js';
import { type Dice, doubtAbout, isSaid, oneOf, pick, say } from '../scene.js';
import { questionOf, questionOn } from './asking.js';
import { takingUp } from './taking-up.js';

/** The third phase: beyond the map, with reasons, examples and another side. */
export function thinking(dice: Dice): string[] {
  const { turn } = dice;
  const [point] = turn.points;
  if (point !== undefined && turn.isAgainst && dice.random() < 0.4) {
    return [say(dice, SHARING_A_DOUBT, doubtAbout(dice, point)), questionOn(dice, point)];
  }
  const side = sideOf(dice);
  const differs = side !== null && dice.random() < DIFFERS;
  const thought = thoughtOf(dice, side !== null && differs ? other(side) : side);
  const [thing] = turn.things;
  if (!thing || dice.random() < 0.2) return [openingOf(dice, side, differs), thought, questionOf(dice)];
  return [
    takingUp(dice, thing),
    differs ? say(dice, ON_THE_OTHER_HAND, lowered(thought)) : thought,
    questionOf(dice),
  ];
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

const DIFFERS = 1 / 3;
/** Thoughts stand in turn from one side (0) and from the other (1). */
type Side = 0 | 1;
const other = (side: Side): Side => (side === 0 ? 1 : 0);

function openingOf(dice: Dice, side: Side | null, differs: boolean): string {
  if (side === null) return pick(dice, ADDING_A_THOUGHT);
  return pick(dice, differs ? SEEING_ANOTHER_SIDE : GOING_ALONG);
}

/** The side of the student: of the thoughts that share more words with what was said. */
function sideOf({ knowledge, situation }: Dice): Side | null {
  const words = new Set(tellingWords(situation.lastTurn));
  const shared = (side: Side): number =>
    tellingWords(knowledge.thoughts.filter((_, index) => index % 2 === side).join(' ')).filter((word) =>
      words.has(word),
    ).length;
  const [one, two] = [shared(0), shared(1)];
  if (one === two) return null;
  return one > two ? 0 : 1;
}

/** A thought on the question that was not told yet, and not just by the student. @param side null: of either */
export function thoughtOf(dice: Dice, side: Side | null = null): string {
  const fresh = freshThoughts(dice).filter(({ index }) => side === null || index % 2 === side);
  const other = fresh.filter(({ shared }) => shared < ALMOST_THE_SAME);
  return oneOf(dice, other.length > 0 ? other : fresh)?.thought ?? pick(dice, THOUGHTS);
}

/** The thought that has most to do with what was asked. */
export function answeringThought(dice: Dice): string {
  const [nearest] = freshThoughts(dice).sort((a, b) => b.shared - a.shared);
  return nearest && nearest.shared > 0 ? nearest.thought : thoughtOf(dice);
}

const ALMOST_THE_SAME = 2;

function freshThoughts(dice: Dice): { thought: string; index: number; shared: number }[] {
  const words = new Set(tellingWords(dice.situation.lastTurn));
  return dice.knowledge.thoughts
    .map((thought, index) => ({
      thought,
      index,
      shared: tellingWords(thought).filter((word) => words.has(word)).length,
    }))
    .filter(({ thought }) => !isSaid(dice, thought));
}

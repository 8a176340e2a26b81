import {
  BECAUSE,
  CLOSING,
  GO_ON,
  GREETING,
  I_MEAN,
  IT_MEANS,
  LAST_WORDS,
  LET_ME_THINK,
  MY_LIFE,
  MY_OPINION,
  MY_OPINION_BRIEFLY,
  NOT_COMPLETELY,
  NOT_OVER_YET,
  NOT_SURE_OF_THE_WORD,
  PLEASE_DO,
  WHO_I_AM,
  YES_I_DO,
} from '../phrases/answers.js';
import { ANOTHER_WAY } from '../phrases/repairs.js';
import { type Dice, doubtAbout, nameOf, oneOf, pick, pointsToAdd, reasonFor, say } from '../scene.js';
import { storyOf } from './adding.js';
import { easyQuestion, questionOf, questionOn } from './asking.js';
import { answeringThought, thoughtOf } from './thinking.js';

/** "What do you think?": an opinion with a reason, never a question only. */
export function givingOpinion(dice: Dice): string[] {
  const isThinking = dice.situation.phase === 'session3' && dice.turn.points.length === 0;
  if (isThinking) return [pick(dice, LET_ME_THINK), thoughtOf(dice), questionOf(dice)];
  const own = oneOf(dice, pointsToAdd(dice)) ?? oneOf(dice, dice.situation.partnerPoints);
  const point = dice.turn.points[0] ?? own ?? dice.focus;
  if (dice.isRepeated && dice.random() < 0.4) return tellingOfItself(dice);
  const name = nameOf(dice, point);
  const reason = reasonFor(dice, point);
  return [
    name ? say(dice, MY_OPINION, name, reason) : say(dice, MY_OPINION_BRIEFLY, reason),
    questionOn(dice, point),
  ];
}

/** "Do you agree?" */
export function sayingWhetherItAgrees(dice: Dice): string[] {
  const differs = dice.random() < 1 / 3;
  const isFor = differs === dice.turn.isAgainst;
  const reason = isFor ? reasonFor(dice, dice.focus) : doubtAbout(dice, dice.focus);
  return [say(dice, differs ? NOT_COMPLETELY : YES_I_DO, reason), questionOn(dice, dice.focus)];
}

export function givingReason(dice: Dice): string[] {
  const point = dice.partnersLast ?? dice.focus;
  if (dice.situation.phase === 'session3' && point === null) {
    return [pick(dice, LET_ME_THINK), thoughtOf(dice), questionOf(dice)];
  }
  return [say(dice, BECAUSE, reasonFor(dice, point)), questionOn(dice, point)];
}

/** "Do you use your phone in school?": a story of the partner's own. */
export const tellingOfItself = (dice: Dice): string[] => [
  pick(dice, dice.isRepeated ? LET_ME_THINK : MY_LIFE),
  storyOf(dice),
  questionOf(dice),
];

export function explaining(dice: Dice): string[] {
  const asked = dice.turn.points[0] ?? null;
  const name = nameOf(dice, asked);
  if (asked !== null && name)
    return [say(dice, IT_MEANS, name, reasonFor(dice, asked)), questionOn(dice, asked)];
  const point = asked ?? dice.partnersLast;
  if (point === null) return [pick(dice, NOT_SURE_OF_THE_WORD), pick(dice, ANOTHER_WAY)];
  return [say(dice, I_MEAN, reasonFor(dice, point)), questionOn(dice, point)];
}

/** Any other question: what the partner knows about its subject. */
export function answering(dice: Dice): string[] {
  if (dice.situation.phase === 'session3')
    return [pick(dice, LET_ME_THINK), answeringThought(dice), questionOf(dice)];
  return dice.focus === null
    ? [pick(dice, LET_ME_THINK), storyOf(dice), questionOf(dice)]
    : [say(dice, MY_OPINION_BRIEFLY, reasonFor(dice, dice.focus)), questionOn(dice, dice.focus)];
}

export const lettingGoOn = (dice: Dice): string[] => [pick(dice, PLEASE_DO), pick(dice, GO_ON)];

export const sayingWhoItIs = (dice: Dice): string[] => [pick(dice, WHO_I_AM), easyQuestion(dice)];

export const greeting = (dice: Dice): string[] => [pick(dice, GREETING), easyQuestion(dice)];

export const closing = (dice: Dice): string[] =>
  dice.situation.phase === 'session3'
    ? [pick(dice, CLOSING), pick(dice, LAST_WORDS)]
    : [pick(dice, NOT_OVER_YET), questionOf(dice)];

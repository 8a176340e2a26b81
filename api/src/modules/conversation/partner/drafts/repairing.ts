import { HANDING_OVER } from '../phrases/handing-over.js';
import {
  ANOTHER_WAY,
  COMING_BACK,
  EASY,
  HEARD_NOTHING,
  HELPING,
  IN_ENGLISH,
  KEEPING_IT_FRIENDLY,
  KEEPING_IT_PRIVATE,
  MY_QUESTION,
  NOT_UNDERSTOOD,
  OFF_TOPIC,
  ONLY_DISCUSSING,
  OTHER_LANGUAGE,
  REPEATING,
  SAY_AGAIN,
} from '../phrases/repairs.js';
import { type Dice, normal, type OneOrMore, oneOf, pick, say, topicIn } from '../scene.js';
import { isQuestion, sentencesOf } from '../sentences.js';

/** What goes wrong is asked about so often in a row; then the partner makes it easier. */
const ASKING = 0.6;

/** Who is stuck gets a small question. */
export const helping = (dice: Dice): string[] => [pick(dice, HELPING), easyQuestion(dice)];

export function easyQuestion(dice: Dice): string {
  const { easy } = dice.knowledge;
  const isFresh = easy.some((question) => !dice.said.includes(normal(question)));
  return pick(dice, isFresh ? easy : EASY);
}

const orHelping =
  (statements: OneOrMore<string>, questions: OneOrMore<string>) =>
  (dice: Dice): string[] =>
    dice.random() < ASKING ? [pick(dice, statements), pick(dice, questions)] : helping(dice);

export const hearingNothing = orHelping(HEARD_NOTHING, SAY_AGAIN);
export const notUnderstanding = orHelping(NOT_UNDERSTOOD, ANOTHER_WAY);

export const askingForEnglish = (dice: Dice): string[] => [
  pick(dice, OTHER_LANGUAGE),
  pick(dice, IN_ENGLISH),
];

/** What was said is passed over; it is not said back. */
const passingOver =
  (statements: OneOrMore<string>) =>
  (dice: Dice): string[] => [
    pick(dice, statements),
    say(dice, COMING_BACK, topicIn(dice)),
    easyQuestion(dice),
  ];

export const stayingFriendly = passingOver(KEEPING_IT_FRIENDLY);
export const keepingPrivate = passingOver(KEEPING_IT_PRIVATE);
export const stayingWithTheTalk = passingOver(ONLY_DISCUSSING);

/** Something else altogether is acknowledged, and left. */
export function comingBack(dice: Dice): string[] {
  const thing = oneOf(dice, dice.turn.things.slice(0, 1));
  const topic = topicIn(dice);
  return [
    thing ? say(dice, OFF_TOPIC, thing, topic) : say(dice, COMING_BACK, topic),
    dice.situation.phase === 'session1' ? easyQuestion(dice) : pick(dice, HANDING_OVER[dice.situation.phase]),
  ];
}

/** The partner's last question once more: the one thing that it says twice. */
export function repeating(dice: Dice): string[] {
  const last = dice.situation.saidBefore.at(-1) ?? '';
  const asked = MY_QUESTION.reduce(
    (question, opening) => question.replace(`${opening} `, ''),
    sentencesOf(last).findLast(isQuestion) ?? '',
  );
  if (asked === '') return helping(dice);
  const opening = MY_QUESTION.find((words) => !last.includes(words) && dice.random() < 0.5) ?? MY_QUESTION[0];
  return [pick(dice, REPEATING), `${opening} ${asked}`];
}

import {
  ANOTHER_WAY,
  COMING_BACK,
  HEARD_NOTHING,
  HELPING,
  IN_ENGLISH,
  KEEPING_IT_FRIENDLY,
  KEEPING_IT_PRIVATE,
  LINKING,
  MY_QUESTION,
  NOT_UNDERSTOOD,
  ONLY_DISCUSSING,
  OTHER_LANGUAGE,
  REPEATING,
  SAY_AGAIN,
} from '../phrases/repairs.js';
import { type Dice, hasSaid, type OneOrMore, pick, say, topicIn } from '../scene.js';
import { isQuestion, sentencesOf } from '../sentences.js';
import { addition } from './adding.js';
import { easyQuestion } from './asking.js';
import { takingUp } from './taking-up.js';

/** Who is stuck gets a small question; who is stuck again also hears what the partner would say. */
export function helping(dice: Dice): string[] {
  const said = pick(dice, HELPING);
  const isAgain = hasSaid(dice, HELPING);
  return isAgain && dice.random() < 0.5 ? [said, ...addition(dice)] : [said, easyQuestion(dice)];
}

/** The first time it is asked about; from then on the partner may as well make it easier. */
const asking =
  (statements: OneOrMore<string>, questions: OneOrMore<string>) =>
  (dice: Dice): string[] =>
    hasSaid(dice, statements) && dice.random() < 0.5
      ? helping(dice)
      : [pick(dice, statements), pick(dice, questions)];

export const hearingNothing = asking(HEARD_NOTHING, SAY_AGAIN);
export const notUnderstanding = asking(NOT_UNDERSTOOD, ANOTHER_WAY);
export const askingForEnglish = asking(OTHER_LANGUAGE, IN_ENGLISH);

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

/** Something else, or something whose connection the partner does not see: it asks for the connection. */
export function comingBack(dice: Dice): string[] {
  const said = takingUp(dice, dice.turn.things[0] ?? topicIn(dice));
  return dice.random() < 0.8 ? [said, say(dice, LINKING, topicIn(dice))] : [said, ...addition(dice)];
}

/** The partner's last question once more: the one thing that it says twice. */
export function repeating(dice: Dice): string[] {
  const last = dice.situation.saidBefore.at(-1) ?? '';
  const asked = questionBefore(dice.situation.saidBefore);
  if (asked === null) return helping(dice);
  const opening = MY_QUESTION.find((words) => !last.includes(words) && dice.random() < 0.5) ?? MY_QUESTION[0];
  return [pick(dice, REPEATING), `${opening} ${asked}`];
}

/** The last question that asked for something else than the same words again. */
function questionBefore(said: readonly string[]): string | null {
  const repairs: readonly string[] = [...SAY_AGAIN, ...ANOTHER_WAY, ...IN_ENGLISH];
  const questions = said.map((text) =>
    MY_QUESTION.reduce(
      (question, opening) => question.replace(`${opening} `, ''),
      sentencesOf(text).findLast(isQuestion) ?? '',
    ),
  );
  return questions.findLast((question) => question !== '' && !repairs.includes(question)) ?? null;
}

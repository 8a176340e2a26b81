import type { AssessedSession } from '../content/assessment';

type QuestionAnswer = AssessedSession['answers'][number];

/** What one's answers to a question came to, the oldest first: "6, 7 and 9 of 12". */
export function marksInOrder(answers: readonly QuestionAnswer[]): string | null {
  const marks = answers.flatMap(({ overallScore }) => (overallScore === null ? [] : [overallScore]));
  const last = marks.at(-1);
  const maximum = answers[0]?.maximumScore;
  if (last === undefined || maximum === undefined || marks.length < 2) return null;
  return `${marks.slice(0, -1).join(', ')} and ${last} of ${maximum}`;
}

/** Answers with which one can be compared: the others that were marked, the nearest earlier one first. */
export function comparableAnswers({
  id,
  answers,
}: Pick<AssessedSession, 'id' | 'answers'>): QuestionAnswer[] {
  const place = answers.findIndex(({ sessionId }) => sessionId === id);
  const isMarked = ({ overallScore }: QuestionAnswer) => overallScore !== null;
  const earlier = answers.slice(0, Math.max(0, place)).filter(isMarked).toReversed();
  return [...earlier, ...answers.slice(place + 1).filter(isMarked)];
}

/** Of two sessions of one question, the earlier first. */
export const inOrder = <Some extends { readonly id: string; readonly createdAt: string }>(
  a: Some,
  b: Some,
): readonly [Some, Some] =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && Number(a.id) < Number(b.id)) ? [a, b] : [b, a];

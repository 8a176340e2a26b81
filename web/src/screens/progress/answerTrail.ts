import type { RepeatedAnswersQuery } from '../../generated/feedback';

type QuestionAnswer = RepeatedAnswersQuery['sessions']['edges'][number]['node']['answers'][number];

/** The marks of one speaker's answers to one question, as they stand beside one of them. */
export interface AnswerTrail {
  /** "Answer 2 of 3 to this question" */
  readonly place: string;
  /** "5 → 7 → 9 of 12"; null: fewer than two have marks. */
  readonly marks: string | null;
}

/** Null for a question that was answered once. */
export function answerTrail(sessionId: string, answers: readonly QuestionAnswer[]): AnswerTrail | null {
  const place = answers.findIndex((answer) => answer.sessionId === sessionId);
  const [first] = answers;
  if (place < 0 || !first || answers.length < 2) return null;
  const marks = answers.flatMap(({ overallScore }) => (overallScore === null ? [] : [overallScore]));
  return {
    place: `Answer ${place + 1} of ${answers.length} to this question`,
    marks: marks.length < 2 ? null : `${marks.join(' → ')} of ${first.maximumScore}`,
  };
}

import { skipToken } from '@apollo/client/react';
import { type QuestionFieldsFragment, usePracticeQuestionQuery } from '../../generated/questions';

/** The practice list with the question that a link means in front, where the list does not hold it. */
export function useWithWanted(
  listed: readonly QuestionFieldsFragment[] | undefined,
  wantedId: string | undefined,
): readonly QuestionFieldsFragment[] {
  const isMissing =
    wantedId !== undefined && listed !== undefined && !listed.some(({ id }) => id === wantedId);
  const { data } = usePracticeQuestionQuery(isMissing ? { variables: { id: wantedId } } : skipToken);
  const wanted = isMissing && data?.question.id === wantedId ? [data.question] : [];
  return [...wanted, ...(listed ?? [])];
}

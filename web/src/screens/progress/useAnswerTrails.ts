import { skipToken } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { PAGE_SIZE_MAX } from 'schema/rules/limits';
import { useRepeatedAnswersQuery } from '../../generated/feedback';
import { whenIdle } from '../../lib/whenIdle';
import { type AnswerTrail, answerTrail } from './answerTrail';

/**
 * Which of the newest sessions answer a question that was answered before or since, by their ids. Asked for beside the
 * list, which is shown without.
 * @param listed how many sessions are shown
 */
export function useAnswerTrails(listed: number): ReadonlyMap<string, AnswerTrail> {
  const [isIdle, setIdle] = useState(false);
  const isListed = listed > 0;
  // The list and the chart are drawn first.
  useEffect(() => (isListed ? whenIdle(() => setIdle(true)) : undefined), [isListed]);
  const { data, previousData } = useRepeatedAnswersQuery(
    !(isListed && isIdle)
      ? skipToken
      : // pages of the history lie in the cache under the same field
        { variables: { first: Math.min(listed, PAGE_SIZE_MAX) }, fetchPolicy: 'no-cache' },
  );
  const edges = (data ?? previousData)?.sessions.edges;
  return useMemo(
    () =>
      new Map(
        edges?.flatMap(({ node: { id, answers } }) => {
          const trail = answerTrail(id, answers);
          return trail ? [[id, trail] as const] : [];
        }),
      ),
    [edges],
  );
}

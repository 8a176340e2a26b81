import { useState } from 'react';
import { useSessionReadingQuery } from '../../../generated/feedback';
import { dayAndTime } from '../../../lib/format';
import { useViewer } from '../../../lib/viewer';
import { Select } from '../../../ui/Select';
import { Spinner } from '../../../ui/Spinner';
import type { AssessedSession, Attempt } from '../content/assessment';
import { isCorrected } from '../content/attempts';
import { ComparisonView } from './ComparisonView';
import { inOrder } from './otherAnswers';

interface ComparedAnswersProps {
  session: AssessedSession;
  /** At least one; the first is compared at first. */
  others: AssessedSession['answers'];
}

/** This answer beside another one to the same question, by the newest marking of each. */
export function ComparedAnswers({ session, others }: ComparedAnswersProps) {
  const { timeZone } = useViewer();
  const [chosen, setChosen] = useState(others[0]?.sessionId ?? '');
  const { data, error, refetch } = useSessionReadingQuery({ variables: { id: chosen } });
  const when = (iso: string) => dayAndTime(iso, timeZone);
  const titleOf = ({ createdAt }: AssessedSession, attempt: Attempt) =>
    isCorrected(attempt) ? `${when(createdAt)}, corrected` : when(createdAt);
  const other = data?.session;
  const [earlier, later] = other ? inOrder(session, other) : [];
  const before = earlier?.attempts.at(-1);
  const now = later?.attempts.at(-1);
  return (
    <div className="comparison">
      {others.length > 1 && (
        <Select
          label="Compare with the answer of"
          value={chosen}
          options={others.map(({ sessionId, createdAt }) => ({ value: sessionId, label: when(createdAt) }))}
          onChange={setChosen}
        />
      )}
      {earlier && later && before && now && (
        <ComparisonView
          before={{ title: titleOf(earlier, before), attempt: before }}
          now={{ title: titleOf(later, now), attempt: now }}
        />
      )}
      {!other && !error && <Spinner label="Loading the other answer" />}
      {!other && error && (
        <p role="alert">
          The other answer could not be loaded.{' '}
          <button
            type="button"
            className="btn btn-sm btn-quiet"
            onClick={() => void refetch().catch(() => {})}
          >
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

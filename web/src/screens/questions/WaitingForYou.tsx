import { ClipboardCheck } from 'lucide-react';
import { PAGE_SIZE_MAX } from 'schema/rules/limits';
import { usePendingQuestionsQuery } from '../../generated/questions';

interface WaitingForYouProps {
  /** They are on screen already. */
  shown: boolean;
  onShow: () => void;
}

/** For whoever reviews: how many questions wait, and the way to them. */
export function WaitingForYou({ shown, onShow }: WaitingForYouProps) {
  const { data, error } = usePendingQuestionsQuery({ variables: { first: PAGE_SIZE_MAX } });
  if (error && !data) return null;
  const waiting = data?.questions.edges.filter(({ node }) => !node.isVerified).length;
  const more = data?.questions.pageInfo.hasNextPage ?? false;
  return (
    <section className="bank-waiting tone-coral" aria-label="Waiting for you">
      <span className="tile">
        <ClipboardCheck size={20} aria-hidden="true" />
      </span>
      <p role="status">
        {waiting === undefined ? 'Looking for what waits for you' : sentence(waiting, more)}
      </p>
      {waiting !== undefined && waiting > 0 && !shown && (
        <button type="button" className="btn btn-primary" onClick={onShow}>
          Review them
        </button>
      )}
    </section>
  );
}

function sentence(waiting: number, more: boolean): string {
  if (waiting === 0) return 'No question is waiting for you.';
  if (waiting === 1) return '1 question is waiting for you.';
  return `${more ? 'More than ' : ''}${waiting} questions are waiting for you.`;
}

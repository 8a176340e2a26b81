import { BadgeCheck, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { BankQuestionFragment } from '../../generated/questions';
import type { Review } from './useReview';

interface ReviewActionsProps {
  question: BankQuestionFragment;
  entry: RefObject<Element | null>;
  describedBy: string;
  review: Review;
}

/** Opens a question to everyone, or deletes it. */
export const ReviewActions = ({ question, entry, describedBy, review }: ReviewActionsProps) => (
  <>
    {question.canVerify && (
      <button
        type="button"
        className="btn btn-sm btn-primary"
        aria-describedby={describedBy}
        onClick={() => void review.verify(question, entry.current)}
      >
        <BadgeCheck size={18} aria-hidden="true" /> Verify
      </button>
    )}
    {question.canReject && (
      <button
        type="button"
        className="btn btn-sm btn-quiet"
        aria-describedby={describedBy}
        onClick={() => review.askToReject(question, entry.current)}
      >
        <Trash2 size={18} aria-hidden="true" /> Reject
      </button>
    )}
  </>
);

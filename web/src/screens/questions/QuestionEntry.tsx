import { ChevronDown, Hourglass, PenLine, Sparkles } from 'lucide-react';
import { useId, useRef } from 'react';
import type { BankQuestionFragment } from '../../generated/questions';
import { Badge } from '../../ui/Badge';
import { PracticeActions } from './PracticeActions';
import { QuestionDetails } from './QuestionDetails';
import { kindWords, themeTone } from './questionWords';
import { ReviewActions } from './ReviewActions';
import type { Review } from './useReview';

interface QuestionEntryProps {
  question: BankQuestionFragment;
  /** Open from the start: whoever reviews reads all of it. */
  unfolded?: boolean;
  /** Left out: only for practice. */
  review?: Review;
}

/** One entry of the catalogue: what it asks and of what kind it is; it opens for the rest. */
export function QuestionEntry({ question, unfolded = false, review }: QuestionEntryProps) {
  const { text, theme, source, isOwn, isVerified, canAddToPractice } = question;
  const id = useId();
  const entry = useRef<HTMLLIElement>(null);
  return (
    <li ref={entry} className={`entry tone-${themeTone(theme)}`}>
      <details className="entry-body" open={unfolded}>
        <summary>
          <span className="entry-theme">{theme}</span>
          <h3 id={id}>{text}</h3>
          <span className="entry-kind">
            {kindWords(question).map((words) => (
              <span key={words}>{words}</span>
            ))}
          </span>
          <span className="entry-badges">
            {source === 'generated' && (
              <Badge tone="plum">
                <Sparkles size={14} aria-hidden="true" /> AI Generated
              </Badge>
            )}
            {source === 'contributed' && isOwn && (
              <Badge tone="teal">
                <PenLine size={14} aria-hidden="true" /> Your Contribution
              </Badge>
            )}
            {source !== 'custom' && !isVerified && (
              <Badge tone="amber">
                <Hourglass size={14} aria-hidden="true" /> Pending Verification
              </Badge>
            )}
          </span>
          <ChevronDown size={20} className="entry-chevron" aria-hidden="true" />
        </summary>
        <QuestionDetails question={question} />
      </details>
      <div className="entry-actions">
        {review && <ReviewActions question={question} entry={entry} describedBy={id} review={review} />}
        {canAddToPractice && <PracticeActions question={question} describedBy={id} />}
      </div>
    </li>
  );
}

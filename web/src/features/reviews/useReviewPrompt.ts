import { useEffect, useState } from 'react';
import { REVIEW_PROMPT } from 'schema/rules/limits';
import { mayPromptReview, type ReviewedMarks } from 'schema/rules/reviews';
import { recallPrompts, rememberPrompt } from './promptMemory';

interface ReviewPromptControl {
  readonly open: boolean;
  /** The feedback on these marks was closed: asks for a review half a second later, where one is due. */
  offer: (marks: ReviewedMarks | undefined) => void;
  /** What became of the open prompt. */
  done: (outcome: 'dismissed' | 'submitted') => void;
}

/**
 * When the user is asked for a review (§9), remembered in this browser. Where nothing can be remembered nobody is
 * asked, since it would be every time.
 * @param held while something else has the student's attention; what was on offer is dropped then
 */
export function useReviewPrompt(viewerId: string, held: boolean): ReviewPromptControl {
  const [open, setOpen] = useState(false);
  const [offered, setOffered] = useState<ReviewedMarks | null>(null);

  useEffect(() => {
    if (!offered) return;
    if (held) {
      setOffered(null);
      return;
    }
    const ask = () => {
      setOffered(null);
      if (!mayPromptReview(recallPrompts(viewerId), offered, Date.now())) return;
      if (rememberPrompt(viewerId, 'shown')) setOpen(true);
    };
    const timer = setTimeout(ask, REVIEW_PROMPT.delayMs);
    return () => clearTimeout(timer);
  }, [offered, held, viewerId]);

  return {
    open,
    offer: (marks) => setOffered(marks ?? null),
    done(outcome) {
      rememberPrompt(viewerId, outcome);
      setOpen(false);
    },
  };
}

import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { isSettled } from 'schema/rules/choices';
import { TOASTS } from 'schema/rules/messages';
import { useAssessment } from '../../features/feedback/useAssessment';
import { useReviewPrompt } from '../../features/reviews/useReviewPrompt';
import { SessionState } from '../../generated/sessions';
import { lazyNamed } from '../../lib/lazyNamed';
import { forgetProgress, forgetStudentSessions } from '../../lib/progressCache';
import { useViewer } from '../../lib/viewer';
import { lazyDialog } from '../../ui/lazyDialog';
import { useToasts } from '../../ui/Toasts';
import { FeedbackOnItsWay } from './FeedbackOnItsWay';
import { Outcome } from './Outcome';

const FeedbackModal = lazyNamed(() => import('../../features/feedback/FeedbackModal'), 'FeedbackModal');
const ReviewPrompt = lazyDialog(() => import('../../features/reviews/ReviewPrompt'), 'ReviewPrompt');

/** Marks that take longer are said to be on their way. */
const PATIENCE_MS = 12_000;

interface HandedInProps {
  sessionId: string;
  /** False: it is being handed in right now. */
  isHandedIn: boolean;
  /** Handed in here: what comes of it opens by itself. */
  watched: boolean;
  /** For whom a teacher held it. */
  studentProfileId: string | null;
  onLeave: () => void;
}

/** From the end of the conversation to its marks. */
export function HandedIn({ sessionId, isHandedIn, watched, studentProfileId, onLeave }: HandedInProps) {
  const { id: viewerId } = useViewer();
  const client = useApolloClient();
  const toasts = useToasts();
  const [shown, setShown] = useState<'feedback' | 'onItsWay' | null>(null);
  const review = useReviewPrompt(viewerId, shown !== null);
  const session = useAssessment(isHandedIn ? sessionId : null);
  const state = session && isSettled(session.state) ? session.state : null;
  const isWaiting = isHandedIn && watched && state === null;

  const awaited = useRef(false);
  useEffect(() => {
    if (!isWaiting) return;
    awaited.current = true;
    const timer = setTimeout(() => setShown('onItsWay'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  useEffect(() => {
    if (!state || !awaited.current) return;
    awaited.current = false;
    forgetProgress(client.cache, viewerId);
    if (studentProfileId !== null) forgetStudentSessions(client.cache, studentProfileId);
    if (state === SessionState.Failed) {
      setShown(null);
      toasts.show({ ...TOASTS.assessmentFailed, variant: 'destructive' });
      return;
    }
    toasts.show(TOASTS.assessmentComplete);
    setShown('feedback');
  }, [state, client, viewerId, studentProfileId, toasts]);

  return (
    <>
      <Outcome session={session} onViewFeedback={() => setShown('feedback')} onLeave={onLeave} />
      <FeedbackOnItsWay open={shown === 'onItsWay'} onClose={() => setShown(null)} />
      {shown === 'feedback' && (
        <Suspense fallback={null}>
          <FeedbackModal
            open
            sessionId={sessionId}
            onClose={() => {
              setShown(null);
              // A teacher's review would be of somebody else's practice.
              if (studentProfileId === null) review.offer(session);
            }}
          />
        </Suspense>
      )}
      {review.open && <ReviewPrompt onDone={review.done} />}
    </>
  );
}

import { useEffect } from 'react';
import type { SessionDetailsFragment } from '../../generated/feedback';
import { useAssessment } from './useAssessment';

interface AssessmentWatchProps {
  sessionId: string;
  /** Told of each news of it. */
  onNews: (session: SessionDetailsFragment) => void;
}

/** `useAssessment` for a screen that begins without a session: what is not mounted costs nothing. Shows nothing. */
export function AssessmentWatch({ sessionId, onNews }: AssessmentWatchProps) {
  const session = useAssessment(sessionId);
  useEffect(() => {
    if (session) onNews(session);
  }, [session, onNews]);
  return null;
}

import type { Criterion } from 'schema/rules/choices';
import type { AssessmentResult } from '../assessment/assessment.types.js';
import { feedbackOf } from '../assessment/feedback.js';
import type { SessionRow } from './session.rows.js';
import type { SessionAttempt } from './session-attempts.js';

export const audioUrlOf = (session: Pick<SessionRow, 'id' | 'audioKey'>): string | null =>
  session.audioKey ? `/api/sessions/${session.id}/audio` : null;

/** A session as REST sends it: written out, so that nothing leaks by accident. */
export const sessionJson = (session: SessionRow) => ({
  id: session.id,
  partType: session.partType,
  sessionType: session.sessionType,
  questionText: session.questionText,
  createdAt: session.createdAt,
  duration: session.duration,
  state: session.state,
  stateReason: session.stateReason,
  grammarScore: session.grammarScore,
  vocabularyScore: session.vocabularyScore,
  communicativeScore: session.communicativeScore,
  overallScore: session.overallScore,
  transcription: session.transcription,
  transcriptSource: session.transcriptSource,
  audioUrl: audioUrlOf(session),
  studentProfileId: session.studentProfileId,
});

/** Feedback as REST sends it: ours, and beside it the names that the clients of §7 know. */
export function feedbackJson(result: AssessmentResult, session: Pick<SessionRow, 'partType'>) {
  const feedback = feedbackOf(result, session.partType);
  const bandOf = (criterion: Criterion) =>
    feedback.marks.find((mark) => mark.criterion === criterion)?.band ?? null;
  const detailedScores = {
    grammarBand: bandOf('grammar'),
    vocabularyBand: bandOf('vocabulary'),
    communicativeBand: bandOf('communicative'),
  };
  return {
    ...feedback,
    notMarked: result.outcome === 'notMarked' ? reasonJson(result) : null,
    detailedScores,
    grammarScore: detailedScores.grammarBand,
    vocabularyScore: detailedScores.vocabularyBand,
    strengths: feedback.personalizedFeedback.strengths,
    improvements: feedback.personalizedFeedback.improvementRecommendations,
  };
}

/** One marking as REST sends it. */
export const attemptJson = (attempt: SessionAttempt, session: Pick<SessionRow, 'partType'>) => ({
  attempt: attempt.attempt,
  createdAt: attempt.createdAt,
  transcription: attempt.transcription,
  transcriptSource: attempt.transcriptSource,
  improvedAnswer: attempt.improvedAnswer?.state === 'written' ? attempt.improvedAnswer.text : null,
  feedback: feedbackJson(attempt.result, session),
});

const reasonJson = ({ reason, because, advice }: { reason: string; because: string; advice: string }) => ({
  reason,
  because,
  advice,
});

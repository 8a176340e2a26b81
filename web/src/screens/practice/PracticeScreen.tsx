import { useApolloClient } from '@apollo/client/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DEFAULT_DIFFICULTY, type Difficulty, isSettled } from 'schema/rules/choices';
import { MESSAGES, TOASTS } from 'schema/rules/messages';
import { AssessmentWatch } from '../../features/feedback/AssessmentWatch';
import { useOutbox } from '../../features/recorder/OutboxProvider';
import { useReviewPrompt } from '../../features/reviews/useReviewPrompt';
import { StudentSelector } from '../../features/students/StudentSelector';
import { useChosenStudent } from '../../features/students/useChosenStudent';
import type { SessionDetailsFragment } from '../../generated/feedback';
import { usePracticeQuestionsQuery } from '../../generated/questions';
import { PartType, SessionState } from '../../generated/sessions';
import { lazyNamed } from '../../lib/lazyNamed';
import { readPracticeTarget } from '../../lib/practiceTarget';
import { forgetProgress, forgetStudentSessions } from '../../lib/progressCache';
import { useViewer } from '../../lib/viewer';
import { EmptyState } from '../../ui/EmptyState';
import { Gradually } from '../../ui/Gradually';
import { lazyDialog } from '../../ui/lazyDialog';
import { PageHeading } from '../../ui/PageHeading';
import { useToasts } from '../../ui/Toasts';
import { DemoModeBanner } from './DemoModeBanner';
import { DifficultyPicker } from './DifficultyPicker';
import { PracticeQuestion } from './PracticeQuestion';
import { PracticeSkeleton } from './PracticeSkeleton';
import { QuestionNavigation } from './QuestionNavigation';
import { UnknownSpeaker } from './UnknownSpeaker';
import { useWithWanted } from './useWithWanted';
import './practice.scss';

const FeedbackModal = lazyNamed(() => import('../../features/feedback/FeedbackModal'), 'FeedbackModal');
const ReviewPrompt = lazyDialog(() => import('../../features/reviews/ReviewPrompt'), 'ReviewPrompt');

/** Part 2: one question, one minute, marks. */
export function PracticeScreen() {
  const { id: viewerId } = useViewer();
  const client = useApolloClient();
  const toasts = useToasts();
  const target = readPracticeTarget(useLocation().state);
  const [difficulty, setDifficulty] = useState<Difficulty>(target?.difficulty ?? DEFAULT_DIFFICULTY);
  // Null: the student has not moved yet, and is where the link has led, else at the first question.
  const [chosenIndex, setChosenIndex] = useState<number | null>(null);
  const [shownId, setShownId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [feedbackOpen, setFeedbackOpen] = useState(false);
  const speaker = useChosenStudent();
  const { student } = speaker;
  const review = useReviewPrompt(viewerId, busy || feedbackOpen);

  const { data, previousData, error, loading, refetch } = usePracticeQuestionsQuery({
    variables: { partType: PartType.Part2, difficulty },
  });
  const assessor = (data ?? previousData)?.assessor;
  const listed = data?.practiceQuestions.edges.map(({ node }) => node);
  const questions = useWithWanted(listed, target?.difficulty === difficulty ? target.questionId : undefined);
  const targetIndex = questions.findIndex(({ id }) => id === target?.questionId);
  const index = chosenIndex ?? Math.max(0, targetIndex);
  const question = questions[index];

  const outbox = useOutbox();
  // A recording that was left in the middle, here or in another tab, is offered again.
  const { sender } = outbox;
  useEffect(() => void sender?.recover(), [sender]);

  const [news, setNews] = useState<SessionDetailsFragment>();
  const details = news?.id === shownId ? news : undefined;
  const studentId = student?.id;
  const marked = details !== undefined && isSettled(details.state);
  useEffect(() => {
    if (!marked) return;
    if (studentId) forgetStudentSessions(client.cache, studentId);
    else forgetProgress(client.cache, viewerId);
  }, [marked, studentId, client, viewerId]);
  const assessedId = details?.state === SessionState.Assessed ? details.id : null;
  useEffect(() => {
    if (assessedId !== null) toasts.show(TOASTS.assessmentComplete);
  }, [assessedId, toasts]);

  const go = useCallback((next: number) => {
    setChosenIndex(next);
    setShownId(null);
  }, []);

  return (
    <div className="practice">
      <header className="practice-head">
        <PageHeading title="Part 2">Part 2 - Individual Exercise</PageHeading>
        <StudentSelector
          speaker={speaker}
          disabled={busy}
          onChoose={(chosen) => {
            setShownId(null);
            speaker.choose(chosen);
          }}
        />
        <div className="practice-bar">
          <DifficultyPicker
            value={difficulty}
            disabled={busy}
            onChange={(chosen) => {
              setDifficulty(chosen);
              go(0);
            }}
          />
          {question && (
            <QuestionNavigation index={index} total={questions.length} disabled={busy} onGo={go} />
          )}
        </div>
      </header>
      {question && speaker.isKnown && (
        <Gradually placeholder={<PracticeSkeleton />}>
          {assessor?.demoMode && <DemoModeBanner />}
          <PracticeQuestion
            key={question.id}
            question={question}
            viewerId={viewerId}
            student={student}
            serverTranscribes={assessor?.transcribes ?? false}
            outbox={outbox}
            shown={shownId === null ? null : { id: shownId, details }}
            onShow={setShownId}
            onViewFeedback={() => setFeedbackOpen(true)}
            onBusy={setBusy}
          />
        </Gradually>
      )}
      {question && !speaker.isKnown && <UnknownSpeaker speaker={speaker} />}
      {!question && loading && <PracticeSkeleton />}
      {!question && error && (
        <EmptyState
          title={MESSAGES.questionsFetchFailed}
          action={
            <button type="button" className="btn btn-primary" onClick={() => void refetch().catch(() => {})}>
              Try again
            </button>
          }
        >
          Check your connection and try again.
        </EmptyState>
      )}
      {!question && data && (
        <EmptyState
          title="No questions at this level yet"
          action={
            <Link className="btn btn-primary" to="/questions">
              Generate Questions
            </Link>
          }
        >
          Make some in the question bank, or choose another level.
        </EmptyState>
      )}
      {shownId && <AssessmentWatch sessionId={shownId} onNews={setNews} />}
      {feedbackOpen && shownId && (
        <Suspense fallback={null}>
          <FeedbackModal
            open
            onClose={() => {
              setFeedbackOpen(false);
              review.offer(details);
            }}
            sessionId={shownId}
            onRetry={() => {
              setFeedbackOpen(false);
              setShownId(null);
            }}
          />
        </Suspense>
      )}
      {review.open && <ReviewPrompt onDone={review.done} />}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { isSettled } from 'schema/rules/choices';
import { TOASTS } from 'schema/rules/messages';
import { ConsentDialog } from '../../features/recorder/ConsentDialog';
import { useArrivals } from '../../features/recorder/OutboxProvider';
import type { RecordedStudent } from '../../features/recorder/outbox';
import type { SendResult } from '../../features/recorder/sender';
import { useAnswer } from '../../features/recorder/useAnswer';
import { useConsent } from '../../features/recorder/useConsent';
import type { OutboxAccess } from '../../features/recorder/useOutboxSender';
import type { SessionDetailsFragment } from '../../generated/feedback';
import type { QuestionFieldsFragment } from '../../generated/questions';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { useToasts } from '../../ui/Toasts';
import { KeptRecordings } from './KeptRecordings';
import { QuestionCard } from './QuestionCard';
import { ResultAnnouncer } from './ResultAnnouncer';
import { ResultPanel } from './ResultPanel';
import { SpokenWords } from './SpokenWords';
import { Stage } from './Stage';
import { isBusy, stageView } from './stageView';
import { TimeAndMarks } from './TimeAndMarks';
import { TypedAnswer } from './TypedAnswer';

/** The session whose result is shown; its details follow. */
export interface ShownSession {
  readonly id: string;
  readonly details: SessionDetailsFragment | undefined;
}

interface PracticeQuestionProps {
  question: QuestionFieldsFragment;
  viewerId: string;
  /** Who speaks, where it is not the viewer. */
  student: RecordedStudent | undefined;
  serverTranscribes: boolean;
  outbox: OutboxAccess<SessionSummaryFragment>;
  shown: ShownSession | null;
  onShow: (sessionId: string | null) => void;
  onViewFeedback: () => void;
  /** While true the other questions wait. */
  onBusy: (busy: boolean) => void;
}

/** One question with its answer; another question is another one of these. */
export function PracticeQuestion({
  question,
  viewerId,
  student,
  serverTranscribes,
  outbox,
  shown,
  onShow,
  onViewFeedback,
  onBusy,
}: PracticeQuestionProps) {
  // Null: the student has not chosen yet.
  const [typing, setTyping] = useState<boolean | null>(null);
  const answer = useAnswer({
    question,
    viewerId,
    student,
    serverTranscribes,
    outbox,
    onArrived(session) {
      setTyping(null);
      onShow(session.id);
    },
  });
  const consent = useConsent(student);
  const toasts = useToasts();

  const assessing = shown !== null && !(shown.details && isSettled(shown.details.state));
  const view = stageView({ phase: answer.recorder.state.phase, sending: answer.sending, assessing });
  const busy = isBusy(view);
  useEffect(() => onBusy(busy), [busy, onBusy]);

  // Somebody else speaks now: what was recorded keeps its student and waits among the kept; a mere draft goes along.
  const speakerId = student?.id;
  const spoke = useRef(speakerId);
  const { leave, clientKey: begun } = answer;
  useEffect(() => {
    if (spoke.current === speakerId) return;
    spoke.current = speakerId;
    if (begun === null) return;
    leave();
    setTyping(null);
  }, [speakerId, begun, leave]);

  // Of the kept answers, the one that the student has asked to send.
  const askedFor = useRef<string | null>(null);
  useArrivals((session, { clientKey, questionId, student: spokenBy }) => {
    if (clientKey === answer.clientKey) return true;
    // A result takes the focus: not from somebody who records or types another answer.
    const free = (view === 'idle' || view === 'assessing') && !typing;
    const wanted = clientKey === askedFor.current || (shown === null && questionId === question.id);
    const shows = free && wanted && spokenBy?.id === speakerId;
    if (shows) onShow(session.id);
    return shows;
  });

  const start = () =>
    void consent.ensure(() => {
      onShow(null);
      answer.recorder.request();
    });
  const type = () => {
    answer.leave();
    setTyping(true);
  };
  const report = (result: SendResult<SessionSummaryFragment> | null) => {
    if (result?.kind === 'later') toasts.show({ ...TOASTS.sessionSubmitFailed, variant: 'destructive' });
    if (result?.kind === 'refused') {
      toasts.show({ title: 'Error', description: result.sentence, variant: 'destructive' });
    }
  };

  return (
    <>
      <div className="practice-main">
        <KeptRecordings
          kept={outbox.kept.filter(
            ({ clientKey, stage, refusal }) =>
              clientKey !== answer.clientKey && (stage !== 'recording' || refusal),
          )}
          sending={outbox.sending}
          outbox={outbox.outbox}
          serverTranscribes={serverTranscribes}
          onSend={async (clientKey, words) => {
            askedFor.current = clientKey;
            report((await outbox.sender?.submitKept(clientKey, words)) ?? null);
          }}
          onDiscard={(clientKey) => void outbox.sender?.discard(clientKey)}
        />
        <QuestionCard question={question} quiet={busy} inView={view === 'preparing'} />
        {typing ? (
          <TypedAnswer
            student={student}
            sending={answer.sending}
            locked={answer.submitted !== null}
            kept={answer.kept}
            onSubmit={async (text) => report(await answer.submitTyped(text))}
            onRecord={() => {
              answer.leave();
              setTyping(false);
            }}
          />
        ) : (
          !serverTranscribes && <SpokenWords view={view} answer={answer} />
        )}
        <ResultAnnouncer session={shown?.details} />
        {shown && (
          <ResultPanel
            key={shown.id}
            session={shown.details}
            student={student}
            onViewFeedback={onViewFeedback}
          />
        )}
      </div>
      <div className="practice-side">
        <TimeAndMarks />
        {!typing && (
          <Stage
            view={view}
            answer={answer}
            student={student}
            listens={!serverTranscribes}
            takesFocus={typing === false}
            onStart={start}
            onStartAgain={() => {
              answer.discard();
              start();
            }}
            onSubmit={async () => report(await answer.submitRecording())}
            onType={type}
          />
        )}
      </div>
      <ConsentDialog consent={consent} onDecline={type} />
    </>
  );
}

import { type Dispatch, useEffect, useRef, useState } from 'react';
import { ConsentDialog } from '../../features/recorder/ConsentDialog';
import { useConsent } from '../../features/recorder/useConsent';
import { useViewer } from '../../lib/viewer';
import { useToasts } from '../../ui/Toasts';
import { AdvancePanel } from './AdvancePanel';
import { ChatLog } from './ChatLog';
import { ConversationHead } from './ConversationHead';
import { HandedIn } from './HandedIn';
import { MindMapPanel } from './MindMapPanel';
import type { Voices } from './speech/useVoices';
import { TalkStage } from './TalkStage';
import type { RecordEvent } from './talk/record';
import { isFree, isSafeToLeave, turnHolder } from './talk/talkMachine';
import { type Conversation as ConversationRecord, logEntries } from './talk/talkView';
import { useElsewhere } from './talk/useElsewhere';
import { usePhaseSteps } from './talk/usePhaseSteps';
import { usePoints } from './talk/usePoints';
import { useTalk } from './talk/useTalk';
import { usePartnerToasts, useTalkToasts } from './talk/useTalkToasts';
import { useStudentSpeaker } from './useStudentSpeaker';
import { useTalkInSight } from './useTalkInSight';
import { VoicePicker } from './VoicePicker';

interface ConversationProps {
  conversation: ConversationRecord;
  isFresh: boolean;
  serverTranscribes: boolean;
  voices: Voices;
  onReread: () => void;
  dispatchRecord: Dispatch<RecordEvent>;
  onLeave: () => void;
}

/** One conversation: where it stands, its map, what was said, and whose turn it is. */
export function Conversation({
  conversation,
  isFresh,
  serverTranscribes,
  voices,
  onReread,
  dispatchRecord,
  onLeave,
}: ConversationProps) {
  const { id: viewerId } = useViewer();
  const [typing, setTyping] = useState(false);
  const talkRoom = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The card that was pressed is gone: the reading goes on here.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const toasts = useToasts();
  const { student, name } = useStudentSpeaker(conversation.studentProfileId);
  const consent = useConsent(student);
  const partner = usePartnerToasts(conversation, toasts);
  const control = useTalk({
    conversation,
    viewerId,
    isFresh,
    serverTranscribes,
    manner: voices.manner,
    onReply(turn) {
      partner.onReply(turn);
      // The news of what follows from it may be cut off.
      onReread();
    },
    onStandIn: partner.onStandIn,
  });
  const { talk, dispatch } = control;
  const { activity } = talk;
  useTalkToasts(talk, toasts);
  useElsewhere(conversation, talk, toasts);
  const phases = usePhaseSteps(conversation, dispatch, toasts);
  const points = usePoints(conversation, dispatchRecord, toasts);
  const entries = logEntries(conversation, talk);
  const isLive = activity.kind !== 'assessing';
  const hasBegun = conversation.turns.some(
    ({ speaker, phase }) => speaker === 'student' && phase === conversation.phase,
  );

  const isTyping = typing && activity.kind === 'yourTurn';
  useTalkInSight(talkRoom, `${entries.length} ${isTyping} ${conversation.canAdvance}`);

  const takeTurn = () => {
    setTyping(false);
    void consent.ensure(() => dispatch({ type: 'turnTaken' }));
  };
  return (
    <div
      ref={talkRoom}
      className={['talk', isLive && 'talk-live', hasBegun && 'talk-begun'].filter(Boolean).join(' ')}
    >
      <ConversationHead
        ref={heading}
        conversation={conversation}
        activity={activity}
        aside={conversation.isOpen && <VoicePicker voices={voices} isQuiet={activity.kind === 'yourTurn'} />}
        canLeave={isSafeToLeave(activity)}
        onLeave={onLeave}
      />
      {activity.kind === 'assessing' ? (
        <HandedIn
          sessionId={conversation.sessionId}
          isHandedIn={activity.handedIn}
          watched={activity.watched}
          studentProfileId={conversation.studentProfileId}
          onLeave={onLeave}
        />
      ) : (
        <MindMapPanel conversation={conversation} onToggle={points.toggle} />
      )}
      <div className="talk-side">
        <ChatLog
          entries={entries}
          studentName={name}
          heard={activity.kind === 'recording' ? control.listening.heard : null}
          listens={!serverTranscribes}
          isSpoken={voices.manner.voice !== null}
        />
        {isLive && (
          <TalkStage
            control={control}
            holder={turnHolder(activity)}
            typing={typing}
            onType={() => {
              if (activity.kind === 'speaking') dispatch({ type: 'spoken' });
              setTyping(true);
            }}
            onTakeTurn={takeTurn}
            onTyped={control.sendTyped}
          >
            <AdvancePanel
              conversation={conversation}
              messages={entries.length}
              isTimeUp={talk.timeUp.includes(conversation.phase)}
              disabled={!isFree(activity)}
              onAdvance={phases.advance}
              onComplete={phases.complete}
            />
          </TalkStage>
        )}
      </div>
      <ConsentDialog consent={consent} onDecline={() => setTyping(true)} />
    </div>
  );
}

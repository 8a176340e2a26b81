import { useEffect, useRef, useState } from 'react';
import { ConsentDialog } from '../../features/recorder/ConsentDialog';
import { useConsent } from '../../features/recorder/useConsent';
import { useViewer } from '../../lib/viewer';
import { useToasts } from '../../ui/Toasts';
import { AdvancePanel } from './AdvancePanel';
import { ChatLog } from './ChatLog';
import { ConversationHead } from './ConversationHead';
import { HandedIn } from './HandedIn';
import { MindMapPanel } from './MindMapPanel';
import { useVoices } from './speech/useVoices';
import { TalkStage } from './TalkStage';
import { isFree, turnHolder } from './talk/talkMachine';
import { type Conversation as ConversationRecord, logEntries } from './talk/talkView';
import { usePhaseSteps } from './talk/usePhaseSteps';
import { usePoints } from './talk/usePoints';
import { useTalk } from './talk/useTalk';
import { usePartnerToasts, useTalkToasts } from './talk/useTalkToasts';
import { useStudentSpeaker } from './useStudentSpeaker';
import { VoicePicker } from './VoicePicker';

interface ConversationProps {
  conversation: ConversationRecord;
  isFresh: boolean;
  serverTranscribes: boolean;
  onReread: () => void;
  onLeave: () => void;
}

/** One conversation: where it stands, its map, what was said, and whose turn it is. */
export function Conversation({
  conversation,
  isFresh,
  serverTranscribes,
  onReread,
  onLeave,
}: ConversationProps) {
  const { id: viewerId } = useViewer();
  const [typing, setTyping] = useState(false);
  const talkRoom = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The card that was pressed is gone: the reading goes on here.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    talkRoom.current?.scrollIntoView({ block: 'start' });
  }, []);
  const toasts = useToasts();
  const voices = useVoices();
  const { student, name } = useStudentSpeaker(conversation.studentProfileId);
  const consent = useConsent(student);
  const partner = usePartnerToasts(conversation, toasts);
  const control = useTalk({
    conversation,
    viewerId,
    isFresh,
    serverTranscribes,
    voice: voices.chosen,
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
  const phases = usePhaseSteps(conversation, dispatch, toasts);
  const points = usePoints(conversation, toasts);
  const isHandedIn = activity.kind === 'assessing' && activity.handedIn;

  const takeTurn = () => {
    setTyping(false);
    void consent.ensure(() => dispatch({ type: 'turnTaken' }));
  };
  return (
    <div ref={talkRoom} className="talk">
      <ConversationHead
        ref={heading}
        conversation={conversation}
        activity={activity}
        canLeave={isFree(activity) || isHandedIn}
        onLeave={onLeave}
      />
      <MindMapPanel
        conversation={conversation}
        disabled={activity.kind === 'assessing'}
        onToggle={points.toggle}
      />
      <div className="talk-side">
        <ChatLog
          entries={logEntries(conversation, talk)}
          studentName={name}
          heard={activity.kind === 'recording' ? control.listening.heard : null}
          listens={!serverTranscribes}
          aside={<VoicePicker voices={voices} />}
        />
        {activity.kind === 'assessing' ? (
          <HandedIn
            sessionId={conversation.sessionId}
            isHandedIn={isHandedIn}
            watched={activity.watched}
            studentProfileId={conversation.studentProfileId}
            onLeave={onLeave}
          />
        ) : (
          <>
            <AdvancePanel
              conversation={conversation}
              messages={logEntries(conversation, talk).length}
              isTimeUp={talk.timeUp.includes(conversation.phase)}
              disabled={!isFree(activity)}
              onAdvance={phases.advance}
              onComplete={phases.complete}
            />
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
            />
          </>
        )}
      </div>
      <ConsentDialog consent={consent} onDecline={() => setTyping(true)} />
    </div>
  );
}

import { AudioLines, Keyboard, Mic, SkipForward, Square } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLevels } from '../../features/recorder/useLevels';
import { Wave } from '../../ui/Wave';
import { RecordingNote } from './RecordingNote';
import { StageWord } from './StageWord';
import { TypedTurn } from './TypedTurn';
import type { TalkControl } from './talk/useTalk';
import { UnsentTurn } from './UnsentTurn';

const BARS = 28;
/** A flat line with room for a voice. */
const QUIET = Array.from({ length: BARS }, () => 0.04);

interface TalkStageProps {
  control: TalkControl;
  /** Whose turn it is. */
  holder: 'user' | 'ai';
  typing: boolean;
  onType: () => void;
  onTakeTurn: () => void;
  onTyped: (text: string) => void;
  /** The way on, once there is one. */
  children: ReactNode;
}

/** Whose turn it is, to be seen from across the room, and the one thing to do now. */
export function TalkStage({
  control,
  holder,
  typing,
  onType,
  onTakeTurn,
  onTyped,
  children,
}: TalkStageProps) {
  const { talk, dispatch, analyser, listening } = control;
  const { activity } = talk;
  const { kind } = activity;
  const isRecording = kind === 'recording';
  const isTyping = typing && kind === 'yourTurn';
  const main = useRef<HTMLButtonElement>(null);
  // What had the focus may be gone, a form that was sent or the way on: the talk goes on at the main button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another thing is to be done
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [kind, isTyping]);
  const levels = useLevels(analyser, isRecording, BARS);
  const action = mainAction();
  const Icon = action.icon;
  return (
    <section className={`stage talk-stage talk-is-${kind} talk-of-${holder}`} aria-label="Your turn">
      <div className="talk-faces">
        <span className={holder === 'ai' ? 'face face-on' : 'face'}>
          <AudioLines aria-hidden="true" />
          <span className="visually-hidden">AI Partner</span>
        </span>
        <div className="talk-now">
          <StageWord activity={activity} />
          <Wave
            className="talk-wave"
            levels={isRecording ? levels : kind === 'speaking' ? undefined : QUIET}
            bars={BARS}
            playing={kind === 'speaking'}
          />
        </div>
        <span className={holder === 'user' ? 'face face-on' : 'face'}>
          <Mic aria-hidden="true" />
          <span className="visually-hidden">You</span>
        </span>
      </div>
      {activity.kind === 'unsent' && (
        <UnsentTurn
          turn={activity.turn}
          failure={activity.failure}
          isOpen={!talk.isClosed}
          onSend={control.sendAgain}
          onDrop={control.drop}
        />
      )}
      {isTyping && <TypedTurn onSend={onTyped} onSpeak={onTakeTurn} />}
      {kind !== 'unsent' && !isTyping && (
        <div className="talk-actions">
          <button
            ref={main}
            type="button"
            // Filled: the student is to act. Hollow: the partner has the turn.
            className={`btn ${action.isDue ? 'btn-stage' : 'btn-stage-quiet'} talk-main`}
            // Not disabled: the keyboard's focus would be lost in the moments in between.
            aria-disabled={action.act === null}
            onClick={() => action.act?.()}
          >
            <Icon size={22} aria-hidden="true" fill={Icon === Square ? 'currentColor' : 'none'} />
            {action.label}
          </button>
          {(kind === 'yourTurn' || kind === 'speaking') && (
            <button
              type="button"
              className="btn btn-stage-quiet talk-type"
              aria-label="Type instead"
              onClick={onType}
            >
              <Keyboard size={20} aria-hidden="true" />
              <span>Type instead</span>
            </button>
          )}
        </div>
      )}
      <RecordingNote talk={talk} listening={listening} isKept={control.isKept} />
      {children}
    </section>
  );

  function mainAction() {
    switch (kind) {
      case 'recording':
        return {
          label: 'Stop Recording',
          icon: Square,
          isDue: true,
          act: () => dispatch({ type: 'stopped', at: performance.now() }),
        };
      case 'speaking':
        return {
          label: 'Skip Speech & Take Turn',
          icon: SkipForward,
          isDue: false,
          act: typing ? () => dispatch({ type: 'spoken' }) : onTakeTurn,
        };
      case 'yourTurn':
        return { label: 'Take Your Turn', icon: Mic, isDue: true, act: onTakeTurn };
      default:
        return { label: 'Take Your Turn', icon: Mic, isDue: false, act: null };
    }
  }
}

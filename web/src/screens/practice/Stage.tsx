import { useEffect, useRef } from 'react';
import { TOASTS } from 'schema/rules/messages';
import type { RecordedStudent } from '../../features/recorder/outbox';
import { type RecorderState, SPEAKING_MS } from '../../features/recorder/recorderMachine';
import type { Answer } from '../../features/recorder/useAnswer';
import { useClock } from '../../features/recorder/useClock';
import { usePlayback } from '../../features/recorder/usePlayback';
import { Spinner } from '../../ui/Spinner';
import { useToasts } from '../../ui/Toasts';
import { RecorderAnnouncer } from './RecorderAnnouncer';
import { RoundButton } from './RoundButton';
import { SecondaryAction } from './SecondaryAction';
import { StageClock, stageTime } from './StageClock';
import { StageNotes } from './StageNotes';
import { StageRing } from './StageRing';
import { StageWave } from './StageWave';
import { STAGE_WORDS, type StageView } from './stageView';

interface StageProps {
  view: StageView;
  answer: Answer<unknown>;
  /** Who speaks, where it is not the viewer. */
  student: RecordedStudent | undefined;
  /** The browser writes the words down, because the server does not. */
  listens: boolean;
  /** The student came here by a button that is gone. */
  takesFocus: boolean;
  onStart: () => void;
  onStartAgain: () => void;
  onSubmit: () => void;
  onType: () => void;
}

/** Where the student speaks: one round button, the ring, the wave and the seconds. */
export function Stage({
  view,
  answer,
  student,
  listens,
  takesFocus,
  onStart,
  onStartAgain,
  onSubmit,
  onType,
}: StageProps) {
  const { recorder, wav } = answer;
  const { state } = recorder;
  const toasts = useToasts();
  const playback = usePlayback(wav, () => toasts.show({ ...TOASTS.audioError, variant: 'destructive' }));
  const time = stageTime(view, state, useClock(view === 'preparing' || view === 'recording'));
  const round = useRef<HTMLButtonElement>(null);
  const focusRound = () => round.current?.focus();
  useEffect(() => {
    if (takesFocus) round.current?.focus();
  }, [takesFocus]);

  return (
    <section className={`stage practice-stage stage-is-${view}`} aria-label="Recorder">
      <RecorderAnnouncer view={view} state={state} />
      <div className="stage-wave">
        <StageWave
          view={view}
          analyser={recorder.analyser}
          wav={wav}
          progress={playback.progress}
          playing={playback.playing}
        />
      </div>
      <p className="stage-word">
        {STAGE_WORDS[view]}
        {student && <span className="stage-student"> for {student.name}</span>}
      </p>
      {view !== 'assessing' && <StageClock time={time} />}
      <StageRing filled={time.filled} mark={resumedAt(state)}>
        <RoundButton ref={round} view={view} recorder={recorder} playback={playback} onStart={onStart} />
      </StageRing>
      {(view === 'recorded' || view === 'sending') && (
        <button
          type="button"
          className="btn btn-stage btn-lg stage-submit"
          disabled={view === 'sending'}
          onClick={onSubmit}
        >
          {view === 'sending' && <Spinner small label="Sending" />}
          {view === 'sending' ? 'Assessing...' : 'Submit for Assessment'}
        </button>
      )}
      <SecondaryAction
        view={view}
        recorder={recorder}
        onStartAgain={onStartAgain}
        onType={onType}
        onDone={focusRound}
      />
      <StageNotes view={view} answer={answer} listens={listens} />
    </section>
  );
}

const resumedAt = (state: RecorderState): number | null =>
  state.phase === 'recording' && state.before > 0 ? state.before / SPEAKING_MS : null;

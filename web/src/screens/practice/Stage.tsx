import { MESSAGES, TOASTS } from 'schema/rules/messages';
import type { RecorderProblem, RecorderState } from '../../features/recorder/recorderMachine';
import { SPEAKING_MS } from '../../features/recorder/recorderMachine';
import type { Answer } from '../../features/recorder/useAnswer';
import { useClock } from '../../features/recorder/useClock';
import { usePlayback } from '../../features/recorder/usePlayback';
import { Spinner } from '../../ui/Spinner';
import { useToasts } from '../../ui/Toasts';
import { RecorderAnnouncer } from './RecorderAnnouncer';
import { RoundButton } from './RoundButton';
import { StageActions } from './StageActions';
import { StageClock, stageTime } from './StageClock';
import { StageRing } from './StageRing';
import { StageWave } from './StageWave';
import { STAGE_WORDS, type StageView } from './stageView';

const PROBLEMS: Record<RecorderProblem, string> = {
  denied: MESSAGES.microphoneDenied,
  absent: MESSAGES.microphoneDenied,
  unplugged: 'The microphone was disconnected.',
  unusable: 'There was no sound in this recording. Please record it again.',
};

interface StageProps {
  view: StageView;
  answer: Answer<unknown>;
  onStart: () => void;
  onStartAgain: () => void;
  onSubmit: () => void;
  onType: () => void;
}

/** Where the student speaks: one round button, the ring, the wave and the seconds. */
export function Stage({ view, answer, onStart, onStartAgain, onSubmit, onType }: StageProps) {
  const { recorder, wav } = answer;
  const { state } = recorder;
  const toasts = useToasts();
  const playback = usePlayback(wav, () => toasts.show({ ...TOASTS.audioError, variant: 'destructive' }));
  const time = stageTime(view, state, useClock(view === 'preparing' || view === 'recording'));
  const problem = 'problem' in state ? state.problem : null;

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
      <p className="stage-word">{STAGE_WORDS[view]}</p>
      <StageClock time={time} />
      <StageRing filled={time.filled} mark={resumedAt(state)}>
        <RoundButton view={view} recorder={recorder} playback={playback} onStart={onStart} />
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
      <StageActions view={view} answer={answer} onStartAgain={onStartAgain} onType={onType} />
      {problem && (
        <p role="alert" className="stage-note">
          {PROBLEMS[problem]}
        </p>
      )}
      {answer.submitted && view === 'recorded' && (
        <p className="stage-note">Not sent yet. It is kept on this device, and we try again by ourselves.</p>
      )}
    </section>
  );
}

const resumedAt = (state: RecorderState): number | null =>
  state.phase === 'recording' && state.before > 0 ? state.before / SPEAKING_MS : null;

import {
  PREPARATION_MS,
  preparationLeftMs,
  type RecorderState,
  SPEAKING_MS,
  spokenMs,
} from '../../features/recorder/recorderMachine';
import { clockTime, type StageView } from './stageView';

export interface StageTime {
  /** Share of the ring, 0–1; null: turning. */
  readonly filled: number | null;
  /** The large figures. */
  readonly figures: string;
  /** What they are of, in small. */
  readonly of: string;
}

/** Ring and figures of one moment; `now` is the recorder's clock. */
export function stageTime(view: StageView, state: RecorderState, now: number): StageTime {
  if (view === 'preparing') {
    const left = preparationLeftMs(state, now);
    return { filled: left / PREPARATION_MS, figures: String(Math.ceil(left / 1000)), of: 's to prepare' };
  }
  const spoken = spokenMs(state, now);
  const waiting = view === 'requesting' || view === 'finishing' || view === 'sending' || view === 'assessing';
  return {
    filled: waiting ? null : spoken / SPEAKING_MS,
    figures: clockTime(spoken),
    of: `of ${clockTime(SPEAKING_MS)}`,
  };
}

export const StageClock = ({ time }: { time: StageTime }) => (
  <p className="stage-clock">
    <span role="timer" aria-live="off" className="stage-figures figures">
      {time.figures}
    </span>{' '}
    <span className="stage-of figures">{time.of}</span>
  </p>
);

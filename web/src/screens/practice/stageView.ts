import type { RecorderPhase, RecorderState } from '../../features/recorder/recorderMachine';

/** What the stage shows: the recorder's phase, or what became of its recording. */
export type StageView = RecorderPhase | 'sending' | 'assessing';

interface StageInputs {
  readonly phase: RecorderPhase;
  readonly sending: boolean;
  /** The answer that was sent is being transcribed or marked. */
  readonly assessing: boolean;
}

export function stageView({ phase, sending, assessing }: StageInputs): StageView {
  if (sending) return 'sending';
  return assessing && phase === 'idle' ? 'assessing' : phase;
}

/** The state in a word or two, on the stage. */
export const STAGE_WORDS: Record<StageView, string> = {
  idle: 'Ready',
  requesting: 'Allow the microphone',
  preparing: 'Prepare',
  recording: 'Recording',
  paused: 'Paused',
  finishing: 'One moment',
  recorded: 'Recorded',
  sending: 'Sending',
  assessing: 'Assessing...',
};

/** Nothing may take the student away from these: the other questions wait. */
const BUSY: ReadonlySet<StageView> = new Set([
  'requesting',
  'preparing',
  'recording',
  'paused',
  'finishing',
  'sending',
]);
export const isBusy = (view: StageView): boolean => BUSY.has(view);

/** 0:07, 1:00. Whole seconds, rounded down. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What a screen reader is told when the recorder changes. */
export function announcement(view: StageView, state: RecorderState): string {
  switch (view) {
    case 'requesting':
      return 'Your browser asks for the microphone.';
    case 'preparing':
      return 'Prepare your answer. Recording starts in 20 seconds.';
    case 'recording':
      return state.phase === 'recording' && state.before > 0 ? 'Recording again' : 'Recording';
    case 'paused':
      return state.phase === 'paused' ? `Paused at ${clockTime(state.before)}` : '';
    case 'recorded':
      return state.phase === 'recorded'
        ? `Stopped at ${clockTime(state.before)}. Play it, start again or submit it.`
        : '';
    case 'sending':
      return 'Assessing...';
    default:
      return '';
  }
}

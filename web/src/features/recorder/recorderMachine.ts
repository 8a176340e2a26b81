import { PART2_SPEAKING_SECONDS, PREPARATION_SECONDS } from 'schema/rules/limits';

export type RecorderProblem =
  /** No permission. */
  | 'denied'
  /** No device. */
  | 'absent'
  /** The device or the sound system does not start, as when another program holds it. */
  | 'failed'
  | 'unplugged'
  /** Nothing usable was recorded. */
  | 'unusable';

/**
 * The recorder, without its devices. Times are milliseconds of one monotonic clock (`performance.now()`),
 * brought in by the events, so that the machine itself is pure.
 */
export type RecorderState =
  | { readonly phase: 'idle'; readonly problem: RecorderProblem | null }
  | { readonly phase: 'requesting' }
  | { readonly phase: 'preparing'; readonly since: number }
  | { readonly phase: 'recording'; readonly since: number; readonly before: number }
  | { readonly phase: 'paused'; readonly before: number }
  | { readonly phase: 'finishing'; readonly before: number; readonly problem: RecorderProblem | null }
  | { readonly phase: 'recorded'; readonly before: number; readonly problem: RecorderProblem | null };

export type RecorderPhase = RecorderState['phase'];

export type RecorderEvent =
  /** The student asks to record; the microphone is being opened. */
  | { readonly type: 'requested' }
  | { readonly type: 'granted'; readonly at: number }
  /** The microphone cannot be had. */
  | { readonly type: 'refused'; readonly problem: RecorderProblem }
  | { readonly type: 'preparationSkipped'; readonly at: number }
  | { readonly type: 'paused'; readonly at: number }
  | { readonly type: 'resumed'; readonly at: number }
  | { readonly type: 'stopped'; readonly at: number }
  /** The device went away: what was said until then is kept. */
  | { readonly type: 'unplugged'; readonly at: number }
  /** Time passed. Ends the preparation and, at the limit, the recording. */
  | { readonly type: 'ticked'; readonly at: number }
  /** The recording is complete and can be played. */
  | { readonly type: 'finished' }
  | { readonly type: 'failed'; readonly problem: RecorderProblem }
  /** Start again, or another question. */
  | { readonly type: 'reset' };

export const PREPARATION_MS = PREPARATION_SECONDS * 1000;
export const SPEAKING_MS = PART2_SPEAKING_SECONDS * 1000;

export const IDLE: RecorderState = { phase: 'idle', problem: null };

/** Milliseconds spoken so far: 0 before the recording, never above the limit. */
export function spokenMs(state: RecorderState, now: number): number {
  switch (state.phase) {
    case 'recording':
      return Math.min(SPEAKING_MS, state.before + Math.max(0, now - state.since));
    case 'paused':
    case 'finishing':
    case 'recorded':
      return state.before;
    default:
      return 0;
  }
}

/** Milliseconds of preparation left; the whole of it outside the preparation. */
export function preparationLeftMs(state: RecorderState, now: number): number {
  if (state.phase !== 'preparing') return PREPARATION_MS;
  return Math.max(0, PREPARATION_MS - Math.max(0, now - state.since));
}

/** Milliseconds until time alone moves the machine on; null when it waits for somebody. */
export function msToNextTurn(state: RecorderState, now: number): number | null {
  if (state.phase === 'preparing') return preparationLeftMs(state, now);
  if (state.phase === 'recording') return SPEAKING_MS - spokenMs(state, now);
  return null;
}

/** An event that does not belong to the phase changes nothing: a late click or a late device is harmless. */
export function recorderReducer(state: RecorderState, event: RecorderEvent): RecorderState {
  if (event.type === 'reset') return IDLE;
  switch (state.phase) {
    case 'idle':
    case 'recorded':
      return event.type === 'requested' ? { phase: 'requesting' } : state;
    case 'requesting':
      if (event.type === 'granted') return { phase: 'preparing', since: event.at };
      if (event.type === 'refused') return { phase: 'idle', problem: event.problem };
      return state;
    case 'preparing':
      return fromPreparing(state, event);
    case 'recording':
      return fromRecording(state, event);
    case 'paused':
      if (event.type === 'resumed') return { phase: 'recording', since: event.at, before: state.before };
      if (event.type === 'stopped') return { phase: 'finishing', before: state.before, problem: null };
      if (event.type === 'unplugged') {
        return { phase: 'finishing', before: state.before, problem: 'unplugged' };
      }
      return failedOr(state, event);
    case 'finishing':
      if (event.type === 'finished')
        return { phase: 'recorded', before: state.before, problem: state.problem };
      return failedOr(state, event);
  }
}

function fromPreparing(state: RecorderState & { phase: 'preparing' }, event: RecorderEvent): RecorderState {
  if (event.type === 'preparationSkipped') return { phase: 'recording', since: event.at, before: 0 };
  if (event.type === 'ticked' && preparationLeftMs(state, event.at) === 0) {
    return { phase: 'recording', since: event.at, before: 0 };
  }
  if (event.type === 'unplugged') return { phase: 'idle', problem: 'unplugged' };
  return failedOr(state, event);
}

function fromRecording(state: RecorderState & { phase: 'recording' }, event: RecorderEvent): RecorderState {
  if (!('at' in event)) return failedOr(state, event);
  const before = spokenMs(state, event.at);
  switch (event.type) {
    case 'paused':
      return { phase: 'paused', before };
    case 'stopped':
      return { phase: 'finishing', before, problem: null };
    case 'unplugged':
      return { phase: 'finishing', before, problem: 'unplugged' };
    case 'ticked':
      return before >= SPEAKING_MS ? { phase: 'finishing', before, problem: null } : state;
    default:
      return state;
  }
}

const failedOr = (state: RecorderState, event: RecorderEvent): RecorderState =>
  event.type === 'failed' ? { phase: 'idle', problem: event.problem } : state;

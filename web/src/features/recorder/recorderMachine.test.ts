import fc from 'fast-check';
import {
  IDLE,
  msToNextTurn,
  preparationLeftMs,
  type RecorderEvent,
  type RecorderState,
  recorderReducer,
  spokenMs,
} from './recorderMachine';

const after = (...events: RecorderEvent[]) => events.reduce(recorderReducer, IDLE);
const recordingAt = (at: number) =>
  after({ type: 'requested' }, { type: 'granted', at: 0 }, { type: 'preparationSkipped', at });

describe('recorderReducer', () => {
  test('prepares for twenty seconds, then records by itself', () => {
    const preparing = after({ type: 'requested' }, { type: 'granted', at: 1000 });
    expect(preparing).toEqual({ phase: 'preparing', since: 1000 });
    expect(preparationLeftMs(preparing, 6000)).toBe(15_000);
    expect(recorderReducer(preparing, { type: 'ticked', at: 20_999 })).toBe(preparing);
    expect(recorderReducer(preparing, { type: 'ticked', at: 21_000 })).toEqual({
      phase: 'recording',
      since: 21_000,
      before: 0,
    });
  });

  test('counts only what is spoken, not the pause', () => {
    const paused = recorderReducer(recordingAt(5000), { type: 'paused', at: 28_000 });
    expect(paused).toEqual({ phase: 'paused', before: 23_000 });
    expect(spokenMs(paused, 99_000)).toBe(23_000);
    const resumed = recorderReducer(paused, { type: 'resumed', at: 60_000 });
    expect(spokenMs(resumed, 61_000)).toBe(24_000);
    expect(msToNextTurn(resumed, 61_000)).toBe(36_000);
  });

  test('stops by itself at sixty seconds', () => {
    const recording = recordingAt(0);
    expect(recorderReducer(recording, { type: 'ticked', at: 59_999 })).toBe(recording);
    expect(recorderReducer(recording, { type: 'ticked', at: 60_200 })).toEqual({
      phase: 'finishing',
      before: 60_000,
      problem: null,
    });
  });

  test('keeps what was said when the microphone is unplugged', () => {
    const cut = recorderReducer(recordingAt(0), { type: 'unplugged', at: 12_000 });
    expect(recorderReducer(cut, { type: 'finished' })).toEqual({
      phase: 'recorded',
      before: 12_000,
      problem: 'unplugged',
    });
  });

  test('a refused microphone leads back to idle, with the reason', () => {
    expect(after({ type: 'requested' }, { type: 'refused', problem: 'denied' })).toEqual({
      phase: 'idle',
      problem: 'denied',
    });
  });
});

type Step = { readonly type: RecorderEvent['type']; readonly wait: number };
const TYPES: RecorderEvent['type'][] = [
  'requested',
  'granted',
  'refused',
  'preparationSkipped',
  'paused',
  'resumed',
  'stopped',
  'unplugged',
  'ticked',
  'finished',
  'failed',
  'reset',
];
const steps = fc.array(
  fc.record({ type: fc.constantFrom(...TYPES), wait: fc.integer({ min: 0, max: 15_000 }) }),
  { maxLength: 60 },
);

/** Runs the steps in time order; calls back with every state and the time at which it began. */
function run(
  all: Step[],
  visit: (before: RecorderState, after: RecorderState, at: number, type: Step['type']) => void,
) {
  let at = 0;
  let state: RecorderState = IDLE;
  for (const { type, wait } of all) {
    at += wait;
    const next = recorderReducer(state, { type, at, problem: 'denied' } as RecorderEvent);
    visit(state, next, at, type);
    state = next;
  }
}

describe('in any order of events', () => {
  test('the spoken time stays within the minute and never falls within one recording', () => {
    fc.assert(
      fc.property(steps, (all) => {
        run(all, (before, next, at) => {
          expect(spokenMs(next, at)).toBeGreaterThanOrEqual(0);
          expect(spokenMs(next, at + 1e6)).toBeLessThanOrEqual(60_000);
          const restarted = ['idle', 'requesting', 'preparing'].includes(next.phase);
          if (!restarted) expect(spokenMs(next, at)).toBeGreaterThanOrEqual(spokenMs(before, at));
        });
      }),
    );
  });

  test('the spoken time is the sum of the stretches spent recording, up to the minute', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let sum = 0;
        let last = 0;
        run(all, (before, next, at) => {
          if (before.phase === 'recording') sum += at - last;
          if (['idle', 'requesting', 'preparing'].includes(next.phase)) sum = 0;
          last = at;
          expect(spokenMs(next, at)).toBe(Math.min(60_000, sum));
        });
      }),
    );
  });

  test('recording begins only from a preparation or a pause, and a recording ends only when asked', () => {
    fc.assert(
      fc.property(steps, (all) => {
        run(all, (before, next, _at, type) => {
          if (next.phase === 'recording') {
            expect(['preparing', 'paused', 'recording']).toContain(before.phase);
          }
          if (before.phase === 'recorded' && next !== before) expect(['requested', 'reset']).toContain(type);
        });
      }),
    );
  });

  test('reset leads to idle from everywhere', () => {
    fc.assert(
      fc.property(steps, (all) => {
        run(all, (_before, next) => expect(recorderReducer(next, { type: 'reset' })).toBe(IDLE));
      }),
    );
  });
});

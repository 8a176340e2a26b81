import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { useReducer } from 'react';
import { hear, installDevices, RECORDED_SECONDS, unplug } from '../../../features/recorder/testing/devices';
import { installLocks } from '../../../features/recorder/testing/locks';
import type { NewTurn } from '../../../features/recorder/turnDatabase';
import { TurnStore } from '../../../features/recorder/turnStore';
import { wavSeconds } from '../../../lib/wav';
import { anOutgoingTurn, aTalk } from '../testing/talk';
import { talkReducer } from './talkMachine';
import { useTurnRecorder } from './useTurnRecorder';

const WORDS = { transcription: 'I would', transcriptSource: 'browser' } as const;
const { clientKey, viewerId, sessionId, phase, createdAt } = anOutgoingTurn();
const begin = (mimeType: string): NewTurn => ({
  ...{ clientKey, viewerId, sessionId, phase, createdAt, mimeType },
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  installLocks();
  installDevices();
});

/** The machine with its microphone, from the moment that the turn is taken. */
async function recording() {
  const store = new TurnStore();
  const { result, unmount } = renderHook(() => {
    const [talk, dispatch] = useReducer(talkReducer, aTalk({ kind: 'yourTurn', problem: null }));
    const recorder = useTurnRecorder({
      activity: talk.activity,
      dispatch,
      store,
      limit: () => ({ ms: 60_000, endsPhase: null }),
      begin,
      words: () => WORDS,
    });
    return { talk, dispatch, recorder };
  });
  act(() => result.current.dispatch({ type: 'turnTaken' }));
  await waitFor(() => expect(result.current.talk.activity.kind).toBe('recording'));
  const stop = () => act(() => result.current.dispatch({ type: 'stopped', at: performance.now() }));
  const made = async () => {
    await waitFor(() => expect(result.current.talk.activity.kind).toBe('transcribing'));
    const { activity } = result.current.talk;
    if (activity.kind !== 'transcribing') throw new Error('There is no turn.');
    return activity.turn;
  };
  return { store, result, unmount, stop, made };
}

/** What the next page finds. */
const left = () => new TurnStore().left(viewerId, sessionId, createdAt);

test('a page that is left in the middle leaves what was said, with its words', async () => {
  const page = await recording();
  hear();
  page.unmount();
  let found: Awaited<ReturnType<typeof left>> = null;
  await waitFor(async () => {
    found ??= await left();
    expect(found).toMatchObject({ isWhole: false, turn: { clientKey, ...WORDS } });
  });
});

test('webm is sent as it was recorded, and kept whole', async () => {
  const page = await recording();
  hear();
  page.stop();
  const turn = await page.made();
  expect(turn).toMatchObject({ clientKey, ...WORDS, sound: { mimeType: 'audio/webm;codecs=opus' } });
  page.unmount();
  await waitFor(async () => expect(await left()).toMatchObject({ isWhole: true }));
});

test('an iPhone’s mp4 is sent as WAV', async () => {
  installDevices({ type: 'audio/mp4' });
  const page = await recording();
  page.stop();
  const { sound } = await page.made();
  expect(sound?.mimeType).toBe('audio/wav');
  expect(wavSeconds(sound?.bytes ?? new ArrayBuffer())).toBe(RECORDED_SECONDS);
});

test('a microphone that goes away ends the recording, and what was said is a turn', async () => {
  const page = await recording();
  hear();
  act(() => void unplug());
  expect(page.result.current.talk.activity).toMatchObject({ kind: 'finishing', problem: 'unplugged' });
  expect((await page.made()).sound?.bytes.byteLength).toBeGreaterThan(0);
});

test('a device that keeps nothing says so, and the turn is made all the same', async () => {
  Object.assign(globalThis, {
    indexedDB: {
      open: () => {
        throw new DOMException('', 'SecurityError');
      },
    },
  });
  const page = await recording();
  await waitFor(() => expect(page.result.current.recorder.isKept).toBe(false));
  page.stop();
  expect((await page.made()).clientKey).toBe(clientKey);
});

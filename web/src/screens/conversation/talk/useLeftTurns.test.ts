import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { useReducer } from 'react';
import { installDevices } from '../../../features/recorder/testing/devices';
import { installLocks } from '../../../features/recorder/testing/locks';
import { type NewTurn, openTurns, turnsOf } from '../../../features/recorder/turnDatabase';
import { TurnStore } from '../../../features/recorder/turnStore';
import { aConversation, anOutgoingTurn, aTalk, aTurn, studentTurn } from '../testing/talk';
import { type Activity, talkReducer } from './talkMachine';
import { useLeftTurns } from './useLeftTurns';

const { viewerId, sessionId, phase, clientKey } = anOutgoingTurn();
/** What jsdom's clock and IndexedDB need at most: nothing was found by then. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  installLocks();
  installDevices();
});

/** A page that is gone recorded so many seconds. */
async function brokeOff(seconds: number, mimeType = 'audio/webm'): Promise<void> {
  const createdAt = Date.now() - seconds * 1000;
  const turn: NewTurn = { clientKey, viewerId, sessionId, phase, createdAt, mimeType };
  const store = new TurnStore();
  await store.begin(turn);
  for (let second = 0; second < seconds; second++) {
    await store.addChunk(clientKey, new ArrayBuffer(8), { transcription: 'I', transcriptSource: 'browser' });
  }
}

async function wasToBeSent(): Promise<void> {
  const store = new TurnStore();
  await store.keep(anOutgoingTurn({ createdAt: Date.now() }));
  store.letGo();
}

function open(first: Activity, conversation = aConversation()) {
  const { result } = renderHook(() => {
    const [talk, dispatch] = useReducer(talkReducer, aTalk(first));
    const { activity } = talk;
    useLeftTurns({ activity, dispatch, store: STORES.here, viewerId, conversation });
    return { activity, dispatch };
  });
  return result;
}
const STORES = { here: new TurnStore() };
beforeEach(() => {
  STORES.here = new TurnStore();
});

const YOUR_TURN: Activity = { kind: 'yourTurn', problem: null };

test('a turn that was to be sent is sent', async () => {
  await wasToBeSent();
  const page = open(YOUR_TURN);
  await waitFor(() =>
    expect(page.current.activity).toMatchObject({ kind: 'transcribing', turn: { clientKey } }),
  );
});

test('of a recording that broke off the student is asked, with when and how long', async () => {
  await brokeOff(2);
  const page = open(YOUR_TURN);
  await waitFor(() => expect(page.current.activity.kind).toBe('unsent'));
  expect(page.current.activity).toMatchObject({
    turn: { clientKey, transcription: 'I', sound: { mimeType: 'audio/webm' } },
    failure: {
      kind: 'brokenOff',
      sentence: expect.stringMatching(/^Your turn of \d\d:\d\d broke off after 0:02\./),
    },
  });
});

test('what an iPhone recorded becomes WAV; what cannot be read is said to be so', async () => {
  await brokeOff(2, 'audio/mp4');
  const page = open(YOUR_TURN);
  await waitFor(() =>
    expect(page.current.activity).toMatchObject({ turn: { sound: { mimeType: 'audio/wav' } } }),
  );
  act(() => page.current.dispatch({ type: 'turnDropped' }));
  await STORES.here.remove(clientKey);

  await brokeOff(1, 'audio/mp4');
  Object.assign(globalThis, {
    OfflineAudioContext: class {
      decodeAudioData = () => Promise.reject(new DOMException('', 'EncodingError'));
    },
  });
  STORES.here = new TurnStore();
  const next = open(YOUR_TURN);
  await waitFor(() => expect(next.current.activity).toMatchObject({ failure: { kind: 'refused' } }));
});

test('one that the server has is forgotten', async () => {
  await wasToBeSent();
  const page = open(YOUR_TURN, aConversation({ turns: [aTurn(), studentTurn(2, { clientKey })] }));
  const db = await openTurns();
  await waitFor(async () => expect(await turnsOf(db, viewerId)).toEqual([]));
  expect(page.current.activity).toEqual(YOUR_TURN);
});

test('nothing comes between the student and what is under way; it waits for the next turn', async () => {
  await brokeOff(1);
  const page = open({ kind: 'speaking', text: 'Why?', delayMs: 0, growing: false });
  await settle();
  expect(page.current.activity.kind).toBe('speaking');
  act(() => page.current.dispatch({ type: 'turnTaken' }));
  await settle();
  expect(page.current.activity.kind).toBe('requesting');
  act(() => page.current.dispatch({ type: 'microphoneRefused', problem: 'denied' }));
  await waitFor(() => expect(page.current.activity.kind).toBe('unsent'));
});

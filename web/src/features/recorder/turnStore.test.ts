import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { RecordingKeeper } from './keeper';
import { installLocks } from './testing/locks';
import { discardTurns, type NewTurn, type OutgoingTurn } from './turnDatabase';
import { TurnStore } from './turnStore';

const NOW = Date.UTC(2026, 10, 21, 12, 14);
const LONG_AGO = NOW - 13 * 3_600_000;
const AMINAH = 'viewer-aminah';

const aNewTurn = (clientKey: string, changes: Partial<NewTurn> = {}): NewTurn => ({
  clientKey,
  viewerId: AMINAH,
  sessionId: '7',
  phase: 'session1',
  createdAt: NOW,
  mimeType: 'audio/webm;codecs=opus',
  ...changes,
});
const aTurn = (clientKey: string, changes: Partial<OutgoingTurn> = {}): OutgoingTurn => {
  const { mimeType: _, ...turn } = aNewTurn(clientKey);
  return { ...turn, sound: null, spokenMs: 0, transcription: 'Food.', transcriptSource: 'typed', ...changes };
};
const bytes = (...values: number[]) => new Blob([Uint8Array.from(values)]);
const words = (transcription: string) => ({ transcription, transcriptSource: 'browser' }) as const;

/** One tab. */
let here: TurnStore;
const anotherTab = () => new TurnStore();
const left = (tab = here, now = NOW, viewerId = AMINAH) => tab.left(viewerId, '7', now);
const record = (turn: NewTurn, tab = here) => new RecordingKeeper(tab, turn, () => {});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  installLocks();
  here = new TurnStore();
});

describe('a recording under way', () => {
  test('is left with the sound and the words so far, to be asked about', async () => {
    const keeper = record(aNewTurn('a'));
    keeper.addChunk(bytes(1, 2), words('I'));
    keeper.addChunk(bytes(3), words('I would'));
    await keeper.leave();
    const found = await left();
    expect(found).toMatchObject({
      isWhole: false,
      turn: { clientKey: 'a', ...words('I would'), sound: { mimeType: 'audio/webm;codecs=opus' } },
    });
    expect([...new Uint8Array(found?.turn.sound?.bytes ?? new ArrayBuffer())]).toEqual([1, 2, 3]);
  });

  test('is left alone while a living tab records it', async () => {
    const keeper = record(aNewTurn('a'), anotherTab());
    keeper.addChunk(bytes(1), words(''));
    expect(await left()).toBeNull();
    await keeper.leave();
    expect(await left()).not.toBeNull();
  });

  test('of which nothing was heard leaves nothing', async () => {
    await record(aNewTurn('a')).leave();
    expect(await left()).toBeNull();
    await discardTurns(AMINAH);
  });

  test('that is over takes the place of its chunks', async () => {
    const keeper = record(aNewTurn('a'));
    keeper.addChunk(bytes(1), words('I'));
    const turn = aTurn('a', { spokenMs: 900 });
    keeper.complete(turn);
    await keeper.leave();
    expect(await left()).toEqual({ isWhole: true, turn });
    await here.remove('a');
    expect(await left(anotherTab())).toBeNull();
  });
});

describe('a turn that was to be sent', () => {
  test('is kept until it is removed, as it was last', async () => {
    await here.keep(aTurn('a'));
    await here.keep(aTurn('a', { transcription: 'Food, I said.' }));
    here.letGo();
    expect(await left()).toMatchObject({ isWhole: true, turn: { transcription: 'Food, I said.' } });
  });

  test('is in one hand: neither another tab nor a second look gets it', async () => {
    await here.keep(aTurn('a'));
    expect(await left()).toBeNull();
    const other = anotherTab();
    expect(await left(other)).toBeNull();
    here.letGo();
    expect(await left(other)).not.toBeNull();
    expect(await left()).toBeNull();
  });

  test('the oldest comes first', async () => {
    await here.keep(aTurn('second', { createdAt: NOW }));
    await here.keep(aTurn('first', { createdAt: NOW - 1 }));
    here.letGo();
    expect((await left())?.turn.clientKey).toBe('first');
    expect((await left())?.turn.clientKey).toBe('second');
  });

  test('is shown to nobody else, and goes with its account', async () => {
    await here.keep(aTurn('a'));
    here.letGo();
    expect(await left(here, NOW, 'viewer-daniel')).toBeNull();
    await discardTurns('viewer-daniel');
    expect(await left()).not.toBeNull();
    here.letGo();
    await discardTurns(AMINAH);
    expect(await left()).toBeNull();
  });

  test('stays with its conversation however old it is, and is dropped with any other', async () => {
    await here.keep(aTurn('here', { createdAt: LONG_AGO }));
    await here.keep(aTurn('elsewhere', { createdAt: LONG_AGO, sessionId: '8' }));
    here.letGo();
    expect((await left())?.turn.clientKey).toBe('here');
    expect(await anotherTab().left(AMINAH, '8', NOW)).toBeNull();
  });
});

test('without storage nothing is kept, and nothing is disturbed', async () => {
  Object.assign(globalThis, {
    indexedDB: {
      open: () => {
        throw new DOMException('', 'SecurityError');
      },
    },
  });
  const lost = jest.fn();
  const tab = anotherTab();
  const keeper = new RecordingKeeper(tab, aNewTurn('a'), lost);
  keeper.addChunk(bytes(1), words(''));
  await keeper.leave();
  expect(lost).toHaveBeenCalledTimes(1);
  await tab.keep(aTurn('a'));
  await tab.remove('a');
  expect(await left(tab)).toBeNull();
});

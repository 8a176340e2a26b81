import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { encodeWav } from '../../lib/wav';
import { RecordingKeeper } from './keeper';
import { type KeptRecording, type NewRecording, Outbox } from './outbox';
import { recoverRecordings } from './recover';
import { type Failure, OutboxSender } from './sender';
import { installLocks } from './testing/locks';

const AMINAH = 'viewer-aminah';
const DANIEL = 'viewer-daniel';
const WAV = encodeWav(new Float32Array(16_000));

const recording = (clientKey: string, viewerId = AMINAH): NewRecording => ({
  clientKey,
  viewerId,
  questionId: '7',
  questionText: 'A festival you enjoy',
  createdAt: Date.UTC(2026, 10, 21, 12, 14),
  mimeType: 'audio/webm;codecs=opus',
});
const submitted = (clientKey: string, viewerId = AMINAH): KeptRecording => ({
  ...recording(clientKey, viewerId),
  stage: 'submitted',
  wav: WAV,
  transcription: 'I enjoy Hari Raya',
  transcriptSource: 'browser',
  refusal: null,
});
const bytes = (...values: number[]) => new Blob([Uint8Array.from(values)]);

const keep = (clientKey: string, onLost = () => {}) =>
  new RecordingKeeper(outbox, recording(clientKey), onLost);

let outbox: Outbox;
const opened: Outbox[] = [];
const senders: OutboxSender<string>[] = [];

/** One tab: its own sender on the shared database. */
function tab(submit: (kept: KeptRecording) => Promise<string>, viewerId = AMINAH) {
  const sent: string[] = [];
  const sender = new OutboxSender<string>({
    outbox,
    viewerId,
    submit,
    explain: (error): Failure =>
      error instanceof RangeError ? { kind: 'refused', sentence: error.message } : { kind: 'later' },
    onSent: (session, { clientKey }) => sent.push(`${clientKey} ${session}`),
  });
  senders.push(sender);
  return { sender, sent };
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  installLocks();
  outbox = await Outbox.open();
  opened.push(outbox);
});
afterEach(() => {
  for (const sender of senders.splice(0)) sender.stop();
  for (const open of opened.splice(0)) open.close();
});

describe('sending', () => {
  test('an answer leaves the device only after the acknowledgement', async () => {
    const { sender, sent } = tab(async (kept) => {
      expect(await outbox.find(kept.clientKey)).toMatchObject({ stage: 'submitted' });
      return 'session-1';
    });
    await expect(sender.submit(submitted('a'))).resolves.toEqual({ kind: 'sent', session: 'session-1' });
    expect(await outbox.find('a')).toBeUndefined();
    expect(sent).toEqual(['a session-1']);
  });

  test('a cut connection keeps it, and the next attempt carries the same key, sound and words', async () => {
    const attempts: KeptRecording[] = [];
    const { sender, sent } = tab(async (kept) => {
      attempts.push(kept);
      if (attempts.length === 1) throw new TypeError('Failed to fetch');
      return 'session-1';
    });
    await expect(sender.submit(submitted('a'))).resolves.toEqual({ kind: 'later' });
    expect(sender.read().kept).toHaveLength(1);
    await sender.start();
    expect(attempts.map(({ clientKey }) => clientKey)).toEqual(['a', 'a']);
    expect(attempts[1]).toEqual(attempts[0]);
    expect(attempts[1]?.wav?.byteLength).toBe(WAV.byteLength);
    expect(sent).toEqual(['a session-1']);
    expect(sender.read().kept).toEqual([]);
  });

  test('coming online sends what waits', async () => {
    let online = false;
    const { sender, sent } = tab(async () => {
      if (!online) throw new TypeError('Failed to fetch');
      return 'session-1';
    });
    await sender.start();
    await sender.submit(submitted('a'));
    online = true;
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent).toEqual(['a session-1']));
  });

  test('a refusal is kept with its sentence and not sent again', async () => {
    let attempts = 0;
    const { sender } = tab(async () => {
      attempts += 1;
      throw new RangeError('The recording is longer than 90 seconds.');
    });
    await expect(sender.submit(submitted('a'))).resolves.toEqual({
      kind: 'refused',
      sentence: 'The recording is longer than 90 seconds.',
    });
    await sender.sendSubmitted();
    expect(attempts).toBe(1);
    expect(sender.read().kept[0]?.refusal).toBe('The recording is longer than 90 seconds.');
    await sender.discard('a');
    expect(sender.read().kept).toEqual([]);
  });

  test('of two tabs one sends, and two clicks are one attempt', async () => {
    let attempts = 0;
    const submit = () =>
      new Promise<string>((resolve) => {
        attempts += 1;
        setTimeout(() => resolve('session-1'), 20);
      });
    await outbox.put(submitted('a'));
    const [first, second] = [tab(submit), tab(submit)];
    const results = await Promise.all([
      first.sender.send('a'),
      first.sender.send('a'),
      second.sender.send('a'),
    ]);
    expect(attempts).toBe(1);
    expect(results.map(({ kind }) => kind)).toEqual(['sent', 'sent', 'elsewhere']);
  });

  test('the other tab learns what was sent', async () => {
    const [first, second] = [tab(async () => 'session-1'), tab(async () => 'session-2')];
    await second.sender.start();
    await first.sender.submit(submitted('a'));
    await waitFor(() => expect(second.sender.read().sent).toEqual(new Map([['a', 'session-1']])));
    expect(second.sender.read().kept).toEqual([]);
    expect(second.sent).toEqual([]);
  });

  test('only what the student has submitted is sent by itself', async () => {
    await outbox.put({ ...submitted('heard-but-not-sent'), stage: 'recorded' });
    await outbox.put(submitted('a'));
    const { sender, sent } = tab(async () => 'session-1');
    await sender.start();
    expect(sent).toEqual(['a session-1']);
    expect(sender.read().kept.map(({ clientKey }) => clientKey)).toEqual(['heard-but-not-sent']);
  });

  test("another viewer on the device sees and sends nobody else's answers", async () => {
    await outbox.put(submitted('a', AMINAH));
    await outbox.put(submitted('d', DANIEL));
    const { sender, sent } = tab(async () => 'session-1', DANIEL);
    await sender.start();
    expect(sent).toEqual(['d session-1']);
    expect(await outbox.list(AMINAH)).toHaveLength(1);
  });

  test('without storage an answer is sent all the same', async () => {
    outbox.close();
    const { sender, sent } = tab(async () => 'session-1');
    await expect(sender.submit(submitted('a'))).resolves.toMatchObject({ kind: 'sent' });
    expect(sent).toEqual(['a session-1']);
  });
});

describe('a crashed recording', () => {
  const decode = async (sound: ArrayBuffer) => {
    expect([...new Uint8Array(sound)]).toEqual([1, 2, 3]);
    return WAV;
  };

  test('is recovered from its chunks, in order, with the words so far', async () => {
    const keeper = keep('a');
    keeper.addChunk(bytes(1, 2), { transcription: 'I', transcriptSource: 'browser' });
    keeper.addChunk(bytes(3), { transcription: 'I enjoy', transcriptSource: 'browser' });
    await keeper.leave();
    await recoverRecordings(outbox, AMINAH, decode);
    expect(await outbox.list(AMINAH)).toMatchObject([
      { clientKey: 'a', stage: 'recorded', transcription: 'I enjoy', refusal: null },
    ]);
    expect((await outbox.sound('a')).byteLength).toBe(0);
  });

  test('is left alone while another tab still records it', async () => {
    const keeper = keep('a');
    keeper.addChunk(bytes(1, 2, 3), { transcription: '', transcriptSource: null });
    await recoverRecordings(outbox, AMINAH, decode);
    expect(await outbox.find('a')).toMatchObject({ stage: 'recording' });
    await keeper.leave();
    await recoverRecordings(outbox, AMINAH, decode);
    expect(await outbox.find('a')).toMatchObject({ stage: 'recorded' });
  });

  test('that another tab has recovered meanwhile is left as it is', async () => {
    const keeper = keep('a');
    keeper.addChunk(bytes(1, 2, 3), { transcription: '', transcriptSource: null });
    await keeper.leave();
    const before = await outbox.list(AMINAH);
    await recoverRecordings(outbox, AMINAH, decode);
    jest.spyOn(outbox, 'list').mockResolvedValueOnce(before);
    await recoverRecordings(outbox, AMINAH, decode);
    expect(await outbox.find('a')).toMatchObject({ stage: 'recorded', wav: expect.anything() });
  });

  test('that cannot be written down stays, and does not keep back what is complete', async () => {
    const keeper = keep('a');
    keeper.addChunk(bytes(9), { transcription: '', transcriptSource: null });
    await keeper.leave();
    await outbox.put(submitted('b'));
    jest.spyOn(outbox, 'refuse').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    const { sender, sent } = tab(async () => 'session-1');
    await sender.start();
    expect(sent).toEqual(['b session-1']);
    expect(sender.read().kept).toMatchObject([{ clientKey: 'a', stage: 'recording' }]);
  });

  test('without sound is dropped; one that cannot be decoded can still be downloaded', async () => {
    await keep('empty').leave();
    const broken = keep('broken');
    broken.addChunk(bytes(9), { transcription: '', transcriptSource: null });
    await broken.leave();
    await recoverRecordings(outbox, AMINAH, () => Promise.reject(new DOMException('', 'EncodingError')));
    const kept = await outbox.list(AMINAH);
    expect(kept.map(({ clientKey }) => clientKey)).toEqual(['broken']);
    expect(kept[0]?.refusal).toMatch(/broke off/);
    expect([...new Uint8Array(await outbox.sound('broken'))]).toEqual([9]);
  });

  test('that was started again leaves nothing behind', async () => {
    const keeper = keep('a');
    keeper.addChunk(bytes(1), { transcription: '', transcriptSource: null });
    await keeper.discard();
    expect(await outbox.list(AMINAH)).toEqual([]);
    expect((await outbox.sound('a')).byteLength).toBe(0);
  });
});

test('storage that fails does not disturb the recording, and says so', async () => {
  outbox.close();
  const lost = jest.fn();
  const keeper = keep('a', lost);
  keeper.addChunk(bytes(1), { transcription: '', transcriptSource: null });
  await keeper.leave();
  expect(lost).toHaveBeenCalledTimes(1);
});

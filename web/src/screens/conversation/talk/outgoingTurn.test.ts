import { afterEach, expect, test } from '@jest/globals';
import { wavSeconds } from '../../../lib/wav';
import { anOutgoingTurn } from '../testing/talk';
import { soundToSend, toTurnInput } from './outgoingTurn';

const RATE = 16_000;
const asked: { readonly channels: number; readonly rate: number; readonly bytes: number }[] = [];

/** An offline context as browsers have it: it gives whatever it decodes at its own rate. */
class OfflineContext {
  constructor(
    private readonly channels: number,
    _length: number,
    private readonly rate: number,
  ) {}

  async decodeAudioData(bytes: ArrayBuffer) {
    asked.push({ channels: this.channels, rate: this.rate, bytes: bytes.byteLength });
    if (bytes.byteLength < 8) throw new DOMException('', 'EncodingError');
    const [left, right] = [new Float32Array(this.rate).fill(0.5), new Float32Array(this.rate).fill(0.25)];
    return {
      length: this.rate,
      numberOfChannels: 2,
      getChannelData: (channel: number) => (channel === 0 ? left : right),
    };
  }
}
Object.assign(globalThis, { OfflineAudioContext: OfflineContext });

afterEach(() => {
  asked.length = 0;
});

test.each(['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus'])(
  '%s is sent as it was recorded',
  async (mimeType) => {
    const recorded = { bytes: new ArrayBuffer(64), mimeType };
    expect(await soundToSend(recorded)).toEqual(recorded);
    expect(asked).toEqual([]);
  },
);

test.each(['audio/mp4', 'audio/mp4;codecs=mp4a.40.2', 'audio/aac', ''])(
  '%s, as iPhones record, becomes 16 kHz mono WAV in the browser',
  async (mimeType) => {
    const sent = await soundToSend({ bytes: new ArrayBuffer(64), mimeType });
    expect(sent.mimeType).toBe('audio/wav');
    expect(asked).toEqual([{ channels: 1, rate: RATE, bytes: 64 }]);
    const view = new DataView(sent.bytes);
    const [format, channels, rate, bits] = [
      view.getUint16(20, true),
      view.getUint16(22, true),
      view.getUint32(24, true),
      view.getUint16(34, true),
    ];
    expect({ format, channels, rate, bits }).toEqual({ format: 1, channels: 1, rate: RATE, bits: 16 });
    expect(wavSeconds(sent.bytes)).toBe(1);
    // both channels, mixed
    expect(view.getInt16(44, true) / 0x7fff).toBeCloseTo(0.375, 3);
  },
);

test('what cannot be decoded is not sent as something else', async () => {
  await expect(soundToSend({ bytes: new ArrayBuffer(1), mimeType: 'audio/mp4' })).rejects.toThrow();
});

test.each([
  ['audio/webm;codecs=opus', 'turn.webm'],
  ['audio/ogg;codecs=opus', 'turn.ogg'],
  ['audio/wav', 'turn.wav'],
])('the file of %s is named so', (mimeType, name) => {
  const turn = anOutgoingTurn({ sound: { bytes: new ArrayBuffer(8), mimeType } });
  const { audio, ...rest } = toTurnInput(turn);
  expect(audio).toMatchObject({ name, type: mimeType, size: 8 });
  // no phase: it counts where it arrives
  expect(rest).toEqual({
    sessionId: '7',
    clientKey: 'a-key',
    transcription: 'I would begin with food.',
    transcriptSource: 'browser',
  });
});

test('a turn without words names no source of them', () => {
  expect(toTurnInput(anOutgoingTurn({ transcription: '' }))).toMatchObject({
    transcription: null,
    transcriptSource: null,
  });
});

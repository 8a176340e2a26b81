import fc from 'fast-check';
import { encodeWav, isPlainWav, mixToMono, wavSeconds, wavShape } from './wav';

const ascii = (wav: ArrayBuffer, at: number, length: number) =>
  String.fromCharCode(...new Uint8Array(wav, at, length));

describe('encodeWav', () => {
  test('writes the header of 16 kHz mono PCM16', () => {
    const wav = encodeWav(new Float32Array(100));
    const view = new DataView(wav);
    expect(wav.byteLength).toBe(244);
    expect(ascii(wav, 0, 4)).toBe('RIFF');
    expect(view.getUint32(4, true)).toBe(236);
    expect(ascii(wav, 8, 8)).toBe('WAVEfmt ');
    expect(view.getUint32(16, true)).toBe(16);
    expect(view.getUint16(20, true)).toBe(1);
    expect(view.getUint16(22, true)).toBe(1);
    expect(view.getUint32(24, true)).toBe(16_000);
    expect(view.getUint32(28, true)).toBe(32_000);
    expect(view.getUint16(32, true)).toBe(2);
    expect(view.getUint16(34, true)).toBe(16);
    expect(ascii(wav, 36, 4)).toBe('data');
    expect(view.getUint32(40, true)).toBe(200);
  });

  test('writes the samples and clips what is too loud', () => {
    const view = new DataView(encodeWav(new Float32Array([0, 0.5, -0.5, 1, -1, 7, -7])));
    const values = Array.from({ length: 7 }, (_, i) => view.getInt16(44 + i * 2, true));
    expect(values).toEqual([0, 16384, -16384, 32767, -32768, 32767, -32768]);
  });

  test('keeps every sample within half a step', () => {
    const amplitude = fc.float({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(amplitude, { maxLength: 50 }), (samples) => {
        const view = new DataView(encodeWav(Float32Array.from(samples)));
        samples.forEach((sample, i) => {
          const read = view.getInt16(44 + i * 2, true);
          expect(Math.abs(read / (read < 0 ? 32768 : 32767) - sample)).toBeLessThan(1 / 32767);
        });
      }),
    );
  });
});

test('the shape of a recording is full where it is loudest', () => {
  const wav = encodeWav(Float32Array.of(0, 0.1, 0.5, -0.25, 0, 0));
  const shape = wavShape(wav, 3);
  expect(shape[0]).toBeCloseTo(0.2, 3);
  expect(shape.slice(1)).toEqual([1, 0]);
  expect(wavShape(encodeWav(new Float32Array(6)), 2)).toEqual([0, 0]);
});

test('channels are averaged', () => {
  expect([...mixToMono([Float32Array.of(1, 0), Float32Array.of(0, 0.5)])]).toEqual([0.5, 0.25]);
  expect(mixToMono([])).toHaveLength(0);
});

describe('isPlainWav', () => {
  const plain = () => encodeWav(new Float32Array(8000));
  /** With one number of the header changed. */
  const changed = (place: number, value: number) => {
    const wav = plain();
    new DataView(wav).setUint16(place, value, true);
    return wav;
  };

  test('what encodeWav wrote is plain, and its length is known', () => {
    expect(isPlainWav(plain())).toBe(true);
    expect(wavSeconds(plain())).toBe(0.5);
  });

  test.each([
    ['no bytes', new ArrayBuffer(0)],
    ['a header without sound', encodeWav(new Float32Array(0))],
    ['another format', new TextEncoder().encode('x'.repeat(200)).buffer],
    ['stereo', changed(22, 2)],
    ['48 kHz', changed(24, 48_000)],
    ['8 bits', changed(34, 8)],
    ['one that was cut off', plain().slice(0, 1001)],
    ['another chunk before the sound', changed(36, 0x4c49)],
  ])('%s: has to be decoded', (_, bytes) => {
    expect(isPlainWav(bytes)).toBe(false);
  });
});

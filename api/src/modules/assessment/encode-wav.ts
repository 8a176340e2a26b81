const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const PCM = 1;

/** A WAV file of 16 bits, one channel. @param samples −1…1; louder ones are cut */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(PCM, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * BYTES_PER_SAMPLE, 40);
  samples.forEach((sample, at) => {
    const whole = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
    file.writeInt16LE(whole, HEADER_BYTES + at * BYTES_PER_SAMPLE);
  });
  return file;
}

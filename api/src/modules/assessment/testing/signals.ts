/** Signals made in code, so that tests need no recordings. All mono, 16 kHz, −1…1, from fixed seeds. */

export const RATE_HZ = 16_000;

/** Taken out once: Jest makes every look at a global slow. */
const { sin, PI, imul } = Math;

/** A small generator with a fixed seed (mulberry32): the same noise in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), 1 | state);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function noise(seconds: number, amplitude: number): Float32Array {
  const random = randomOf(7);
  return Float32Array.from({ length: seconds * RATE_HZ }, () => (2 * random() - 1) * amplitude);
}

export const tone = (seconds: number, hz: number, amplitude: number): Float32Array =>
  Float32Array.from({ length: seconds * RATE_HZ }, (_, i) => amplitude * sin((2 * PI * hz * i) / RATE_HZ));

interface VoiceOptions {
  readonly seconds: number;
  readonly syllablesPerSecond?: number;
  /** A pause of `pauseSeconds` after this many syllables; none when 0. */
  readonly syllablesPerRun?: number;
  readonly pauseSeconds?: number;
  readonly noiseAmplitude?: number;
}

/** A voice of 130 Hz with falling and rising pitch: five harmonics, one bump of loudness a syllable, then pauses. */
export function voice(options: VoiceOptions): Float32Array {
  const { seconds, syllablesPerSecond = 4, syllablesPerRun = 8, pauseSeconds = 0.5 } = options;
  const samples = noise(seconds, options.noiseAmplitude ?? 0.0005);
  const syllable = 1 / syllablesPerSecond;
  const cycle = syllablesPerRun > 0 ? syllablesPerRun * syllable + pauseSeconds : Number.POSITIVE_INFINITY;
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const time = i / RATE_HZ;
    const inCycle = Number.isFinite(cycle) ? time % cycle : time;
    phase += (2 * PI * (130 + 15 * sin(2 * PI * 0.7 * time))) / RATE_HZ;
    if (Number.isFinite(cycle) && inCycle > syllablesPerRun * syllable) continue;
    const loudness = sin((PI * (inCycle % syllable)) / syllable) ** 2;
    let value = 0;
    for (let harmonic = 1; harmonic <= 5; harmonic++) value += sin(phase * harmonic) / harmonic;
    samples[i] = (samples[i] ?? 0) + 0.2 * loudness * value;
  }
  return samples;
}

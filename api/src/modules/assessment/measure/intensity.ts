import { highPass, lowPass } from './filters.js';

/** One frame every 10 ms, for everything that is measured. */
export const FRAMES_PER_SECOND = 100;
const WINDOW_SECONDS = 0.032;

export interface Intensity {
  /** dB re full scale per frame, over 70 Hz, smoothed over 5 frames. */
  readonly full: Float64Array;
  /** The same in the band of vowels, 250–3300 Hz, smoothed over 7 frames. */
  readonly band: Float64Array;
  /** The samples without rumble (over 70 Hz), for the pitch. */
  readonly clean: Float32Array;
}

/** @param samples mono, −1…1 */
export function measureIntensity(samples: Float32Array, sampleRate: number): Intensity {
  const clean = highPass(samples, sampleRate, 70);
  const vowels = lowPass(highPass(clean, sampleRate, 250), sampleRate, 3300);
  return {
    full: smooth(frameLevels(clean, sampleRate), 2),
    band: smooth(frameLevels(vowels, sampleRate), 3),
    clean,
  };
}

function frameLevels(samples: Float32Array, sampleRate: number): Float64Array {
  const hop = Math.round(sampleRate / FRAMES_PER_SECOND);
  const window = Math.round(sampleRate * WINDOW_SECONDS);
  const frames = Math.max(1, Math.floor((samples.length - window) / hop) + 1);
  const levels = new Float64Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    let energy = 0;
    const start = frame * hop;
    const end = Math.min(samples.length, start + window);
    for (let i = start; i < end; i++) {
      const value = samples[i] ?? 0;
      energy += value * value;
    }
    levels[frame] = 10 * Math.log10(energy / window + 1e-10);
  }
  return levels;
}

/** Moving mean over `2 × reach + 1` frames; shorter at the ends. */
function smooth(levels: Float64Array, reach: number): Float64Array {
  return levels.map((_, i) => {
    const start = Math.max(0, i - reach);
    const end = Math.min(levels.length, i + reach + 1);
    let sum = 0;
    for (let k = start; k < end; k++) sum += levels[k] ?? 0;
    return sum / (end - start);
  });
}

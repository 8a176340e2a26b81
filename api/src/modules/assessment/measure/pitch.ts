import { lowPass } from './filters.js';
import { FRAMES_PER_SECOND } from './intensity.js';
import type { Segments } from './segments.js';

const WINDOW_SECONDS = 0.04;
const PITCH_MIN_HZ = 70;
const PITCH_MAX_HZ = 500;
/** Normalised correlation under which a frame counts as unvoiced. */
const VOICED_CORRELATION = 0.5;
const ANALYSIS_RATE_HZ = 8_000;

/**
 * Fundamental frequency per frame by normalised autocorrelation on the low-passed, decimated signal: of the lags
 * that come within 10 % of the best, the shortest wins (guard against the octave below), refined by a parabola.
 * @returns Hz for each frame of 10 ms, 0 where unvoiced
 */
export function measurePitch(clean: Float32Array, sampleRate: number, segments: Segments): Float64Array {
  const factor = Math.max(1, Math.round(sampleRate / ANALYSIS_RATE_HZ));
  const rate = sampleRate / factor;
  const smooth = lowPass(lowPass(clean, sampleRate, 900), sampleRate, 900);
  const signal = new Float32Array(Math.floor(smooth.length / factor));
  for (let i = 0; i < signal.length; i++) signal[i] = smooth[i * factor] ?? 0;

  const window = Math.round(rate * WINDOW_SECONDS);
  const shortest = Math.floor(rate / PITCH_MAX_HZ);
  const longest = Math.floor(rate / PITCH_MIN_HZ);
  const hop = rate / FRAMES_PER_SECOND;
  const correlation = new Float64Array(longest + 6);
  const pitch = new Float64Array(segments.speech.length);
  for (let frame = segments.first; frame <= segments.last; frame++) {
    if (segments.speech[frame] !== 1) continue;
    const start = Math.round(frame * hop);
    if (start + window + longest >= signal.length) break;
    const lag = periodAt(signal, start, window, shortest, longest, correlation);
    if (lag > 0) pitch[frame] = rate / lag;
  }
  return pitch;
}

/** @returns the period in samples, with a fraction; 0 where unvoiced */
function periodAt(
  signal: Float32Array,
  start: number,
  window: number,
  shortest: number,
  longest: number,
  correlation: Float64Array,
): number {
  const energy = energyOf(signal, start, window);
  if (energy < 1e-9) return 0;
  correlate(signal, start, window, { from: shortest - 1, to: longest + 1 }, correlation);
  let lagged = energyOf(signal, start + shortest - 1, window);
  let best = 0;
  for (let lag = shortest - 1; lag <= longest + 1; lag++) {
    if (lag > shortest - 1) {
      const entering = signal[start + lag + window - 1] ?? 0;
      const leaving = signal[start + lag - 1] ?? 0;
      lagged += entering * entering - leaving * leaving;
    }
    const value = (correlation[lag] ?? 0) / Math.sqrt(energy * Math.max(lagged, 1e-12));
    correlation[lag] = value;
    if (lag >= shortest && lag <= longest && value > best) best = value;
  }
  if (best < VOICED_CORRELATION) return 0;
  for (let lag = shortest; lag <= longest; lag++) {
    const [before, here, after] = [
      correlation[lag - 1] ?? 0,
      correlation[lag] ?? 0,
      correlation[lag + 1] ?? 0,
    ];
    if (here <= 0.9 * best || here < before || here < after) continue;
    const bend = before - 2 * here + after;
    return lag + (bend === 0 ? 0 : (0.5 * (before - after)) / bend);
  }
  return 0;
}

/**
 * Sums of products of `window` samples at `start` with those `lag` later, for every lag of the range: the loop that
 * costs most of all measuring. Four lags at a time read two samples for four products.
 */
function correlate(
  signal: Float32Array,
  start: number,
  window: number,
  lags: { readonly from: number; readonly to: number },
  out: Float64Array,
): void {
  for (let lag = lags.from; lag <= lags.to; lag += 4) {
    let [s0, s1, s2, s3] = [0, 0, 0, 0];
    let ahead = start + lag;
    let x0 = signal[ahead++] ?? 0;
    let x1 = signal[ahead++] ?? 0;
    let x2 = signal[ahead++] ?? 0;
    for (let i = start; i < start + window; i++) {
      const here = signal[i] ?? 0;
      const x3 = signal[ahead++] ?? 0;
      s0 += here * x0;
      s1 += here * x1;
      s2 += here * x2;
      s3 += here * x3;
      x0 = x1;
      x1 = x2;
      x2 = x3;
    }
    out[lag] = s0;
    out[lag + 1] = s1;
    out[lag + 2] = s2;
    out[lag + 3] = s3;
  }
}

function energyOf(signal: Float32Array, start: number, window: number): number {
  let sum = 0;
  for (let i = start; i < start + window; i++) sum += (signal[i] ?? 0) ** 2;
  return sum;
}

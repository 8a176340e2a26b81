/** Zero crossings of the sinc on each side: about −70 dB beyond the transition band with the Blackman window. */
const ZERO_CROSSINGS = 16;
/** Of the lower rate's half: leaves the transition band below it, so nothing folds back audibly. */
const PASS_BAND = 0.94;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Band-limited change of rate by a polyphase windowed sinc (Smith, "Digital Audio Resampling", 1984).
 * @param samples mono
 * @param from rate of `samples`, Hz, whole
 * @param to wanted rate, Hz, whole
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const divisor = gcd(from, to);
  const phases = to / divisor;
  const stride = from / divisor;
  const cutoff = Math.min(1, to / from) * PASS_BAND;
  const half = Math.ceil(ZERO_CROSSINGS / cutoff);
  const width = 2 * half;
  const kernels = polyphaseKernels(phases, half, cutoff);
  const length = Math.floor((samples.length * to) / from);
  const out = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const position = i * stride;
    const centre = Math.floor(position / phases);
    const kernel = (position % phases) * width;
    const start = centre - half + 1;
    let sum = 0;
    for (let k = Math.max(0, -start); k < width && start + k < samples.length; k++) {
      sum += (samples[start + k] ?? 0) * (kernels[kernel + k] ?? 0);
    }
    out[i] = sum;
  }
  return out;
}

/** One kernel of `2 × half` taps for each fractional position; each sums to 1, so that the level is kept. */
function polyphaseKernels(phases: number, half: number, cutoff: number): Float32Array {
  const width = 2 * half;
  const kernels = new Float32Array(phases * width);
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0;
    for (let k = 0; k < width; k++) {
      const distance = k - half + 1 - phase / phases;
      const tap = sinc(distance * cutoff) * blackman(distance / half);
      kernels[phase * width + k] = tap;
      sum += tap;
    }
    for (let k = 0; k < width; k++) kernels[phase * width + k] = (kernels[phase * width + k] ?? 0) / sum;
  }
  return kernels;
}

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** @param x −1…1, 0 in the middle of the window */
const blackman = (x: number): number =>
  Math.abs(x) >= 1 ? 0 : 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x);

/** Coefficients of a second-order section, normalised so that a0 = 1. */
interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** Butterworth, second order (Bristow-Johnson, "Audio EQ Cookbook"). */
function design(kind: 'low' | 'high', sampleRate: number, cutoffHz: number): Biquad {
  const w = (2 * Math.PI * cutoffHz) / sampleRate;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) * Math.SQRT1_2;
  const a0 = 1 + alpha;
  const edge = kind === 'low' ? 1 - cos : 1 + cos;
  return {
    b0: edge / 2 / a0,
    b1: (kind === 'low' ? edge : -edge) / a0,
    b2: edge / 2 / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha) / a0,
  };
}

function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

export const lowPass = (samples: Float32Array, sampleRate: number, cutoffHz: number): Float32Array =>
  filter(samples, design('low', sampleRate, cutoffHz));

export const highPass = (samples: Float32Array, sampleRate: number, cutoffHz: number): Float32Array =>
  filter(samples, design('high', sampleRate, cutoffHz));

import { FRAMES_PER_SECOND } from './intensity.js';
import { percentile } from './statistics.js';

/** Shortest silence that counts as a pause at all, s. */
const PAUSE_SECONDS = 0.15;
const BURST_FRAMES = 5;
const GAP_FRAMES = 10;

export interface Segments {
  /** 1 where a frame is speech (or as loud as speech). */
  readonly speech: Uint8Array;
  /** First and last frame of speech; the whole recording where there is none. */
  readonly first: number;
  readonly last: number;
  /** Level above which a frame counts, dB re full scale. */
  readonly thresholdDb: number;
  /** Loudest level (99th percentile), dB re full scale. */
  readonly peakDb: number;
  /** Peak over noise floor (5th percentile), dB. */
  readonly signalToNoiseDb: number;
  /** Every silence between first and last, s. */
  readonly silences: readonly number[];
  /** Stretches of speech between pauses of 0.15 s or more, s. */
  readonly runs: readonly number[];
}

interface Run {
  readonly speech: boolean;
  readonly start: number;
  readonly end: number;
}

/**
 * Speech and silence by level: the threshold is the 99th percentile − 25 dB (de Jong & Wempe 2009), never under
 * the noise floor + 35 % of the range. Bursts under 50 ms are dropped, gaps under 100 ms closed.
 * @param level dB per frame of 10 ms
 */
export function segment(level: Float64Array): Segments {
  const peakDb = percentile(level, 0.99);
  const floorDb = percentile(level, 0.05);
  const range = peakDb - floorDb;
  const thresholdDb = Math.max(peakDb - 25, floorDb + 0.35 * range);
  const speech = Uint8Array.from(level, (value) => (value > thresholdDb ? 1 : 0));
  for (const run of runsOf(speech)) {
    if (run.speech && run.end - run.start < BURST_FRAMES) speech.fill(0, run.start, run.end);
  }
  for (const run of runsOf(speech)) {
    const inside = run.start > 0 && run.end < speech.length;
    if (!run.speech && inside && run.end - run.start < GAP_FRAMES) speech.fill(1, run.start, run.end);
  }
  const heard = speech.includes(1);
  const first = heard ? speech.indexOf(1) : 0;
  const last = heard ? speech.lastIndexOf(1) : speech.length - 1;
  const inner = runsOf(speech).filter((run) => run.start >= first && run.end <= last + 1);
  return {
    speech,
    first,
    last,
    thresholdDb,
    peakDb,
    signalToNoiseDb: range,
    silences: inner.filter((run) => !run.speech).map(seconds),
    runs: joinRuns(inner),
  };
}

export const pausesOf = (segments: Segments): number[] =>
  segments.silences.filter((duration) => duration >= PAUSE_SECONDS);

const seconds = (run: Run): number => (run.end - run.start) / FRAMES_PER_SECOND;

function runsOf(speech: Uint8Array): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let i = 1; i <= speech.length; i++) {
    if (i < speech.length && speech[i] === speech[start]) continue;
    runs.push({ speech: speech[start] === 1, start, end: i });
    start = i;
  }
  return runs;
}

function joinRuns(runs: readonly Run[]): number[] {
  const joined: number[] = [];
  let current = 0;
  for (const run of runs) {
    const duration = seconds(run);
    if (run.speech || duration < PAUSE_SECONDS) {
      current += duration;
    } else {
      joined.push(current);
      current = 0;
    }
  }
  joined.push(current);
  return joined;
}

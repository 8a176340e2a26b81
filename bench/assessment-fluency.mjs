/** Fluency against the experts of speechocean762: cross-validated by speaker, and under noise. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const FOLDS = 10;
const RIDGE = 0.02;
const Z_MAX = 3;
const NOISE_DB = 10;

/** Signs that keep the advice true: pauses never help, pace and moving pitch never harm. */
const SIGN = {
  logArticulationRate: 1,
  pauseRatio: -1,
  longPauseRatio: -1,
  veryLongPauseRate: -1,
  logIntervalDeviation: -1,
  pitchSlope: 1,
  logSpokenRate: 1,
  logSpokenRateInPhonation: 1,
  pausesPerWord: -1,
  longPausesPerWord: -1,
};

export function readSentences(folder, { countSyllables }) {
  const scores = fs
    .readFileSync(path.join(folder, 'train-sentence-scores.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const features = JSON.parse(
    zlib.gunzipSync(fs.readFileSync(path.join(folder, 'train-audio-features.json.gz'))).toString(),
  );
  const byId = new Map(features.map((entry) => [entry.id, entry]));
  return scores.flatMap((line) => {
    const cells = line.split('\t');
    const [id, speaker, , , fluency] = cells;
    const stored = byId.get(id);
    if (!stored) return [];
    const words = (cells.at(-1) ?? '').toLowerCase().split(' ');
    const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
    return [
      {
        id,
        speaker,
        fluency: Number(fluency),
        sound: soundOf(stored),
        spoken: { words: words.length, syllables },
      },
    ];
  });
}

/** The stored features, under the names of the product. */
const soundOf = (stored) => ({
  spanSeconds: stored.dur,
  phonationSeconds: stored.phon,
  articulationRate: stored.artRate,
  pauseRatio: stored.pauseRatio,
  longPauseRatio: stored.longT / stored.dur,
  pauseCount: stored.nPause,
  longPauseCount: stored.nLong,
  veryLongPauseCount: stored.nVlong,
  intervalDeviation: stored.ivlSd,
  pitchSlope: stored.f0Slope,
});

/** Pearson of predictions for speakers that the fit has not seen; the product's features, fitted afresh. */
export function crossValidate(sentences, model, featuresOf) {
  const names = model.terms.map(({ feature }) => feature);
  const rows = sentences.map((sentence) => ({
    ...sentence,
    x: names.map((name) => featuresOf(sentence)[name]),
  }));
  const speakers = [...new Set(rows.map(({ speaker }) => speaker))].sort();
  const foldOf = new Map(speakers.map((speaker, i) => [speaker, i % FOLDS]));
  const predicted = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const predict = fitRidge(
      rows.filter(({ speaker }) => foldOf.get(speaker) !== fold),
      names,
    );
    for (const row of rows)
      if (foldOf.get(row.speaker) === fold) predicted.push([predict(row.x), row.fluency]);
  }
  return pearson(predicted);
}

/** Ridge regression with signs, by coordinate descent. */
function fitRidge(rows, names) {
  const mean = names.map((_, j) => average(rows.map(({ x }) => x[j])));
  const deviation = names.map((_, j) => Math.sqrt(average(rows.map(({ x }) => (x[j] - mean[j]) ** 2))));
  const scale = (x) =>
    x.map((value, j) => Math.max(-Z_MAX, Math.min(Z_MAX, (value - mean[j]) / deviation[j])));
  const z = rows.map(({ x }) => scale(x));
  const level = average(rows.map(({ fluency }) => fluency));
  const weights = names.map(() => 0);
  const gram = names.map((_, a) => names.map((_, b) => average(z.map((row) => row[a] * row[b]))));
  const target = names.map((_, a) => average(z.map((row, i) => row[a] * (rows[i].fluency - level))));
  for (let round = 0; round < 300; round++) {
    for (const [a, name] of names.entries()) {
      const rest = weights.reduce((sum, weight, b) => (a === b ? sum : sum + gram[a][b] * weight), 0);
      const weight = (target[a] - rest) / (gram[a][a] + RIDGE);
      weights[a] = weight * SIGN[name] > 0 ? weight : 0;
    }
  }
  return (x) => scale(x).reduce((sum, value, j) => sum + value * weights[j], level);
}

/** @returns how much of the correlation is lost under white noise, and both correlations, on the recordings given */
export function noiseLoss(recordings, { predictSentence, acousticFeatures, noise }) {
  const clean = [];
  const noisy = [];
  for (const { samples, sampleRate, fluency } of recordings) {
    const power = average(Array.from(samples, (value) => value * value));
    // A uniform number in ±a has power a²/3.
    const amplitude = Math.sqrt((3 * power) / 10 ** (NOISE_DB / 10));
    const hiss = noise(samples.length / sampleRate, amplitude);
    const buried = samples.map((value, i) => value + (hiss[i] ?? 0));
    clean.push([predictSentence(acousticFeatures(samples, sampleRate), null), fluency]);
    noisy.push([predictSentence(acousticFeatures(buried, sampleRate), null), fluency]);
  }
  return { clean: pearson(clean), noisy: pearson(noisy) };
}

const LEVELS_JUDGED = { from: 5, to: 10 };
const PLANNING_SECONDS = [0.4, 0.6, 0.8];

/**
 * What the estimate makes of a minute: sentences of one level of the experts, joined with pauses as for planning.
 * Levels under 5 have too few recordings, and are read word by word.
 */
export function monologues(recordings, { estimateFluency, acousticFeatures, spearman }) {
  const levels = Map.groupBy(recordings, ({ fluency }) => Math.round(fluency));
  const pairs = [];
  for (const [level, parts] of levels) {
    if (level < LEVELS_JUDGED.from || level > LEVELS_JUDGED.to) continue;
    const { samples, sampleRate, spoken } = joined(parts);
    const estimate = estimateFluency(acousticFeatures(samples, sampleRate), spoken);
    pairs.push([estimate.band, 0.6 * average(parts.map(({ fluency }) => fluency))]);
  }
  return {
    bias: average(pairs.map(([estimate, expert]) => estimate - expert)),
    rank: spearman(
      pairs.map(([estimate]) => estimate),
      pairs.map(([, expert]) => expert),
    ),
  };
}

function joined(parts) {
  const { sampleRate } = parts[0];
  const samples = new Float32Array(60 * sampleRate);
  const spoken = { words: 0, syllables: 0 };
  let at = 0;
  for (let i = 0; ; i++) {
    const part = parts[i % parts.length];
    const voiced = withoutSilentEnds(part.samples);
    if (at + voiced.length > samples.length) break;
    samples.set(voiced, at);
    at += voiced.length + Math.round(PLANNING_SECONDS[i % PLANNING_SECONDS.length] * sampleRate);
    spoken.words += part.spoken.words;
    spoken.syllables += part.spoken.syllables;
  }
  return { samples: samples.subarray(0, at), sampleRate, spoken };
}

function withoutSilentEnds(samples) {
  const quiet = 0.06 * samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const isHeard = (value) => Math.abs(value) > quiet;
  return samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1);
}

/** The files of a plain tar archive. */
export function* readTar(file) {
  const bytes = fs.readFileSync(file);
  for (let at = 0; at + 512 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(bytes.toString('latin1', at + 124, at + 136), 8);
    if (name === '' || Number.isNaN(size)) return;
    yield { name, content: bytes.subarray(at + 512, at + 512 + size) };
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

function pearson(pairs) {
  const [mx, my] = [average(pairs.map(([x]) => x)), average(pairs.map(([, y]) => y))];
  const sum = (value) => pairs.reduce((total, pair) => total + value(pair), 0);
  const covariance = sum(([x, y]) => (x - mx) * (y - my));
  return covariance / Math.sqrt(sum(([x]) => (x - mx) ** 2) * sum(([, y]) => (y - my) ** 2));
}

const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

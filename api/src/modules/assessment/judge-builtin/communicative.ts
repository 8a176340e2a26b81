import { BAND_MAX } from 'schema/rules/scoring';
import type { CriterionMark } from '../assessment.types.js';
import { describeBand } from '../rubric.js';
import type { TalkMove, TalkSummary } from '../talk/talk.types.js';
import { evidenceOf, movesInWords, talkLift } from './sections/talk-sections.js';

/** Not set against examiners yet: the likely range is wide on purpose. */
const LIKELY = 1.5;

/** What each part of the checklist counts for, together 1; and where it is full. */
const WEIGHTS = {
  moves: 0.3,
  interaction: 0.25,
  development: 0.2,
  asking: 0.1,
  points: 0.05,
  balance: 0.1,
} as const;
const FULL = {
  moves: 9,
  words: { from: 6, to: 40 },
  askingShare: 0.5,
  pointsShare: 0.8,
  /** On one topic two turns in five share a word by chance. */
  takenUp: { from: 0.4, to: 1 },
} as const;
/** Fewer turns show little: the band is drawn towards the lower middle. */
const TURNS_FOR_FULL_WEIGHT = 5;
const DRAWN_TO = 2;

const share = (value: number, full: number): number => Math.min(1, Math.max(0, value / full));
const countOf = (talk: TalkSummary, move: TalkMove): number =>
  talk.moves.find((counted) => counted.move === move)?.count ?? 0;

/** 0–6 by a checklist that the student can see: what was done, and how often. */
export function communicativeValue(talk: TalkSummary): number {
  const { studentTurns, studentWords, partnerWords, takenUp, points } = talk;
  const wordsPerTurn = studentWords / Math.max(1, studentTurns);
  const spoken = studentWords / Math.max(1, studentWords + partnerWords);
  const parts = {
    moves: share(talk.moves.filter(({ count }) => count > 0).length, FULL.moves),
    interaction: share(
      takenUp.turns / Math.max(1, takenUp.of) - FULL.takenUp.from,
      FULL.takenUp.to - FULL.takenUp.from,
    ),
    development: share(wordsPerTurn - FULL.words.from, FULL.words.to - FULL.words.from),
    asking: share(countOf(talk, 'ask') / Math.max(1, studentTurns), FULL.askingShare),
    points:
      points.length === 0
        ? 1
        : share(points.filter((p) => p.byStudent).length / points.length, FULL.pointsShare),
    balance: spoken >= 0.35 && spoken <= 0.8 ? 1 : 0.4,
  };
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const value = BAND_MAX * names.reduce((sum, name) => sum + WEIGHTS[name] * parts[name], 0);
  const weight = Math.sqrt(share(studentTurns, TURNS_FOR_FULL_WEIGHT));
  return weight * value + (1 - weight) * Math.min(value, DRAWN_TO);
}

export function communicativeMark(talk: TalkSummary): CriterionMark {
  const value = communicativeValue(talk);
  const band = Math.round(value);
  return {
    criterion: 'communicative',
    band,
    low: Math.max(0, Math.min(band, Math.round(value - LIKELY))),
    high: Math.min(BAND_MAX, Math.max(band, Math.round(value + LIKELY))),
    reasons: [
      describeBand('communicative', band),
      `Counted by a checklist that has not been set against examiners: ${movesInWords(talk)}.`,
      ...evidenceOf(talk.moves).slice(0, 3),
    ],
    lift: talkLift(talk),
  };
}

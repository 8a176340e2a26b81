import { BAND_MAX } from 'schema/rules/scoring';
import type { CriterionMark } from '../assessment.types.js';
import { describeBand } from '../rubric.js';
import type { CountedMove, TalkMove, TalkSummary } from '../talk/talk.types.js';

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

const MOVE_NAMES: Record<TalkMove, string> = {
  initiate: 'opened a point',
  ask: 'asked your partner',
  agree: 'agreed',
  disagree: 'disagreed politely',
  giveReason: 'gave a reason',
  buildOn: "built on your partner's words",
  clarify: 'explained or made clear',
  suggest: 'suggested something',
  decide: 'decided',
  close: 'concluded',
};

const TRY: Record<TalkMove, string> = {
  initiate: 'Open a new point yourself: “Another point is …”.',
  ask: 'Ask your partner back in every second turn: “What do you think about …?”.',
  agree: 'Say it when you agree, and with what: “I agree with you about …”.',
  disagree: 'Dare to differ politely: “I see your point, but …”.',
  giveReason: 'Give a reason for each opinion: “…, because …”.',
  buildOn: "Tie what you say to your partner's words: “You mentioned … , and …”.",
  clarify: 'Make it clear with an example: “For example, …”.',
  suggest: 'Suggest something that people could do: “We could …”.',
  decide: 'In the second session name the one that you choose: “I would choose …, because …”.',
  close: 'Close the talk: “So we both think that …”.',
};
/** What to try first, where several are missing. */
const ORDER: readonly TalkMove[] = [
  'ask',
  'buildOn',
  'giveReason',
  'disagree',
  'decide',
  'agree',
  'initiate',
  'suggest',
  'clarify',
  'close',
];

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
    lift: missingMoves(talk)[0] ?? 'Keep this up while you speak more freely and react faster.',
  };
}

/** The section "Communicative Competence": what was counted, with the student's own words, and a remark a phase. */
export function communicativeSection(talk: TalkSummary): string[] {
  const { points, studentWords, partnerWords, studentTurns, partnerTurns, takenUp } = talk;
  const own = points.filter(({ byStudent }) => byStudent);
  const both = own.filter(({ byPartner }) => byPartner);
  const lines = [
    `You took ${studentTurns} of ${studentTurns + partnerTurns} turns and said ${percent(studentWords, studentWords + partnerWords)} of the words.`,
    `You took up your partner's words in ${takenUp.turns} of ${takenUp.of} turns.`,
  ];
  if (points.length > 0) {
    const named = own.length > 0 ? `: ${own.map(({ point }) => `“${point}”`).join(', ')}` : '';
    lines.push(
      `You spoke of ${own.length} of ${points.length} points${named}. Both of you spoke of ${both.length}.`,
    );
  }
  return [...lines, ...talk.phases.map(({ remark }) => remark), ...evidenceOf(talk.moves)];
}

/** For the general advice: what was not done at all, most useful first. */
export const missingMoves = (talk: TalkSummary): string[] =>
  ORDER.filter((move) => countOf(talk, move) === 0).map((move) => TRY[move]);

function movesInWords(talk: TalkSummary): string {
  const done = talk.moves.filter(({ count }) => count > 0);
  if (done.length === 0) return 'none of the moves of a discussion were found';
  return done.map(({ move, count }) => `you ${MOVE_NAMES[move]} (${count})`).join(', ');
}

const evidenceOf = (moves: readonly CountedMove[]): string[] =>
  moves
    .filter(({ quotes }) => quotes.length > 0)
    .toSorted((a, b) => ORDER.indexOf(a.move) - ORDER.indexOf(b.move))
    .map(({ move, quotes }) => `You ${MOVE_NAMES[move]}: ${quotes.map((quote) => `“${quote}”`).join(', ')}.`);

const percent = (part: number, all: number): string => `${Math.round((100 * part) / Math.max(1, all))} %`;

import type { CountedMove, TalkMove, TalkSummary } from '../../talk/talk.types.js';

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

/** A point of the mind map to try a move on: one that the student has spoken of, the partner has, or not the student. */
interface Points {
  readonly own: string;
  readonly partners: string;
  readonly open: string;
}

const TRY: Record<TalkMove, (points: Points) => string> = {
  initiate: ({ open }) => `Open a new point yourself: “Another point is ${open}”.`,
  ask: ({ open }) => `Ask your partner back in every second turn: “What do you think about ${open}?”.`,
  agree: ({ partners }) => `Say it when you agree, and with what: “I agree with you about ${partners}”.`,
  disagree: ({ partners }) => `Dare to differ politely: “I see your point about ${partners}, but …”.`,
  giveReason: ({ own }) => `Give a reason for each opinion: “I think of ${own}, because …”.`,
  buildOn: ({ partners }) => `Tie what you say to your partner's words: “You mentioned ${partners}, and …”.`,
  clarify: ({ own }) => `Make it clear with an example: “${capital(own)}, for example, …”.`,
  suggest: ({ open }) => `Suggest something that people could do about “${open}”: “We could …”.`,
  decide: ({ own }) =>
    `In the second session name the one that you choose: “I would choose ${own}, because …”.`,
  close: ({ own }) => `Close the talk: “So we would both choose ${own}”.`,
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

/** The one thing that would lift the communicative band: a move that is missing, or the rarest. */
export function talkLift(talk: TalkSummary): string {
  const rarest = talk.moves.toSorted((a, b) => a.count - b.count)[0];
  return (
    missingMoves(talk)[0] ??
    (rarest ? `Every move is there. Make the rarest one more often: you ${moveCounted(rarest)}.` : '')
  );
}

/** What was not done at all, most useful first, to be tried on the points of this talk. */
export function missingMoves({ moves, points }: TalkSummary): string[] {
  const pointWhere = (is: (point: TalkSummary['points'][number]) => boolean): string =>
    points.find(is)?.point ?? '…';
  const on: Points = {
    own: pointWhere(({ byStudent }) => byStudent),
    partners: pointWhere(({ byPartner }) => byPartner),
    open: pointWhere(({ byStudent }) => !byStudent),
  };
  const isMissing = (move: TalkMove) => !moves.some((counted) => counted.move === move && counted.count > 0);
  return ORDER.filter(isMissing).map((move) => TRY[move](on));
}

export function movesInWords({ moves }: TalkSummary): string {
  const done = moves.filter(({ count }) => count > 0);
  if (done.length === 0) return 'none of the moves of a discussion were found';
  return done.map((counted) => `you ${moveCounted(counted)}`).join(', ');
}

const moveCounted = ({ move, count }: CountedMove): string => `${MOVE_NAMES[move]} (${count})`;

/** A line for each move that was made, with the words that made it. */
export const evidenceOf = (moves: readonly CountedMove[]): string[] =>
  moves
    .filter(({ quotes }) => quotes.length > 0)
    .toSorted((a, b) => ORDER.indexOf(a.move) - ORDER.indexOf(b.move))
    .map(({ move, quotes }) => `You ${MOVE_NAMES[move]}: ${quotes.map((quote) => `“${quote}”`).join(', ')}.`);

const percent = (part: number, all: number): string => `${Math.round((100 * part) / Math.max(1, all))} %`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

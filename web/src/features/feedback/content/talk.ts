import { PHASE_NAMES } from 'schema/rules/phases';
import { minutesSeconds } from '../../../lib/format';
import type { SessionFeedback } from './assessment';

type TalkSummary = NonNullable<SessionFeedback['talk']>;

/** What a move is, in the student's words. */
const MOVE_WORDS: Partial<Record<string, string>> = {
  initiate: 'Opened a point',
  ask: 'Asked your partner',
  agree: 'Agreed',
  disagree: 'Disagreed politely',
  giveReason: 'Gave a reason',
  buildOn: 'Built on an idea',
  clarify: 'Explained or made clear',
  suggest: 'Suggested something',
  decide: 'Decided',
  close: 'Closed the talk',
};

export interface TalkContent {
  /** Of all words, whole percent. */
  readonly share: number;
  /** "You took 5 of 13 turns and said 31 % of the words." */
  readonly balance: string;
  /** Of the partner's words; null where there was nothing to take up. */
  readonly takenUp: string | null;
  readonly moves: readonly { readonly name: string; readonly count: number }[];
  /** Moves that were not made: what to try next. */
  readonly notMade: readonly string[];
  readonly points: readonly {
    readonly point: string;
    readonly by: 'student' | 'partner' | 'shared' | null;
  }[];
  readonly phases: readonly { readonly name: string; readonly facts: string }[];
  /** Sentences of the feedback that say no more than what is drawn. */
  readonly told: readonly string[];
}

const turns = (count: number): string => `${count} ${count === 1 ? 'turn' : 'turns'}`;

/** What was counted in a conversation, as it is drawn. The words that made each move stand in the feedback's section. */
export function talkContent(talk: TalkSummary): TalkContent {
  const words = talk.studentWords + talk.partnerWords;
  const share = words === 0 ? 0 : Math.round((talk.studentWords / words) * 100);
  const name = (move: string) => MOVE_WORDS[move] ?? move;
  const balance = `You took ${talk.studentTurns} of ${turns(talk.studentTurns + talk.partnerTurns)} and said ${share} % of the words.`;
  const takenUp =
    talk.takenUp.of === 0
      ? null
      : `You took up your partner's words in ${talk.takenUp.turns} of ${turns(talk.takenUp.of)}.`;
  return {
    ...{ share, balance, takenUp },
    moves: talk.moves
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ move, count }) => ({ name: name(move), count })),
    notMade: talk.moves.filter(({ count }) => count === 0).map(({ move }) => name(move)),
    points: talk.points.map(({ point, byStudent, byPartner }) => ({
      point,
      by: coveredBy(byStudent, byPartner),
    })),
    phases: talk.phases.map(({ phase, studentTurns, spokenSeconds, targetSeconds }) => ({
      name: PHASE_NAMES[phase],
      facts: [
        turns(studentTurns),
        spokenSeconds !== null &&
          `${minutesSeconds(spokenSeconds)} of ${minutesSeconds(targetSeconds)} spoken`,
      ]
        .filter(Boolean)
        .join(', '),
    })),
    // a remark of one sentence has only the facts of its phase
    told: [balance, takenUp ?? '', ...talk.phases.map(({ remark }) => remark)].filter(
      (sentence) => !sentence.includes('. '),
    ),
  };
}

function coveredBy(byStudent: boolean, byPartner: boolean): 'student' | 'partner' | 'shared' | null {
  if (byStudent && byPartner) return 'shared';
  if (byStudent) return 'student';
  return byPartner ? 'partner' : null;
}

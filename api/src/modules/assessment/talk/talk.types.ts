import type { Phase, SpokenTurn } from 'schema/rules/phases';

/** A conversation, from its greeting on. */
export interface Talk {
  readonly turns: readonly TalkTurn[];
}

export interface TalkTurn extends SpokenTurn {
  /** Null where it is not known: the conversation was held elsewhere. */
  readonly phase: Phase | null;
  /** Recorded by the server; null: typed, or said by the partner. */
  readonly seconds: number | null;
}

export const TALK_MOVES = [
  'initiate',
  'ask',
  'agree',
  'disagree',
  'giveReason',
  'buildOn',
  'clarify',
  'suggest',
  'decide',
  'close',
] as const;
export type TalkMove = (typeof TALK_MOVES)[number];

/** Counted by rules, for either judge. */
export interface TalkSummary {
  readonly moves: readonly CountedMove[];
  /** Concepts of the mind map by who spoke of them. */
  readonly points: readonly {
    readonly point: string;
    readonly byStudent: boolean;
    readonly byPartner: boolean;
  }[];
  readonly studentTurns: number;
  readonly partnerTurns: number;
  readonly studentWords: number;
  readonly partnerWords: number;
  /** Turns of the student that take up the words before them, of those that could. */
  readonly takenUp: { readonly turns: number; readonly of: number };
  readonly phases: readonly {
    readonly phase: Phase;
    readonly studentTurns: number;
    /** Null where nothing was recorded. */
    readonly spokenSeconds: number | null;
    readonly targetSeconds: number;
    readonly remark: string;
  }[];
}

export interface CountedMove {
  readonly move: TalkMove;
  readonly count: number;
  /** The student's own words, at most two. */
  readonly quotes: readonly string[];
}

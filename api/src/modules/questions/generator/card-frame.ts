/** What a card can be about; the frames of a kind fit all its subjects. */
export type SubjectKind = 'person' | 'event' | 'place' | 'thing' | 'activity';

export interface CardFrame {
  /** `*` stands for the subject. */
  readonly text: string;
  readonly points: readonly [string, string, string, string];
}

/** The frames of one level. */
export type FramesByKind = Record<SubjectKind, readonly CardFrame[]>;

export const frame = (text: string, ...points: CardFrame['points']): CardFrame => ({ text, points });

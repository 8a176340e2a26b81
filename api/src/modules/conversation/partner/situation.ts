import type { Difficulty } from 'schema/rules/choices';
import type { Phase, SpokenTurn } from 'schema/rules/phases';

/** All that the partner goes by when it answers. */
export interface PartnerSituation {
  readonly phase: Phase;
  readonly topic: string;
  readonly points: readonly string[];
  /** Indexes of the points that the partner has covered in this phase. */
  readonly partnerPoints: readonly number[];
  /** What the student said last; the partner answers this. */
  readonly lastTurn: string;
  /** The last turns of either speaker, the student's last one included. */
  readonly history: readonly SpokenTurn[];
  /** What the partner has said in this conversation so far. */
  readonly saidBefore: readonly string[];
  readonly studentLevel: Difficulty;
  readonly difficulty: Difficulty;
  readonly decisionQuestion: string | null;
  readonly hotsQuestion: string | null;
  /** The same conversation at the same place gets the same built-in reply. */
  readonly seed: number;
}

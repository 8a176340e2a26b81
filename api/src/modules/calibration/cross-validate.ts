import type { MarkedTwice } from '../assessment/agreement.js';
import { calibratedBand } from '../assessment/calibrate.js';
import { fitPoints } from './fit-points.js';

/** One answer, marked by a teacher and by an assessor. */
export interface StudentPair extends MarkedTwice {
  /** Whose answer: an id, for leaving it out; never kept. */
  readonly studentUserId: string;
}

/**
 * What calibration makes of each answer when it is fitted to the answers of everybody else: nobody's answer judges
 * itself. Where there is nobody else the bands stay.
 */
export function crossValidated(pairs: readonly StudentPair[]): MarkedTwice[] {
  const students = Map.groupBy(pairs, ({ studentUserId }) => studentUserId);
  return [...students].flatMap(([student, own]) => {
    const others = pairs.filter(({ studentUserId }) => studentUserId !== student);
    if (others.length === 0) return own;
    const points = fitPoints(others);
    return own.map(({ human, machine }) => ({ human, machine: calibratedBand(points, machine) }));
  });
}

import type { Judgement } from './assessment.types.js';

/** Bands between the two judges beyond which a teacher should look. */
const GAP_MAX = 2;

/** Whether a judgement has a band that is far above, or far below, that of a second judge on the same criterion. */
export function gapBetween(judgement: Judgement, second: Judgement): { above: boolean; below: boolean } {
  const gaps = judgement.marks.flatMap(({ criterion, band }) => {
    const other = second.marks.find((mark) => mark.criterion === criterion)?.band ?? null;
    return band === null || other === null ? [] : [band - other];
  });
  return { above: gaps.some((gap) => gap > GAP_MAX), below: gaps.some((gap) => gap < -GAP_MAX) };
}

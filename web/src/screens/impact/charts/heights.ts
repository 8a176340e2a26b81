const AXIS = 28;

/** Pixels that so many rows need, so that nothing moves when the drawing arrives. */
export const progressHeight = (students: number): number => students * 34 + AXIS;
export const regionHeight = (regions: number): number => regions * 52 + AXIS;

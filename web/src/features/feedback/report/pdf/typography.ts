/** Red, green, blue, 0–255. */
export type Rgb = readonly [number, number, number];

export interface TextStyle {
  /** Points. */
  size: number;
  bold?: boolean;
  color: Rgb;
  /** A line under the words, in this colour. */
  underline?: Rgb;
  /** Millimetres above the baseline: a note's number. */
  rise?: number;
}

export interface TextRun {
  text: string;
  style: TextStyle;
}

export const MM_PER_POINT = 25.4 / 72;

/** The report's colours: the product's light theme, for paper. */
export const INK: Rgb = [21, 35, 31];
export const INK_SOFT: Rgb = [68, 83, 78];
export const LINE: Rgb = [226, 221, 208];
export const SUNK: Rgb = [246, 244, 238];
export const TEAL: Rgb = [11, 101, 96];
export const TEAL_SOFT: Rgb = [217, 238, 234];
export const CORAL: Rgb = [160, 50, 22];
export const AMBER_SOFT: Rgb = [250, 236, 205];
export const WHITE: Rgb = [255, 255, 255];

/** Baseline to baseline, millimetres. */
export const leading = (size: number): number => size * 1.45 * MM_PER_POINT;

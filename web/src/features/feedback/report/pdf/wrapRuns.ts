import type { TextRun, TextStyle } from './typography';

/** A stretch of one line in one style; `width` in the unit of the measure. */
export interface Fragment {
  text: string;
  style: TextStyle;
  width: number;
}

type Measure = (text: string, style: TextStyle) => number;

/** Scripts that break between any two characters. */
const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const TOKENS = new RegExp(
  `\\n|[^\\S\\n]+|${BREAKS_ANYWHERE.source}|(?:(?!${BREAKS_ANYWHERE.source})\\S)+`,
  'gu',
);

/**
 * Breaks styled text into lines: at spaces, at line feeds, between Chinese characters, and inside a word only
 * when it alone is wider than the line. A change of style in mid-word is no place to break.
 */
export function wrapRuns(runs: readonly TextRun[], maxWidth: number, measure: Measure): Fragment[][] {
  const lines: Fragment[][] = [[]];
  let used = 0;
  let word: Fragment[] = [];
  let space: Fragment | null = null;

  const newLine = () => {
    lines.push([]);
    used = 0;
    space = null;
  };
  const put = (fragment: Fragment) => {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    if (last?.style === fragment.style) {
      last.text += fragment.text;
      last.width += fragment.width;
    } else line.push({ ...fragment });
    used += fragment.width;
  };
  const endWord = () => {
    if (word.length === 0) return;
    const width = word.reduce((sum, part) => sum + part.width, 0);
    if (used > 0 && used + (space?.width ?? 0) + width > maxWidth) newLine();
    if (space && used > 0) put(space);
    for (const part of word.flatMap((whole) => fitting(whole, maxWidth, measure))) {
      if (used > 0 && width > maxWidth && used + part.width > maxWidth) newLine();
      put(part);
    }
    word = [];
    space = null;
  };

  for (const { text, style } of runs) {
    for (const [token] of text.matchAll(TOKENS)) {
      if (token === '\n') {
        endWord();
        newLine();
      } else if (/^\s/u.test(token)) {
        endWord();
        space = { text: ' ', style, width: measure(' ', style) };
      } else {
        if (BREAKS_ANYWHERE.test(token)) endWord();
        word.push({ text: token, style, width: measure(token, style) });
        if (BREAKS_ANYWHERE.test(token)) endWord();
      }
    }
  }
  endWord();
  return lines;
}

/** A word wider than the line in pieces that fit; else the word itself. */
function fitting(whole: Fragment, maxWidth: number, measure: Measure): Fragment[] {
  if (whole.width <= maxWidth) return [whole];
  const pieces: Fragment[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(whole.text)) {
    const last = pieces.at(-1);
    const width = measure((last?.text ?? '') + segment, whole.style);
    if (last && width <= maxWidth) {
      last.text += segment;
      last.width = width;
    } else pieces.push({ text: segment, style: whole.style, width: measure(segment, whole.style) });
  }
  return pieces;
}

/** What can draw a stretch of text: the PDF's own Helvetica, its Symbol font, or a picture by the browser. */
export type Drawn = 'helvetica' | 'symbol' | 'picture';

/** Beyond Latin-1, the characters of WinAnsi: the only ones that the PDF's built-in fonts have. */
const WIN_ANSI_EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const WIN_ANSI = new RegExp(`^[ -~\\u00a0-\\u00ff${WIN_ANSI_EXTRAS}]*$`, 'u');
const ARROW = '→';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A letter with its marks is drawn as one. */
function drawnBy(grapheme: string): Drawn {
  if (grapheme === ARROW) return 'symbol';
  return WIN_ANSI.test(grapheme) ? 'helvetica' : 'picture';
}

/** Cuts text where the way of drawing changes. */
export function byScript(text: string): { text: string; drawn: Drawn }[] {
  if (WIN_ANSI.test(text)) return [{ text, drawn: 'helvetica' }];
  const pieces: { text: string; drawn: Drawn }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const drawn = drawnBy(segment);
    const last = pieces.at(-1);
    if (last?.drawn === drawn) last.text += segment;
    else pieces.push({ text: segment, drawn });
  }
  return pieces;
}

/** Composed letters, one kind of space, no invisible marks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2000-\u200a\u202f\u205f\u3000\t]/gu, ' ')
    .replace(/[\u200b\u2060\ufeff\u00ad]/gu, '');

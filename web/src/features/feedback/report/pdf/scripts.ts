/** What can draw a stretch of text: the PDF's own Helvetica, its Symbol font, or a picture by the browser. */
export type Drawn = 'helvetica' | 'symbol' | 'picture';

/** Beyond Latin-1, the characters of WinAnsi: the only ones that the PDF's built-in fonts have. */
const WIN_ANSI_EXTRAS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const WIN_ANSI = new RegExp(`^[ -~\\u00a0-\\u00ff${WIN_ANSI_EXTRAS}]*$`, 'u');
const ARROW = '→';

/** A word with one letter that needs a picture is a picture as a whole, so that its letters match. */
function drawnBy(piece: string): Drawn {
  if (piece === ARROW) return 'symbol';
  return WIN_ANSI.test(piece) ? 'helvetica' : 'picture';
}

/** Cuts text where the way of drawing changes. */
export function byScript(text: string): { text: string; drawn: Drawn }[] {
  if (WIN_ANSI.test(text)) return [{ text, drawn: 'helvetica' }];
  const pieces: { text: string; drawn: Drawn }[] = [];
  for (const piece of text.split(/(\s+|→)/u).filter(Boolean)) {
    const drawn = drawnBy(piece);
    const last = pieces.at(-1);
    if (last?.drawn === drawn) last.text += piece;
    else pieces.push({ text: piece, drawn });
  }
  return pieces;
}

/** Composed letters, one kind of space, no invisible marks. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2000-\u200a\u202f\u205f\u3000\t]/gu, ' ')
    .replace(/[\u200b\u2060\ufeff\u00ad]/gu, '');

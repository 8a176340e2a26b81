/**
 * The sentences of a text, each with its mark. One by one they begin to sound earlier than the whole, and none is so
 * long that a browser breaks it off.
 */
export function sentencesOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
}

/**
 * A browser may fall silent in the middle of one utterance: Chrome on a computer after 15 s, on a phone sooner. So
 * many characters are said in 12 s at the slowest speed.
 */
const BREATH_CHARACTERS = 120;

/** A sentence in parts that each are said in one breath: broken at its commas, else between words. */
export function breathsOf(sentence: string): string[] {
  const breaths: string[] = [];
  let rest = sentence.trim();
  while (rest.length > BREATH_CHARACTERS) {
    const breath = rest.slice(0, BREATH_CHARACTERS + 1);
    const pause = Math.max(...[', ', '; ', ': ', ' – '].map((mark) => breath.lastIndexOf(mark)));
    const gap = pause > 0 ? pause + 1 : breath.lastIndexOf(' ');
    const end = gap > 0 ? gap : BREATH_CHARACTERS;
    breaths.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest ? [...breaths, rest] : breaths;
}

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Of a whole text, what has not been said yet: a text that came in pieces is not said twice. */
export function unsaid(text: string, said: readonly string[]): string[] {
  const whole = inOneLine(text);
  const begun = inOneLine(said.join(' '));
  if (whole.startsWith(begun)) return sentencesOf(whole.slice(begun.length));
  const known = new Set(said.map(inOneLine));
  return sentencesOf(whole).filter((sentence) => !known.has(sentence));
}

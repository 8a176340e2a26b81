/**
 * The sentences of a text, each with its mark. One by one they begin to sound earlier than the whole, and none is so
 * long that a browser breaks it off.
 */
export function sentencesOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
}

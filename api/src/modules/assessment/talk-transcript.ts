import { SPEAKER_NAMES } from 'schema/rules/transcript';
import type { Finding } from './assessment.types.js';
import type { Talk } from './talk/talk.types.js';

/** Between two turns: a line of its own, so that no sentence runs from one into the next. */
const BETWEEN = '\n\n';

/** What the student said, a paragraph a turn: the text that is judged. */
export const studentTranscript = ({ turns }: Talk): string =>
  turns.flatMap(({ speaker, text }) => (speaker === 'student' ? [text] : [])).join(BETWEEN);

/**
 * Moves findings from the student's own text to their place in the whole transcript, with its lines "speaker: text".
 * One that runs over two turns is dropped: nobody said it in one breath.
 */
export function inWholeTranscript(findings: readonly Finding[], { turns }: Talk): Finding[] {
  const places: { readonly from: number; readonly to: number; readonly shift: number }[] = [];
  let own = 0;
  let whole = 0;
  for (const { speaker, text } of turns) {
    const start = whole + SPEAKER_NAMES[speaker].length + ': '.length;
    if (speaker === 'student') {
      places.push({ from: own, to: own + text.length, shift: start - own });
      own += text.length + BETWEEN.length;
    }
    whole = start + text.length + '\n'.length;
  }
  return findings.flatMap((finding) => {
    const place = places.find(({ from, to }) => finding.start >= from && finding.end <= to);
    return place ? [{ ...finding, start: finding.start + place.shift, end: finding.end + place.shift }] : [];
  });
}

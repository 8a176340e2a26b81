import type { TranscriptSource } from 'schema/rules/choices';
import type { Speaker } from 'schema/rules/phases';
import { SPEAKER_NAMES } from 'schema/rules/transcript';
import type { Finding } from './assessment';

/** A stretch of the transcript; `findings` is empty where nothing was found. */
export interface TranscriptSegment {
  text: string;
  findings: Finding[];
}

/**
 * The transcript cut where findings begin and end; findings that overlap share a segment. The texts of all
 * segments, joined, are the transcript. A finding whose quote is not in it is dropped (rubric rule 4).
 */
export function transcriptSegments(transcript: string, findings: readonly Finding[]): TranscriptSegment[] {
  const placed = placedFindings(transcript, findings).sort((a, b) => a.start - b.start || b.end - a.end);
  const segments: TranscriptSegment[] = [];
  let at = 0;
  for (let i = 0; i < placed.length; ) {
    const group = overlapping(placed, i);
    if (group.start > at) segments.push({ text: transcript.slice(at, group.start), findings: [] });
    segments.push({ text: transcript.slice(group.start, group.end), findings: group.findings });
    at = group.end;
    i += group.findings.length;
  }
  if (at < transcript.length) segments.push({ text: transcript.slice(at), findings: [] });
  return segments;
}

/** Each finding at its place or, where its quote stands elsewhere, at the first place that no other one has taken. */
function placedFindings(transcript: string, findings: readonly Finding[]): Finding[] {
  const isThere = ({ start, end, quote }: Finding) =>
    quote !== '' && quote.length === end - start && transcript.slice(start, end) === quote;
  const placed = findings.filter(isThere);
  for (const finding of findings.filter((one) => !isThere(one) && one.quote !== '')) {
    const { quote } = finding;
    let start = transcript.indexOf(quote);
    while (placed.some((one) => one.quote === quote && one.start === start))
      start = transcript.indexOf(quote, start + 1);
    if (start >= 0) placed.push({ ...finding, start, end: start + quote.length });
  }
  return placed;
}

/** The run of findings from `first` on in which each begins before the ones before it have ended. */
function overlapping(placed: readonly Finding[], first: number) {
  const group: Finding[] = [];
  let start = 0;
  let end = Number.POSITIVE_INFINITY;
  for (const finding of placed.slice(first)) {
    if (finding.start >= end) break;
    if (group.length === 0) start = finding.start;
    end = Math.max(group.length === 0 ? 0 : end, finding.end);
    group.push(finding);
  }
  return { start, end, findings: group };
}

/** Punctuation that belongs to the word before it, apart from the rest: it must not begin a line. */
export function closingPunctuation(text: string): { closing: string; rest: string } {
  const closing = /^[.,;:!?…)\]”’"']+/u.exec(text)?.[0] ?? '';
  return { closing, rest: text.slice(closing.length) };
}

const SPEAKERS = Object.entries(SPEAKER_NAMES).map(([speaker, name]) => ({
  speaker: speaker as Speaker,
  name,
}));
const LINE_START = new RegExp(`(^|\\n)((?:${SPEAKERS.map(({ name }) => name).join('|')}):)`, 'u');

export interface TranscriptPiece {
  readonly text: string;
  /** First character in the whole. */
  readonly start: number;
  /** Whose name this is; null: what is said. */
  readonly speaker: Speaker | null;
}

/** The names that begin the lines of a conversation, apart from what is said. The texts, joined, are the whole. */
export function transcriptPieces(text: string): TranscriptPiece[] {
  const pieces: TranscriptPiece[] = [];
  let start = 0;
  for (const [i, piece] of text.split(LINE_START).entries()) {
    // before the first name, then again and again: what precedes a name, the name, what is said
    const named = i % 3 === 2 ? SPEAKERS.find(({ name }) => piece === `${name}:`) : undefined;
    if (piece !== '') pieces.push({ text: piece, start, speaker: named?.speaker ?? null });
    start += piece.length;
  }
  return pieces;
}

/** Who wrote the words down; that is where their mistakes may come from. */
export const TRANSCRIPT_SOURCE_WORDS: Record<TranscriptSource, string> = {
  server: 'Written down by the server from your recording',
  browser: 'Written down by your browser while you spoke',
  corrected: 'Corrected by hand',
  typed: 'Typed by you',
  clientSent: 'Sent by the app you used',
};

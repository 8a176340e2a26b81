import type { HeardTurnsQuery } from '../../../generated/feedback';

/** A stretch of what was said; the partner's cannot be corrected. */
export interface CorrectableLine {
  /** Of a turn in its conversation; null: the whole answer. */
  readonly position: number | null;
  readonly isOwn: boolean;
  readonly text: string;
}

export const answerLine = (transcription: string | null): CorrectableLine[] => [
  { position: null, isOwn: true, text: transcription ?? '' },
];

/**
 * The turns of a conversation in the words that were marked last.
 * @param marked lines "speaker: text" of that marking; where they are not the turns, these stand as they were heard
 */
export function turnLines(
  turns: HeardTurnsQuery['conversation']['turns'],
  marked: string | null,
): CorrectableLine[] {
  const written = turns.flatMap(({ text, ...turn }) => (text === null ? [] : [{ ...turn, text }]));
  const lines = marked?.split('\n') ?? [];
  const same = lines.length === written.length;
  return written.map(({ position, speaker, text }, place) => ({
    position,
    isOwn: speaker === 'student',
    text: (same && /^[^:]{1,60}: (.*)$/u.exec(lines[place] ?? '')?.[1]) || text,
  }));
}

/** What is sent for the lines that read otherwise now; null: none does. */
export function correctionOf(lines: readonly CorrectableLine[], texts: readonly string[]) {
  const changed = lines.flatMap(({ position, text }, place) => {
    const now = texts[place]?.trim() ?? '';
    return now === text.trim() ? [] : [{ position, text: now }];
  });
  const [first] = changed;
  if (!first) return null;
  if (first.position === null) return { text: first.text };
  return { turns: changed.map(({ position, text }) => ({ position: position ?? 0, text })) };
}

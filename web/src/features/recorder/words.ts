import type { Words } from './outbox';
import type { Heard } from './recognition';

/** Words as the gate counts them: stretches without a blank. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const heardText = ({ settled, tentative }: Heard): string => tidy(`${settled} ${tentative}`);

/**
 * The words to send. They count as the browser's only as it heard them: one correction makes them the
 * student's own.
 * @param edited what stands in the box; null: the student has not touched it
 */
export function finalWords(heard: Heard, edited: string | null): Words {
  const recognised = heardText(heard);
  const transcription = edited === null ? recognised : tidy(edited);
  if (!transcription) return { transcription: '', transcriptSource: null };
  return { transcription, transcriptSource: transcription === recognised ? 'browser' : 'typed' };
}

/** Words that nobody has heard: the student's own. */
export const typedWords = (text: string): Words => finalWords({ settled: '', tentative: '' }, text);

import type { Speaker, SpokenTurn } from './phases.ts';

/** A line 'speaker: text' of a transcript; §3 names the partner so, and every other speaker is the student. */
export const SPEAKER_NAMES: Record<Speaker, string> = { partner: 'AI Partner', student: 'Student' };

/** The transcript of a conversation (§3). */
export const transcriptOf = (turns: readonly SpokenTurn[]): string =>
  turns.map(({ speaker, text }) => `${SPEAKER_NAMES[speaker]}: ${text}`).join('\n');

/** Who a name in a transcript or a history stands for. */
export const speakerNamed = (name: string): Speaker =>
  PARTNER_NAME.test(name.trim()) ? 'partner' : 'student';

const LINE = /^(?<speaker>[^:]{1,60}):\s*(?<text>.*)$/u;
const PARTNER_NAME = /^(?:ai(?:[ _-]?partner)?|partner|assistant)$/i;

/** Reads lines 'speaker: text'; a line without a speaker goes on with the one before, or is the student's. */
export function transcriptLines(transcript: string): SpokenTurn[] {
  const lines: SpokenTurn[] = [];
  for (const line of transcript.split(/\r?\n/).map((text) => text.trim())) {
    if (line === '') continue;
    const { speaker, text } = LINE.exec(line)?.groups ?? {};
    const last = lines.at(-1);
    if (speaker !== undefined && text !== undefined) {
      if (text !== '') lines.push({ speaker: speakerNamed(speaker), text });
    } else if (last) lines[lines.length - 1] = { ...last, text: `${last.text} ${line}` };
    else lines.push({ speaker: 'student', text: line });
  }
  return lines;
}

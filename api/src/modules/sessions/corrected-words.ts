import type { SpokenTurn } from 'schema/rules/phases';
import { transcriptOf } from 'schema/rules/transcript';
import { badInput } from '../../errors.js';
import { checkedWords } from './sessions.answer.js';
import type { CorrectedTurn } from './transcript-correction.entity.js';

/** As it is stored. */
export interface Correction {
  /** The whole transcript. */
  readonly text: string;
  /** Of a conversation: the turns that read otherwise than they were heard. */
  readonly turns: readonly CorrectedTurn[] | null;
}

interface Sent {
  readonly text: string | null;
  readonly turns: readonly CorrectedTurn[] | null;
}

type HeardTurn = SpokenTurn & { readonly position: number };

/** The corrected words of somebody who spoke alone. @throws BAD_USER_INPUT */
export function correctedAnswer({ text, turns }: Sent): Correction {
  if (turns) throw badInput('This answer has no turns: send its text.', 'turns');
  return { text: wordsOf(text, 'text'), turns: null };
}

/**
 * A conversation with the student's turns as they were sent; the others read as they were heard or corrected before.
 * @param heard all turns with their words, in order
 * @param earlier turns that were corrected before
 * @throws BAD_USER_INPUT
 */
export function correctedTalk(
  heard: readonly HeardTurn[],
  earlier: readonly CorrectedTurn[],
  { text, turns }: Sent,
): Correction {
  if (text !== null) throw badInput('A conversation is corrected turn by turn.', 'text');
  if (!turns?.length) throw badInput('Please send at least one turn.', 'turns');
  const own = new Set(heard.filter(({ speaker }) => speaker === 'student').map(({ position }) => position));
  const sent = turns.map(({ position, text: words }) => {
    if (!own.has(position)) throw badInput(`Turn ${position} is no turn of the student.`, 'turns');
    return { position, text: wordsOf(words, 'turns').replace(/\s+/g, ' ') };
  });
  const corrected = withCorrections(heard, [...earlier, ...sent]);
  return {
    text: transcriptOf(corrected),
    turns: corrected
      .filter(({ text: now }, place) => now !== heard[place]?.text)
      .map(({ position, text: now }) => ({ position, text: now })),
  };
}

/** Turns in the words of their last correction. */
export function withCorrections<Turn extends HeardTurn>(
  turns: readonly Turn[],
  corrections: readonly CorrectedTurn[],
): Turn[] {
  const words = new Map(corrections.map(({ position, text }) => [position, text]));
  return turns.map((turn) => ({ ...turn, text: words.get(turn.position) ?? turn.text }));
}

function wordsOf(sent: string | null, field: string): string {
  const words = checkedWords(sent, field);
  if (!words) throw badInput('Please write down what was said.', field);
  return words;
}

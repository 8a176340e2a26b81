import { DIFFICULTY_CEFR, type PartType } from 'schema/rules/choices';
import type { BankQuestionFragment } from '../../generated/questions';
import type { Tone } from '../../ui/tones';

export const PART_WORDS: Record<PartType, string> = { part2: 'Part 2', part3: 'Part 3' };

/** As the sidebar names the parts. */
export const PART_NAMES: Record<PartType, string> = {
  part2: 'Part 2 - Individual Exercise',
  part3: 'Part 3 - Conversation',
};

const THEME_TONES: Partial<Record<string, Tone>> = {
  'People and Culture': 'coral',
  'Health and Environment': 'teal',
  'Consumerism and Financial Awareness': 'amber',
  'Science and Technology': 'blue',
};

/** Each shelf of the library has its colour. */
export const themeTone = (theme: string): Tone => THEME_TONES[theme] ?? 'neutral';

/** 60 → "1 minute", 300 → "5 minutes", 90 → "90 seconds". */
export function timeLimitWords(seconds: number): string {
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
}

/** The line under a question: what kind it is. A category that only repeats the theme says nothing. */
export const kindWords = ({
  partType,
  difficulty,
  timeLimit,
  category,
  theme,
}: BankQuestionFragment): string[] => [
  PART_WORDS[partType],
  `${difficulty} (${DIFFICULTY_CEFR[difficulty]})`,
  timeLimitWords(timeLimit),
  ...(category === theme ? [] : [category]),
];

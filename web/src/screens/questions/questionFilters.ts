import { DIFFICULTIES, type Difficulty, PART_TYPES, type PartType, THEMES } from 'schema/rules/choices';
import { QUESTION_MAX_CHARACTERS } from 'schema/rules/limits';
import type { QuestionFilter } from '../../generated/questions';

/** What narrows the list; null and false do not. */
export interface QuestionFilters {
  readonly partType: PartType | null;
  readonly difficulty: Difficulty | null;
  readonly theme: string | null;
  readonly mine: boolean;
  readonly contributed: boolean;
  readonly pending: boolean;
  readonly search: string;
}

export const NO_FILTERS: QuestionFilters = {
  partType: null,
  difficulty: null,
  theme: null,
  mine: false,
  contributed: false,
  pending: false,
  search: '',
};

/** Names in the address. */
const PARAMETERS = {
  partType: 'part',
  difficulty: 'difficulty',
  theme: 'theme',
  mine: 'mine',
  contributed: 'contributed',
  pending: 'pending',
  search: 'search',
} as const satisfies Record<keyof QuestionFilters, string>;

const ON = 'yes';

/**
 * From the address; what makes no sense there counts as left out.
 * @param canReview whoever cannot review has no filter for what waits
 */
export function readFilters(address: URLSearchParams, canReview: boolean): QuestionFilters {
  const value = (filter: keyof QuestionFilters) => address.get(PARAMETERS[filter]);
  return {
    partType: PART_TYPES.find((part) => part === value('partType')) ?? null,
    difficulty: DIFFICULTIES.find((difficulty) => difficulty === value('difficulty')) ?? null,
    theme: THEMES.find((theme) => theme === value('theme')) ?? null,
    mine: value('mine') === ON,
    contributed: value('contributed') === ON,
    pending: canReview && value('pending') === ON,
    search: value('search')?.trim().slice(0, QUESTION_MAX_CHARACTERS.search) ?? '',
  };
}

/** The same as an address; what does not narrow is left out. */
export function writeFilters(filters: QuestionFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const [filter, parameter] of Object.entries(PARAMETERS)) {
    const value = filters[filter as keyof QuestionFilters];
    if (value) address.set(parameter, value === true ? ON : value);
  }
  return address;
}

/** As the server is asked: false would mean "only the others". */
export const filterVariables = (filters: QuestionFilters): QuestionFilter => ({
  ...filters,
  mine: filters.mine || null,
  contributed: filters.contributed || null,
  pending: filters.pending || null,
});

/** How many filters narrow the list. */
export const countFilters = (filters: QuestionFilters): number =>
  Object.values(filters).filter(Boolean).length;

/** What the list holds, in words. */
export function countWords(shown: number, hasMore: boolean): string {
  if (shown === 0) return 'No questions';
  if (shown === 1) return '1 question';
  return hasMore ? `The newest ${shown} questions` : `${shown} questions`;
}

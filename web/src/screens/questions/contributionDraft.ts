import { DEFAULT_DIFFICULTY, type PartType } from 'schema/rules/choices';
import { MIND_MAP_CONCEPTS_MAX, SHOULD_SAY_POINTS } from 'schema/rules/limits';
import { contributionFaults } from 'schema/rules/questions';
import { tabStorage } from '../../lib/storage';

/** What stands in the form of a contribution. */
export interface ContributionDraft {
  partType: PartType;
  title: string;
  theme: string;
  difficulty: string;
  shouldSayPoints: string[];
  mindMapConcepts: string[];
  session2Question: string;
  hotsQuestion: string;
}

const emptyLines = (count: number): string[] => Array.from({ length: count }, () => '');

export const EMPTY_DRAFT: ContributionDraft = {
  partType: 'part2',
  title: '',
  theme: '',
  difficulty: DEFAULT_DIFFICULTY,
  shouldSayPoints: emptyLines(SHOULD_SAY_POINTS),
  mindMapConcepts: emptyLines(MIND_MAP_CONCEPTS_MAX),
  session2Question: '',
  hotsQuestion: '',
};

/** Under a field that is one of several; the sentence of §5 is for all of them together. */
const FILL_IN = 'Please fill this in';

/** Those whose own sentence stands under them. */
const WITH_SENTENCE: readonly string[] = ['title', 'theme', 'difficulty', 'partType'];

interface Faults {
  /** The sentence of §5 for what is missing first; null: complete. */
  readonly sentence: string | null;
  /** By field, as formik shows them. */
  readonly errors: Readonly<Record<string, string | readonly (string | undefined)[]>>;
}

/** What is missing in a draft, by the rules that the server has too. */
export function faultsOf(draft: ContributionDraft): Faults {
  const faults = contributionFaults(draft);
  const errors: Record<string, string | (string | undefined)[]> = {};
  for (const { field, message } of faults) {
    if (field === 'shouldSayPoints' || field === 'mindMapConcepts') {
      errors[field] = draft[field].map((line) => (line.trim() === '' ? FILL_IN : undefined));
    } else {
      errors[field] = WITH_SENTENCE.includes(field) ? message : FILL_IN;
    }
  }
  return { sentence: faults[0]?.message ?? null, errors };
}

/** Kept for this tab: a dialog that was closed by accident, or a page that was left, costs nothing. */
const keyOf = (viewerId: string) => `lisan.contribution.${viewerId}`;

export function keepDraft(viewerId: string, draft: ContributionDraft): void {
  if (isEmpty(draft)) tabStorage.remove(keyOf(viewerId));
  else tabStorage.set(keyOf(viewerId), JSON.stringify(draft));
}

export const isEmpty = (draft: ContributionDraft): boolean =>
  JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);

export function readDraft(viewerId: string): ContributionDraft {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(keyOf(viewerId)) ?? '');
    return isDraft(kept) ? kept : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Whether it has the fields of today: an older version may have kept others. */
function isDraft(kept: unknown): kept is ContributionDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields: Partial<Record<string, unknown>> = { ...kept };
  return Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const value = fields[field];
    if (!Array.isArray(empty)) return typeof value === 'string';
    return (
      Array.isArray(value) && value.length === empty.length && value.every((line) => typeof line === 'string')
    );
  });
}

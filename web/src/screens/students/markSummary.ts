import { BAND_MAX } from 'schema/rules/scoring';
import type { SessionSummaryFragment } from '../../generated/sessions';

type Marked = Pick<
  SessionSummaryFragment,
  'createdAt' | 'grammarScore' | 'vocabularyScore' | 'communicativeScore' | 'overallScore' | 'maximumScore'
>;

export interface MarkSummary {
  /** Oldest first; each with its mean band. */
  readonly answers: readonly { readonly at: string; readonly mark: string; readonly band: number }[];
  /** Of all of them. */
  readonly meanBand: number;
  readonly criteria: readonly { readonly name: string; readonly band: number }[];
}

const CRITERIA = [
  { name: 'Grammar', field: 'grammarScore' },
  { name: 'Vocabulary', field: 'vocabularyScore' },
  { name: 'Communicative competence', field: 'communicativeScore' },
] as const;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the marks of some sessions come to. @returns null where none is marked */
export function summaryOf(sessions: readonly Marked[]): MarkSummary | null {
  const answers = sessions
    .flatMap(({ createdAt, overallScore, maximumScore }) =>
      overallScore === null
        ? []
        : {
            at: createdAt,
            mark: `${overallScore} / ${maximumScore}`,
            band: (overallScore / maximumScore) * BAND_MAX,
          },
    )
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (answers.length === 0) return null;
  const criteria = CRITERIA.flatMap(({ name, field }) => {
    const bands = sessions.flatMap((session) => session[field] ?? []);
    return bands.length > 0 ? { name, band: mean(bands) } : [];
  });
  return { answers, meanBand: mean(answers.map(({ band }) => band)), criteria };
}

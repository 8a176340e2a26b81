import { stringify } from 'csv-stringify/sync';
import type { ImpactFigures } from './analytics.service.js';

/** One number a row, so that any program reads the file without being told its parts. */
type Row = readonly [section: string, key: string, figure: string, value: number];

const HEADER = ['cohort', 'period', 'section', 'key', 'figure', 'value'];

/** A spreadsheet runs a text that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const rowsOf = (section: string, key: string, figures: Readonly<Record<string, number>>): Row[] =>
  Object.entries(figures).map(([figure, value]) => [section, key, figure, value]);

/** The figures as CSV after RFC 4180: `key` is a pseudonym, a month, or empty. */
export function impactCsv(impact: ImpactFigures): string {
  const { regionalBreakdown, ...overview } = impact.overview;
  const rows: Row[] = [
    ...rowsOf('overview', '', overview),
    ...rowsOf('regionalBreakdown', '', regionalBreakdown),
    ...impact.engagementByMonth.flatMap(({ month, ...figures }) =>
      rowsOf('engagementByMonth', month, figures),
    ),
    ...impact.improvementData.flatMap(({ userId, ...figures }) => rowsOf('improvementData', userId, figures)),
  ];
  return stringify(
    rows.map((row) => [impact.cohort, impact.period, ...row]),
    { header: true, columns: HEADER, record_delimiter: 'windows', cast: { string: neutralised } },
  );
}

import type { Agreement } from '../assessment/agreement.js';
import type { AssessorIdentity } from '../assessment/assessment.types.js';
import type { Outcome, Subject } from './calibration.service.js';
import type { Fitted } from './fit.js';

/** What came of a fit, for whoever ran the command. */
export const fitReport = (outcomes: readonly Outcome[], isDryRun: boolean): string =>
  outcomes.map((outcome) => [nameOf(outcome), ...linesOf(outcome, isDryRun)].join('\n  ')).join('\n\n');

type Removed = Subject & { readonly id: number; readonly fittedOn: string };

export function removalReport(removed: readonly Removed[], isDryRun: boolean): string {
  if (removed.length === 0) return 'There is no calibration to remove.';
  const lines = removed.map((one) => `${nameOf(one)}: calibration ${one.id} of ${one.fittedOn}`);
  const end = isDryRun
    ? 'Would be removed. Nothing was changed.'
    : "Removed. What is marked from now on has the assessor's own marks; what was marked before stays as it is.";
  return [...lines, end].join('\n');
}

const nameOf = ({ assessor, partType, criterion }: Subject): string =>
  `${assessorName(assessor)}, ${partType === 'part2' ? 'Part 2' : 'Part 3'}, ${criterion}`;

function assessorName({ name, version, model, promptVersion, rubricVersion }: AssessorIdentity): string {
  const who = model === null ? `The ${name} assessor` : `The model ${model} (prompt ${promptVersion})`;
  return `${who}, version ${version}, rubric ${rubricVersion}`;
}

function linesOf(outcome: Outcome, isDryRun: boolean): string[] {
  if (outcome.kind === 'tooFew') return [outcome.because];
  return [...figures(outcome.fitted), verdict(outcome, isDryRun)];
}

const WIDTH = 30;

function figures({ answers, students, points, before, after }: Fitted): string[] {
  const row = (title: string, of: (agreement: Agreement) => string) =>
    title.padEnd(WIDTH) + of(before).padStart(8) + of(after).padStart(12);
  return [
    `${answers} answers of ${students} students. After: each student's by what the others' teach (leave one student out).`,
    `${' '.repeat(WIDTH)}${'before'.padStart(8)}${'after'.padStart(12)}`,
    row('quadratic weighted kappa', ({ kappa }) => (kappa === null ? 'none' : kappa.toFixed(2))),
    row('bias, in bands', ({ bias }) => (bias >= 0 ? '+' : '') + bias.toFixed(2)),
    row('exact agreement', ({ exact }) => `${Math.round(exact * 100)} %`),
    `bands 0 to 6 become            ${points.map((point) => point.toFixed(1)).join('  ')}, rounded to whole bands`,
  ];
}

function verdict(outcome: Exclude<Outcome, { kind: 'tooFew' }>, isDryRun: boolean): string {
  const { inForce } = outcome;
  const standing = inForce && `calibration ${inForce.id} of ${inForce.fittedOn}`;
  if (outcome.kind === 'unchanged') return `Nothing new: ${standing} was fitted on the same marks and stays.`;
  if (outcome.kind === 'unhelpful')
    return `Does not help: not stored. ${standing ? `The ${standing} stays in force; --remove ends it.` : 'The marks stay as the assessor gives them.'}`;
  return isDryRun
    ? 'Helps. Nothing was stored (--dry-run).'
    : `Stored as ${standing}. What is marked from now on is calibrated by it.`;
}

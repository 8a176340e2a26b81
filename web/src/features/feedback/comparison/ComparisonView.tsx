import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';
import type { Attempt } from '../content/assessment';
import { type ComparedFigure, type ComparedKind, compareAnswers } from './compareAnswers';
import './comparison.scss';

interface ComparedAnswer {
  /** When it was given. */
  readonly title: string;
  readonly attempt: Attempt;
}

/** Two answers side by side: marks and speech in a table, errors by what became of them, and the words. */
export function ComparisonView({ before, now }: { before: ComparedAnswer; now: ComparedAnswer }) {
  const compared = compareAnswers(before.attempt.feedback, now.attempt.feedback);
  const { finding, caution, marks, gone, remaining, fresh, speech } = compared;
  return (
    <>
      <p className="comparison-finding">
        <strong>{finding}</strong>
      </p>
      {caution && <p className="small">{caution}</p>}
      <table className="comparison-table figures">
        <caption className="visually-hidden">Marks and measured speech of both answers</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{before.title}</th>
            <th scope="col">{now.title}</th>
          </tr>
        </thead>
        <tbody>
          {[...marks, ...speech].map((figure) => (
            <FigureRow key={figure.label} figure={figure} />
          ))}
        </tbody>
      </table>
      <div className="comparison-errors">
        <Kinds title="Improved: not found any more" kinds={gone} tone="teal" />
        <Kinds title="Remains" kinds={remaining} tone="amber" />
        <Kinds title="New this time" kinds={fresh} tone="neutral" />
      </div>
      <div className="comparison-words">
        {[before, now].map(({ title, attempt }) => (
          <section key={`${title} ${attempt.attempt}`} aria-label={`Words of ${title}`}>
            <h4 className="small">{title}</h4>
            <p className="small">{attempt.transcription ?? 'Nobody wrote the words down.'}</p>
          </section>
        ))}
      </div>
    </>
  );
}

/** What stayed the same is seen in its two figures. */
const CHANGES: Partial<Record<NonNullable<ComparedFigure['change']>, { icon: LucideIcon; words: string }>> = {
  better: { icon: ArrowUp, words: 'better' },
  worse: { icon: ArrowDown, words: 'not as good' },
};

function FigureRow({ figure: { label, before, now, change } }: { figure: ComparedFigure }) {
  const seen = change && CHANGES[change];
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{before}</td>
      <td>
        {now}
        {seen && (
          <span className={`comparison-change comparison-${change}`}>
            <seen.icon size={14} aria-hidden="true" /> {seen.words}
          </span>
        )}
      </td>
    </tr>
  );
}

interface KindsProps {
  title: string;
  kinds: readonly ComparedKind[];
  tone: 'teal' | 'amber' | 'neutral';
}

function Kinds({ title, kinds, tone }: KindsProps) {
  if (kinds.length === 0) return null;
  return (
    <section className={`comparison-kinds tone-${tone}`} aria-label={title}>
      <h4 className="small">{title}</h4>
      <ul>
        {kinds.map(({ kind, before, now }) => (
          <li key={kind}>
            {kind}{' '}
            <span className="figures small">
              {before} → {now}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

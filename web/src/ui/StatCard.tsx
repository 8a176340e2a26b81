import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from './tones';
import './stat-card.scss';

interface StatCardProps {
  label: string;
  /** The figure, already formatted. */
  value: ReactNode;
  /** Beside the figure, smaller: "/ 6", "h". */
  unit?: string;
  /** One line of words under the figure. */
  note?: string;
  icon: LucideIcon;
  tone?: Tone;
  /** Colours the figure; the note has to say the same in words. */
  trend?: 'positive' | 'negative';
}

/** One number with its name. */
export function StatCard({ label, value, unit, note, icon: Icon, tone = 'teal', trend }: StatCardProps) {
  return (
    <div className="panel stat-card">
      <span className={`tile tone-${tone}`}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <dl>
        <dt>{label}</dt>
        <dd className={`stat-value figures ${trend ? `stat-${trend}` : ''}`}>
          {value}
          {unit && <span className="stat-unit"> {unit}</span>}
        </dd>
        {note && <dd className="stat-note">{note}</dd>}
      </dl>
    </div>
  );
}

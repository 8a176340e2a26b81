import { AudioLines, CircleDashed, type LucideIcon, User, Users } from 'lucide-react';
import type { TalkContent } from './content/talk';
import './talk-panel.scss';

const COVERED: Record<'student' | 'partner' | 'shared', { label: string; icon: LucideIcon }> = {
  student: { label: 'you', icon: User },
  partner: { label: 'your partner', icon: AudioLines },
  shared: { label: 'both of you', icon: Users },
};

/** A conversation, counted: who talked how much, of which points, and what the student did in it. */
export function TalkPanel({ talk }: { talk: TalkContent }) {
  const { share, balance, takenUp, moves, notMade, points, phases } = talk;
  return (
    <section className="talk-panel" aria-labelledby="talk-panel">
      <h3 id="talk-panel">How you talked together</h3>
      <div className="talk-share" aria-hidden="true">
        <span className="speaker-student" style={{ width: `${share}%` }} />
        <span className="speaker-partner" style={{ width: `${100 - share}%` }} />
      </div>
      <p className="mb-0">
        {balance} {takenUp}
      </p>
      {moves.length > 0 && (
        <>
          <h4>What you did</h4>
          <ul className="talk-moves">
            {moves.map(({ name, count }) => (
              <li key={name}>
                <strong className="figures">{count}×</strong> {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {notMade.length > 0 && <p className="soft small mb-0">Not yet: {notMade.join(', ').toLowerCase()}.</p>}
      {points.length > 0 && <Points points={points} />}
      {phases.length > 0 && (
        <dl className="talk-phases">
          {phases.map(({ name, facts }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="soft small figures">{facts}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const Points = ({ points }: { points: TalkContent['points'] }) => (
  <>
    <h4>Points you spoke of</h4>
    <ul className="talk-points">
      {points.map(({ point, by }) => {
        const Icon = by ? COVERED[by].icon : CircleDashed;
        return (
          <li key={point} className={by ? `speaker-${by}` : 'tone-neutral'}>
            <Icon size={16} aria-hidden="true" /> {point}
            <span className="small">{by ? COVERED[by].label : 'nobody'}</span>
          </li>
        );
      })}
    </ul>
  </>
);

import { ChevronRight, type LucideIcon, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useViewer, type Viewer } from '../../lib/viewer';
import type { Tone } from '../../ui/tones';
import './other-places.scss';

interface Place {
  to: string;
  title: string;
  words: string;
  icon: LucideIcon;
  tone: Tone;
  isFor: (viewer: Viewer) => boolean;
}

const PLACES: readonly Place[] = [
  {
    to: '/admin',
    title: 'Administration',
    words: 'Roles, testimonials, messages',
    icon: ShieldCheck,
    tone: 'plum',
    isFor: (viewer) => viewer.canModerate || viewer.canGrantRoles,
  },
];

/** The ways to what only some may do; the sidebar is the same for everybody (§2). */
export function OtherPlaces() {
  const viewer = useViewer();
  const places = PLACES.filter(({ isFor }) => isFor(viewer));
  if (places.length === 0) return null;
  return (
    <nav className="other-places" aria-label="Other places">
      {places.map(({ to, title, words, icon: Icon, tone }) => (
        <Link key={to} to={to} className="panel other-place">
          <span className={`tile tone-${tone}`}>
            <Icon size={20} aria-hidden="true" />
          </span>
          <span className="other-place-words">
            <strong>{title}</strong>
            <span className="soft small">{words}</span>
          </span>
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      ))}
    </nav>
  );
}

import { AudioLines, type LucideIcon, User, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { mapPlaces, type Place } from './mapPlaces';
import type { Conversation } from './talk/talkView';

type Point = Conversation['points'][number];
type CoveredBy = 'student' | 'partner' | 'shared';

const LEGEND: readonly { readonly by: CoveredBy; readonly label: string; readonly icon: LucideIcon }[] = [
  { by: 'student', label: 'Student covered', icon: User },
  { by: 'partner', label: 'AI covered', icon: AudioLines },
  { by: 'shared', label: 'Both discussed', icon: Users },
];

interface MindMapProps {
  topic: string;
  points: readonly Point[];
  onToggle: (index: number) => void;
}

/** The topic and its points: a map where there is room, chips on a phone. A click marks a point as the student's. */
export function MindMap({ topic, points, onToggle }: MindMapProps) {
  const places = mapPlaces(points.length);
  return (
    <>
      <div className="map">
        <svg className="map-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {places.map(({ x, y }) => (
            <line key={`${x} ${y}`} x1={50} y1={50} x2={x} y2={y} />
          ))}
        </svg>
        <p className="map-topic">{topic}</p>
        <ul className="map-points" aria-label="Discussion points">
          {points.map((point, place) => (
            <li key={point.index} style={placeStyle(places[place])}>
              <MapPoint point={point} onToggle={() => onToggle(point.index)} />
            </li>
          ))}
        </ul>
      </div>
      <ul className="map-legend small" aria-label="Legend">
        {LEGEND.map(({ by, label, icon: Icon }) => (
          <li key={by} className={`speaker-${by}`}>
            <Icon size={16} aria-hidden="true" /> {label}
          </li>
        ))}
      </ul>
    </>
  );
}

const placeStyle = (place: Place | undefined): CSSProperties =>
  place ? { left: `${place.x}%`, top: `${place.y}%` } : {};

function coveredBy({ coveredByStudent, coveredByPartner }: Point): CoveredBy | null {
  if (coveredByStudent && coveredByPartner) return 'shared';
  if (coveredByStudent) return 'student';
  return coveredByPartner ? 'partner' : null;
}

interface MapPointProps {
  point: Point;
  onToggle: () => void;
}

function MapPoint({ point, onToggle }: MapPointProps) {
  const by = coveredBy(point);
  const entry = LEGEND.find((one) => one.by === by);
  const Icon = entry?.icon;
  return (
    <button
      type="button"
      className={by ? `map-point map-point-${by} speaker-${by}` : 'map-point'}
      aria-pressed={point.coveredByStudent}
      onClick={onToggle}
    >
      {Icon && <Icon size={16} aria-hidden="true" />}
      <span>{point.text}</span>
      {point.coveredByPartner && <span className="visually-hidden">, {entry?.label}</span>}
    </button>
  );
}

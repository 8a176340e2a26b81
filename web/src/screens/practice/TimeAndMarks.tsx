import { Award, Clock, Hourglass } from 'lucide-react';
import { PART2_SPEAKING_SECONDS, PREPARATION_SECONDS } from 'schema/rules/limits';
import { BAND_MAX, maximumMark } from 'schema/rules/scoring';

const FACTS = [
  { icon: Hourglass, value: `${PREPARATION_SECONDS} seconds`, note: 'to prepare' },
  { icon: Clock, value: `${PART2_SPEAKING_SECONDS / 60} minute`, note: 'to speak' },
  {
    icon: Award,
    value: `${maximumMark('part2')} marks`,
    note: `grammar ${BAND_MAX} + vocabulary ${BAND_MAX}`,
  },
];

/** What the part asks for: time and marks. */
export const TimeAndMarks = () => (
  <section className="panel time-and-marks" aria-label="Time and marks">
    <ul>
      {FACTS.map(({ icon: Icon, value, note }) => (
        <li key={value}>
          <span className="tile tone-teal">
            <Icon size={18} aria-hidden="true" />
          </span>
          <span>
            <strong className="figures">{value}</strong>
            <span className="soft small">{note}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);

import { BAND_MAX } from 'schema/rules/scoring';
import type { SessionSummaryFragment } from '../../generated/sessions';
import { bandToneClass } from '../../ui/BandScale';

/** G/V/CA badges: the bands that were given; nothing where there is none. */
export function SessionBands({ session }: { session: SessionSummaryFragment }) {
  const bands = [
    { letters: 'G', name: 'Grammar', band: session.grammarScore },
    { letters: 'V', name: 'Vocabulary', band: session.vocabularyScore },
    { letters: 'CA', name: 'Communicative competence', band: session.communicativeScore },
  ].flatMap(({ band, ...criterion }) => (band === null ? [] : { ...criterion, band }));
  if (bands.length === 0) return null;
  return (
    <ul className="session-bands" aria-label="Bands">
      {bands.map(({ letters, name, band }) => (
        <li key={letters} className={`session-band figures ${bandToneClass(band)}`} title={name}>
          <span aria-hidden="true">
            {letters} <strong>{band}</strong>
          </span>
          <span className="visually-hidden">
            {name} {band} of {BAND_MAX}
          </span>
        </li>
      ))}
    </ul>
  );
}

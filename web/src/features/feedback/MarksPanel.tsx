import { BandScale, bandToneClass } from '../../ui/BandScale';
import type { SessionFeedback } from './content/assessment';
import type { Marks } from './content/marks';

interface MarksPanelProps {
  marks: Marks;
  notMarked: SessionFeedback['notMarked'];
}

/** One coloured tile per criterion and their sum; or why there is no mark and what to do. */
export function MarksPanel({ marks: { heading, tiles, total }, notMarked }: MarksPanelProps) {
  return (
    <section className="feedback-marks" aria-labelledby="feedback-marks">
      <h3 id="feedback-marks">{heading}</h3>
      {notMarked && (
        <div className="feedback-not-marked">
          <p>
            <strong>{notMarked.because}</strong>
          </p>
          <p>{notMarked.advice}</p>
        </div>
      )}
      {tiles.length > 0 && (
        <ul className="feedback-tiles">
          {tiles.map(({ criterion, title, band, low, high, reasons, lift }) => (
            <li key={criterion} className={`feedback-tile ${bandToneClass(band)}`}>
              <BandScale label={title} band={band} low={low} high={high} />
              {reasons.map((reason) => (
                <p key={reason} className="feedback-reason">
                  {reason}
                </p>
              ))}
              {lift && (
                <p className="feedback-reason">
                  <strong>To lift it:</strong> {lift}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {total && (
        <>
          <div className="feedback-total stage">
            <span className="feedback-total-label">
              Total Marks Score
              {total.level && <span className="soft small">CEFR {total.level}</span>}
            </span>
            <span className="feedback-total-score figures">
              {total.score} <span className="soft">/ {total.maximum}</span>
            </span>
          </div>
          <p className="feedback-sum figures">
            <strong>
              Total Marks: {total.score} / {total.maximum}
            </strong>
            {total.sum && <span className="soft"> ({total.sum})</span>}
          </p>
        </>
      )}
    </section>
  );
}

import './correction.scss';

interface CorrectionProps {
  /** The student's own words. */
  quote: string;
  /** What stands above them; left out when there is only a reason. */
  correction?: string | null;
}

/** A teacher's pen: the words underlined, the correction above. */
export const Correction = ({ quote, correction }: CorrectionProps) => (
  <span className="pen">
    {correction && (
      <ins className="pen-correction">
        <span className="visually-hidden">Better: </span>
        {correction}
      </ins>
    )}
    <span className="pen-quote">{quote}</span>
  </span>
);

import { Sparkles } from 'lucide-react';
import { type SessionDetailsFragment } from '../../generated/feedback';
import { Criterion } from '../../generated/sessions';
import { BandScale } from '../../ui/BandScale';

const CRITERION_WORDS: Record<Criterion, string> = {
  [Criterion.Grammar]: 'Grammar',
  [Criterion.Vocabulary]: 'Vocabulary',
  [Criterion.Communicative]: 'Communicative competence',
};
const STRENGTHS_SHOWN = 2;

type Feedback = NonNullable<SessionDetailsFragment['feedback']>;

/** First what went well, then each criterion with the one thing that would lift it. */
export function Marks({ feedback }: { feedback: Feedback }) {
  const { totalScore, totalMaximum, marks, personalizedFeedback } = feedback;
  const strengths = personalizedFeedback.strengths.slice(0, STRENGTHS_SHOWN);
  return (
    <>
      {totalScore !== null && (
        <p className="result-total figures">
          <strong>{totalScore}</strong> of {totalMaximum} marks
          {personalizedFeedback.proficiencyLevel && (
            <span className="soft small">{personalizedFeedback.proficiencyLevel}</span>
          )}
        </p>
      )}
      {strengths.length > 0 && (
        <div className="result-strengths tone-teal">
          <Sparkles size={20} aria-hidden="true" />
          <div>
            <h3>What went well</h3>
            {strengths.map((strength) => (
              <p key={strength}>{strength}</p>
            ))}
          </div>
        </div>
      )}
      <div className="result-bands">
        {marks.map(({ criterion, band, low, high, lift }) => (
          <BandScale
            key={criterion}
            label={CRITERION_WORDS[criterion]}
            band={band}
            low={low}
            high={high}
            lift={lift}
          />
        ))}
      </div>
    </>
  );
}

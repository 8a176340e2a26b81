import { useEffect, useRef } from 'react';
import type { QuestionFieldsFragment } from '../../generated/questions';
import { Badge } from '../../ui/Badge';
import { ReadAloudButton } from './ReadAloudButton';

interface QuestionCardProps {
  question: QuestionFieldsFragment;
  /** The microphone is open: nothing is read into it. */
  quiet: boolean;
  /** The student prepares: all four points have to be in sight, above the stage. */
  inView: boolean;
}

/** The card as the candidate gets it: the task, "You should say", four points. */
export function QuestionCard({ question, quiet, inView }: QuestionCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (inView) card.current?.scrollIntoView({ block: 'nearest' });
  }, [inView]);
  return (
    <article ref={card} className="panel exam-card" aria-labelledby={`question-${question.id}`}>
      <div className="exam-card-head">
        <div className="exam-card-badges">
          <Badge tone="teal">{question.theme}</Badge>
          {question.category !== question.theme && <Badge>{question.category}</Badge>}
          <Badge>{question.difficulty}</Badge>
        </div>
        <ReadAloudButton text={spoken(question)} disabled={quiet} />
      </div>
      <h2 id={`question-${question.id}`} className="exam-card-topic">
        {question.text}
      </h2>
      {question.shouldSayPoints.length > 0 && (
        <>
          <p className="exam-card-say">You should say</p>
          <ul className="exam-card-points">
            {question.shouldSayPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

const spoken = ({ text, shouldSayPoints }: QuestionFieldsFragment): string =>
  shouldSayPoints.length > 0 ? `${text} You should say: ${shouldSayPoints.join(', ')}` : text;

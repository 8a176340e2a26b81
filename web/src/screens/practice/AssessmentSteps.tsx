import { Check } from 'lucide-react';
import { SessionState } from '../../generated/sessions';

const STEPS = [
  { state: SessionState.Recorded, word: 'Received', sentence: 'Your answer has arrived. It is next.' },
  {
    state: SessionState.Transcribing,
    word: 'Words',
    sentence: 'Your words are being written down.',
  },
  { state: SessionState.Assessing, word: 'Marks', sentence: 'Your answer is being marked.' },
] as const;

interface AssessmentStepsProps {
  state: SessionState;
  /** Why it does not go on for now. */
  delay: string | null;
}

/** How far an answer is on its way to its marks. */
export function AssessmentSteps({ state, delay }: AssessmentStepsProps) {
  const current = Math.max(
    0,
    STEPS.findIndex((step) => step.state === state),
  );
  return (
    <>
      <ol className="steps" aria-hidden="true">
        {STEPS.map(({ word }, step) => (
          <li key={word} className={step < current ? 'step-done' : step === current ? 'step-now' : ''}>
            <span className="step-dot">{step < current && <Check size={14} strokeWidth={3} />}</span>
            {word}
          </li>
        ))}
      </ol>
      <p role="status">{delay ?? STEPS[current]?.sentence}</p>
    </>
  );
}

import { Mic } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Wave } from '../../ui/Wave';
import type { NextStep } from './nextStep';

/** The one thing to do now. */
export const NextStepCard = ({ step }: { step: NextStep }) => (
  <section className="stage next-step" aria-labelledby="next-step">
    <div className="next-step-words">
      <h2 id="next-step">{step.title}</h2>
      <p className="soft">{step.words}</p>
      <Link className="btn btn-stage btn-lg" to="/practice">
        <Mic size={20} aria-hidden="true" />
        Practise now
      </Link>
    </div>
    <Wave bars={30} className="next-step-wave" />
  </section>
);

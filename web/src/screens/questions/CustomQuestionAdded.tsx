import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { BankQuestionFragment } from '../../generated/questions';
import type { PracticeTarget } from '../../lib/practiceTarget';

/** It is ready: now to practise it. */
export function CustomQuestionAdded({ question }: { question: BankQuestionFragment }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <>
      <div role="status">
        <p className="fw-semibold text-break">{question.text}</p>
        <p>It is the first question of your practice list.</p>
      </div>
      <Link
        ref={link}
        className="btn btn-primary w-100"
        to="/practice"
        state={{ questionId: question.id, difficulty: question.difficulty } satisfies PracticeTarget}
      >
        <Mic size={18} aria-hidden="true" /> Go to Practice
      </Link>
    </>
  );
}

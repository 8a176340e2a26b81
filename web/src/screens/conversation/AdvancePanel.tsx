import { ArrowRight, Award } from 'lucide-react';
import { ASSESSABLE } from 'schema/rules/phases';
import type { Conversation } from './talk/talkView';

interface AdvancePanelProps {
  conversation: Conversation;
  /** In the log. */
  messages: number;
  /** The student has spoken as long as asked for. */
  isTimeUp: boolean;
  /** Something is under way that would be lost. */
  disabled: boolean;
  onAdvance: () => void;
  onComplete: () => void;
}

const NEXT = {
  session1: 'Continue to Session 2: Decision Making',
  session2: 'Continue to Session 3: HOTS Discussion',
} as const;

/** The way on, once the session is ready to be left; in the last one, the way to the marks. */
export function AdvancePanel({
  conversation,
  messages,
  isTimeUp,
  disabled,
  onAdvance,
  onComplete,
}: AdvancePanelProps) {
  const { phase, canAdvance } = conversation;
  const isLast = phase === 'session3';
  const shows = isLast ? messages >= ASSESSABLE.turns : canAdvance;
  return (
    <div className={shows ? 'advance' : 'visually-hidden'}>
      <div role="status">
        {shows && (
          <p className="advance-title">
            {isLast ? 'Ready to be marked' : 'Ready to advance to the next session!'}
          </p>
        )}
      </div>
      {shows && (
        <button
          type="button"
          className={isTimeUp ? 'btn btn-stage' : 'btn btn-stage-quiet'}
          disabled={disabled}
          onClick={isLast ? onComplete : onAdvance}
        >
          {phase === 'session3' ? (
            <>
              <Award size={18} aria-hidden="true" /> Complete Assessment &amp; View Results
            </>
          ) : (
            <>
              {NEXT[phase]} <ArrowRight size={18} aria-hidden="true" />
            </>
          )}
        </button>
      )}
    </div>
  );
}

import { ArrowLeft, Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { PHASE_NAMES, PHASES, phaseIndex } from 'schema/rules/phases';
import { SpeakingTime } from './SpeakingTime';
import type { Activity } from './talk/talkMachine';
import type { Conversation } from './talk/talkView';

interface ConversationHeadProps {
  ref: Ref<HTMLHeadingElement>;
  conversation: Conversation;
  activity: Activity;
  /** Beside the topic. */
  aside: ReactNode;
  /** Nothing is under way that would be lost. */
  canLeave: boolean;
  onLeave: () => void;
}

/** What it is about, the three steps, and how much speaking is left in this one. */
export function ConversationHead({
  ref,
  conversation,
  activity,
  aside,
  canLeave,
  onLeave,
}: ConversationHeadProps) {
  const { questionText, phase, isOpen } = conversation;
  const place = isOpen ? phaseIndex(phase) : PHASES.length;
  return (
    <header className="panel talk-head">
      <div className="talk-topic">
        <h2 ref={ref} tabIndex={-1} className="panel-title">
          {questionText}
        </h2>
        {aside}
        <button type="button" className="btn btn-quiet btn-sm" disabled={!canLeave} onClick={onLeave}>
          <ArrowLeft size={18} aria-hidden="true" /> <span>Topics</span>
        </button>
      </div>
      <ol className="steps" aria-label="Sessions">
        {PHASES.map((step, index) => (
          <li
            key={step}
            className={index < place ? 'step step-done' : index === place ? 'step step-now' : 'step'}
            aria-current={index === place ? 'step' : undefined}
          >
            <span className="step-mark figures">
              {index < place ? <Check size={16} aria-hidden="true" /> : index + 1}
            </span>
            <span className="step-name">
              {PHASE_NAMES[step]}
              {index < place && <span className="visually-hidden"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
      {isOpen && <SpeakingTime conversation={conversation} activity={activity} />}
    </header>
  );
}

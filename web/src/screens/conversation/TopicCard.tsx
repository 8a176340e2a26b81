import { Clock, Lightbulb, MessagesSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MIND_MAP_CONCEPTS_MAX } from 'schema/rules/limits';
import type { TopicFieldsFragment } from '../../generated/conversation';
import { minutesSeconds } from '../../lib/format';
import { Badge } from '../../ui/Badge';
import { Spinner } from '../../ui/Spinner';

interface TopicCardProps {
  topic: TopicFieldsFragment;
  /** The link that led here was about this one. */
  isWanted: boolean;
  isStarting: boolean;
  disabled: boolean;
  onStart: () => void;
}

/** One topic, as much of it as one needs to choose. */
export function TopicCard({ topic, isWanted, isStarting, disabled, onStart }: TopicCardProps) {
  const { id, text, category, difficulty, timeLimit, mindMapConcepts, hotsQuestion } = topic;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) card.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <article
      ref={card}
      className={isWanted ? 'panel topic topic-wanted' : 'panel topic'}
      aria-labelledby={`topic-${id}`}
    >
      <div className="topic-badges">
        <Badge tone="teal">{category}</Badge>
        <Badge>{difficulty}</Badge>
      </div>
      <h3 id={`topic-${id}`}>{text}</h3>
      {mindMapConcepts.length > 0 && (
        <div>
          <p className="topic-label">Discussion points</p>
          <ul className="topic-points">
            {mindMapConcepts.slice(0, MIND_MAP_CONCEPTS_MAX).map((concept) => (
              <li key={concept}>{concept}</li>
            ))}
          </ul>
        </div>
      )}
      {hotsQuestion && (
        <p className="topic-hots soft small">
          <Lightbulb size={16} aria-hidden="true" />
          <span>
            <span className="visually-hidden">HOTS question: </span>
            {hotsQuestion}
          </span>
        </p>
      )}
      <div className="topic-foot">
        <span className="soft small figures topic-time">
          <Clock size={16} aria-hidden="true" />
          <span className="visually-hidden">Time limit</span> {minutes(timeLimit)}
        </span>
        <button
          type="button"
          className="btn btn-primary"
          disabled={disabled}
          aria-describedby={`topic-${id}`}
          onClick={onStart}
        >
          {isStarting ? <Spinner small label="Starting" /> : <MessagesSquare size={18} aria-hidden="true" />}
          Start Conversation
        </button>
      </div>
    </article>
  );
}

/** 5 min, 2:30 min. */
const minutes = (seconds: number): string =>
  `${seconds % 60 === 0 ? seconds / 60 : minutesSeconds(seconds)} min`;

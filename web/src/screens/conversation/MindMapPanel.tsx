import { useId, useState } from 'react';
import { MindMap } from './MindMap';
import { hotsQuestionOf, PHASE_TEXTS } from './phaseTexts';
import { type Conversation, coveredCount } from './talk/talkView';

interface MindMapPanelProps {
  conversation: Conversation;
  onToggle: (index: number) => void;
}

/** What this session asks for, and the map of what there is to talk about. */
export function MindMapPanel({ conversation, onToggle }: MindMapPanelProps) {
  const id = useId();
  const [prompting, setPrompting] = useState(false);
  const { phase, topic, points, decisionQuestion } = conversation;
  const texts = PHASE_TEXTS[phase];
  const covered = coveredCount(conversation);
  return (
    <section className={prompting ? 'panel map-panel map-prompting' : 'panel map-panel'} aria-labelledby={id}>
      <div className="map-head">
        <h3 id={id} className="panel-title">
          {texts.title}
        </h3>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-expanded={prompting}
          aria-controls={`${id}-prompts`}
          onClick={() => setPrompting(!prompting)}
        >
          {prompting ? 'Hide' : 'Show'} {texts.prompts}
        </button>
      </div>
      <div className="map-instruction">
        <h4 className="map-task">{texts.heading}</h4>
        {phase === 'session3' && <p className="map-hots">{hotsQuestionOf(conversation)}</p>}
        {phase === 'session2' && decisionQuestion && <p className="map-hots">{decisionQuestion}</p>}
        <p className="map-task mb-0">{texts.instruction}</p>
      </div>
      <ul id={`${id}-prompts`} className="map-prompts" hidden={!prompting}>
        {texts.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {points.length > 0 && (
        <>
          <MindMap topic={topic} points={points} onToggle={onToggle} />
          <div className="map-foot">
            <p className="map-progress figures" id={`${id}-progress`}>
              Progress: {covered} of {points.length} points covered
            </p>
            <div
              className="meter meter-shared"
              role="progressbar"
              aria-labelledby={`${id}-progress`}
              aria-valuemin={0}
              aria-valuemax={points.length}
              aria-valuenow={covered}
            >
              <span style={{ width: `${(covered / points.length) * 100}%` }} />
            </div>
          </div>
        </>
      )}
    </section>
  );
}

import { Keyboard, Pause, RotateCcw, Square, X } from 'lucide-react';
import type { Answer } from '../../features/recorder/useAnswer';
import type { StageView } from './stageView';

interface StageActionsProps {
  view: StageView;
  answer: Pick<Answer<unknown>, 'recorder' | 'discard'>;
  onStartAgain: () => void;
  onType: () => void;
}

/** What else can be done on the stage, besides the round button. */
export function StageActions({ view, answer, onStartAgain, onType }: StageActionsProps) {
  const { recorder } = answer;
  return (
    <div className="stage-actions">
      {view === 'recording' && (
        <button type="button" className="btn btn-stage-quiet" onClick={recorder.pause}>
          <Pause size={18} aria-hidden="true" /> Pause
        </button>
      )}
      {view === 'paused' && (
        <button type="button" className="btn btn-stage" onClick={recorder.stop}>
          <Square size={16} fill="currentColor" aria-hidden="true" /> Stop
        </button>
      )}
      {view === 'preparing' && (
        <button type="button" className="btn btn-stage-quiet" onClick={recorder.reset}>
          <X size={18} aria-hidden="true" /> Cancel
        </button>
      )}
      {view === 'recorded' && (
        <button type="button" className="btn btn-stage-quiet" onClick={onStartAgain}>
          <RotateCcw size={18} aria-hidden="true" /> Start again
        </button>
      )}
      {(view === 'idle' || view === 'preparing' || view === 'assessing') && (
        <button type="button" className="btn btn-stage-quiet" onClick={onType}>
          <Keyboard size={18} aria-hidden="true" /> Type instead
        </button>
      )}
    </div>
  );
}

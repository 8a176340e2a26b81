import { Keyboard, type LucideIcon, Pause, RotateCcw, Square, X } from 'lucide-react';
import type { Recorder } from '../../features/recorder/useRecorder';
import type { StageView } from './stageView';

interface SecondaryActionProps {
  view: StageView;
  recorder: Recorder;
  onStartAgain: () => void;
  onType: () => void;
  /** The button changes under the finger: the focus goes on to the round one. */
  onDone: () => void;
}

/** What else can be done on the stage, besides the round button. */
export function SecondaryAction({ view, recorder, onStartAgain, onType, onDone }: SecondaryActionProps) {
  const actions: Partial<Record<StageView, { label: string; icon: LucideIcon; act: () => void }>> = {
    idle: { label: 'Type instead', icon: Keyboard, act: onType },
    preparing: { label: 'Cancel', icon: X, act: recorder.reset },
    recording: { label: 'Pause', icon: Pause, act: recorder.pause },
    paused: { label: 'Stop', icon: Square, act: recorder.stop },
    recorded: { label: 'Start again', icon: RotateCcw, act: onStartAgain },
    assessing: { label: 'Type instead', icon: Keyboard, act: onType },
  };
  const action = actions[view];
  if (!action) return null;
  const { label, icon: Icon, act } = action;
  const press = () => {
    act();
    onDone();
  };
  return (
    <button type="button" className="btn btn-stage-quiet stage-secondary" onClick={press}>
      <Icon size={18} fill={Icon === Square ? 'currentColor' : 'none'} aria-hidden="true" />
      {label}
    </button>
  );
}

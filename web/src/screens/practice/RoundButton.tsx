import { type LucideIcon, Mic, Pause, Play, SkipForward, Square } from 'lucide-react';
import type { Ref } from 'react';
import type { Playback } from '../../features/recorder/usePlayback';
import type { Recorder } from '../../features/recorder/useRecorder';
import { STAGE_WORDS, type StageView } from './stageView';

interface RoundAction {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly act: () => void;
}

interface RoundButtonProps {
  ref: Ref<HTMLButtonElement>;
  view: StageView;
  recorder: Recorder;
  playback: Playback;
  onStart: () => void;
}

/** The one round button: what it does now is the most likely next step. */
export function RoundButton({ ref, view, recorder, playback, onStart }: RoundButtonProps) {
  const action = roundAction(view, recorder, playback, onStart);
  const Icon = action?.icon ?? Mic;
  return (
    <button
      ref={ref}
      type="button"
      className="stage-round"
      aria-label={action?.label ?? STAGE_WORDS[view]}
      // Not disabled: the keyboard's focus would be lost in the moments in between.
      aria-disabled={action === null}
      onClick={action?.act}
    >
      <Icon aria-hidden="true" fill={Icon === Square || Icon === Play ? 'currentColor' : 'none'} />
    </button>
  );
}

function roundAction(
  view: StageView,
  recorder: Recorder,
  playback: Playback,
  onStart: () => void,
): RoundAction | null {
  switch (view) {
    case 'idle':
    case 'assessing':
      return { label: 'Start recording', icon: Mic, act: onStart };
    case 'preparing':
      return { label: 'Skip preparation', icon: SkipForward, act: recorder.skipPreparation };
    case 'recording':
      return { label: 'Stop', icon: Square, act: recorder.stop };
    case 'paused':
      return { label: 'Resume', icon: Mic, act: recorder.resume };
    case 'recorded':
      return playback.playing
        ? { label: 'Stop playing', icon: Pause, act: playback.toggle }
        : { label: 'Play', icon: Play, act: playback.toggle };
    default:
      return null;
  }
}

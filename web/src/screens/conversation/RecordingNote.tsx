import { TOASTS } from 'schema/rules/messages';
import type { RecorderProblem } from '../../features/recorder/recorderMachine';
import type { ListeningState } from '../../features/recorder/useListening';
import type { Activity } from './talk/talkMachine';

const PROBLEMS: Record<RecorderProblem, string> = {
  denied: TOASTS.microphoneDeniedInTurn.description,
  absent: 'No microphone was found. Plug one in, or type your turn.',
  failed: 'The microphone does not start. Perhaps another program uses it.',
  unplugged: 'The microphone was disconnected.',
  unusable: 'There was no sound in this recording. Please record it again.',
};

interface RecordingNoteProps {
  activity: Activity;
  listening: ListeningState;
}

/** What the student has to know about the recording, in a sentence. */
export function RecordingNote({ activity, listening }: RecordingNoteProps) {
  const problem = activity.kind === 'yourTurn' || activity.kind === 'finishing' ? activity.problem : null;
  if (problem) {
    return (
      <p role="alert" className="talk-note">
        {PROBLEMS[problem]}
      </p>
    );
  }
  if (activity.kind !== 'requesting' || !listening.supported) return null;
  return (
    <p className="talk-note">
      {listening.onDevice
        ? 'Your browser writes your words down, on this device.'
        : "Your browser writes your words down. Its maker's servers may do the listening."}
    </p>
  );
}

import { TOASTS } from 'schema/rules/messages';
import type { RecorderProblem } from '../../features/recorder/recorderMachine';
import type { ListeningState } from '../../features/recorder/useListening';
import type { Talk } from './talk/talkMachine';

const PROBLEMS: Record<RecorderProblem, string> = {
  denied: TOASTS.microphoneDeniedInTurn.description,
  absent: 'No microphone was found. Plug one in, or type your turn.',
  failed: 'The microphone does not start. Perhaps another program uses it.',
  unplugged: 'The microphone was disconnected.',
  unusable: 'There was no sound in this recording. Please record it again.',
};

interface RecordingNoteProps {
  talk: Talk;
  listening: ListeningState;
  /** This device keeps what is recorded. */
  isKept: boolean;
}

/** What the student has to know about the recording, in a sentence. */
export function RecordingNote({ talk: { activity, isClosed }, listening, isKept }: RecordingNoteProps) {
  const problem = activity.kind === 'yourTurn' || activity.kind === 'finishing' ? activity.problem : null;
  if (problem) {
    return (
      <p role="alert" className="talk-note">
        {PROBLEMS[problem]}
      </p>
    );
  }
  if (activity.kind === 'recording' && isClosed) {
    return (
      <p role="alert" className="talk-note">
        This conversation was handed in on another page. What you say now cannot be added to it.
      </p>
    );
  }
  if (activity.kind === 'recording' && !isKept) {
    return (
      <p role="status" className="talk-note">
        This browser keeps no recordings. Stay on this page until your turn is sent.
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

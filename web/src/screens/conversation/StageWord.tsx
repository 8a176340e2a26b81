import { useClock } from '../../features/recorder/useClock';
import { minutesSeconds } from '../../lib/format';
import { type Activity, recordedMs } from './talk/talkMachine';

/** What goes on, in a word or two; a screen reader is told of each change, not of each second. */
export function StageWord({ activity }: { activity: Activity }) {
  const isRecording = activity.kind === 'recording';
  const now = useClock(isRecording);
  const seconds = minutesSeconds(recordedMs(activity, now) / 1000);
  return (
    <>
      <p className="talk-word figures" aria-hidden="true">
        {isRecording ? `Recording... ${seconds}` : word(activity)}
      </p>
      <p role="status" className="visually-hidden">
        {isRecording ? 'Recording' : word(activity)}
      </p>
    </>
  );
}

function word(activity: Activity): string {
  switch (activity.kind) {
    case 'yourTurn':
      return 'Your turn';
    case 'requesting':
      return 'Allow the microphone';
    case 'transcribing':
      return activity.turn.sound ? 'Transcribing...' : 'Sending...';
    case 'unsent':
      return 'Not sent yet';
    case 'thinking':
      return 'AI Partner is thinking...';
    case 'speaking':
      return 'AI Partner is speaking...';
    default:
      return 'One moment';
  }
}

import { MESSAGES } from 'schema/rules/messages';
import type { RecorderProblem } from '../../features/recorder/recorderMachine';
import type { Answer } from '../../features/recorder/useAnswer';
import type { StageView } from './stageView';

const PROBLEMS: Record<RecorderProblem, string> = {
  denied: MESSAGES.microphoneDenied,
  absent: MESSAGES.microphoneDenied,
  failed: 'Failed to start recording. Perhaps another program uses the microphone.',
  unplugged: 'The microphone was disconnected. What you said until then is kept.',
  unusable: 'There was no sound in this recording. Please record it again.',
};

/** What is said about an answer that was submitted and has not arrived. */
export const notSentYet = (kept: boolean): string =>
  kept
    ? 'Not sent yet. It is kept on this device, and we try again by ourselves.'
    : 'Not sent yet, and this device cannot keep it. Stay on this page and submit it again.';

const UNKEPT: ReadonlySet<StageView> = new Set(['recording', 'paused', 'finishing', 'recorded']);

interface StageNotesProps {
  view: StageView;
  answer: Answer<unknown>;
  listens: boolean;
}

/** What the student has to know right now, in a sentence. */
export function StageNotes({ view, answer, listens }: StageNotesProps) {
  const { recorder, listening, submitted, kept } = answer;
  const problem = 'problem' in recorder.state ? recorder.state.problem : null;
  const tells = view === 'preparing' && listens && listening.supported;
  return (
    <>
      {problem && (
        <p role="alert" className="stage-note">
          {PROBLEMS[problem]}
        </p>
      )}
      {tells && (
        <p className="stage-note">
          {listening.onDevice
            ? 'Your browser writes your words down, on this device.'
            : "Your browser writes your words down. Its maker's servers may do the listening."}
        </p>
      )}
      {!submitted && !kept && UNKEPT.has(view) && (
        <p role="alert" className="stage-note">
          This device cannot keep your recording. Submit it before you leave this page.
        </p>
      )}
      {submitted && view === 'recorded' && <p className="stage-note">{notSentYet(kept)}</p>}
    </>
  );
}

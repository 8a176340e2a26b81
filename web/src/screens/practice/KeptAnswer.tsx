import { Download, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { KeptRecording, Outbox, Words } from '../../features/recorder/outbox';
import { typedWords } from '../../features/recorder/words';
import { timeOrDay } from '../../lib/format';
import { downloadKept } from './downloadKept';
import { WordsBox } from './WordsBox';

interface KeptAnswerProps {
  recording: KeptRecording;
  busy: boolean;
  outbox: Outbox | null;
  serverTranscribes: boolean;
  onSend: (words: Words | null) => void;
  onDiscard: () => void;
}

/** One answer of earlier: to send, to download, to delete. */
export function KeptAnswer({
  recording,
  busy,
  outbox,
  serverTranscribes,
  onSend,
  onDiscard,
}: KeptAnswerProps) {
  const { refusal, questionText, stage, transcription } = recording;
  const [words, setWords] = useState('');
  const needsWords = !serverTranscribes && stage === 'recorded' && !refusal && !transcription;
  return (
    <article className="kept-one tone-coral">
      <div>
        <p className="kept-sentence">{sentence(recording, busy)}</p>
        <p className="soft small">{questionText}</p>
      </div>
      {needsWords && (
        <div className="kept-words">
          <WordsBox words={words} readOnly={busy} onChange={setWords} />
        </div>
      )}
      <div className="kept-actions">
        {!refusal && (
          <button
            type="button"
            className="btn btn-sm btn-primary"
            disabled={busy}
            onClick={() => onSend(needsWords ? typedWords(words) : null)}
          >
            <Send size={16} aria-hidden="true" /> Send
          </button>
        )}
        {hasSound(recording) && outbox && (
          <button
            type="button"
            className="btn btn-sm btn-quiet"
            onClick={() => void downloadKept(outbox, recording)}
          >
            <Download size={16} aria-hidden="true" /> Download
          </button>
        )}
        <button type="button" className="btn btn-sm btn-quiet" disabled={busy} onClick={onDiscard}>
          <Trash2 size={16} aria-hidden="true" /> Delete
        </button>
      </div>
    </article>
  );
}

/** A typed answer has neither a WAV nor chunks of any type. */
const hasSound = ({ wav, mimeType }: KeptRecording): boolean => wav !== null || mimeType !== '';

function sentence(recording: KeptRecording, busy: boolean): string {
  const kind = hasSound(recording) ? 'recording' : 'answer';
  const whose = recording.student ? `the ${kind} of ${recording.student.name}` : `your ${kind}`;
  const it = `${whose} from ${timeOrDay(recording.createdAt)}`;
  if (recording.refusal) return `${capital(it)} could not be sent. ${recording.refusal}`;
  if (busy) return `${capital(it)} is being sent.`;
  if (recording.stage === 'submitted') return `${capital(it)} waits to be sent.`;
  return `We kept ${it}. Send it?`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

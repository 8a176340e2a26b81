import { Download, Send, Trash2 } from 'lucide-react';
import type { KeptRecording, Outbox } from '../../features/recorder/outbox';
import { downloadKept } from './downloadKept';

interface KeptRecordingsProps {
  kept: readonly KeptRecording[];
  sending: ReadonlySet<string>;
  outbox: Outbox | null;
  onSend: (clientKey: string) => void;
  onDiscard: (clientKey: string) => void;
}

/** Answers of earlier that the server does not have. */
export function KeptRecordings({ kept, sending, outbox, onSend, onDiscard }: KeptRecordingsProps) {
  if (kept.length === 0) return null;
  return (
    <section className="kept" aria-label="Kept on this device">
      {kept.map((recording) => {
        const { clientKey, refusal, questionText } = recording;
        const busy = sending.has(clientKey);
        return (
          <article key={clientKey} className="kept-one tone-coral">
            <div>
              <p className="kept-sentence">{sentence(recording, busy)}</p>
              <p className="soft small">{questionText}</p>
            </div>
            <div className="kept-actions">
              {!refusal && (
                <button
                  type="button"
                  className="btn btn-sm btn-primary"
                  disabled={busy}
                  onClick={() => onSend(clientKey)}
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
              <button
                type="button"
                className="btn btn-sm btn-quiet"
                disabled={busy}
                onClick={() => onDiscard(clientKey)}
              >
                <Trash2 size={16} aria-hidden="true" /> Delete
              </button>
            </div>
          </article>
        );
      })}
    </section>
  );
}

/** A typed answer has neither a WAV nor chunks of any type. */
const hasSound = ({ wav, mimeType }: KeptRecording): boolean => wav !== null || mimeType !== '';

function sentence(recording: KeptRecording, busy: boolean): string {
  const what = hasSound(recording) ? 'recording' : 'answer';
  const from = `from ${when(recording.createdAt)}`;
  if (recording.refusal) return `Your ${what} ${from} could not be sent. ${recording.refusal}`;
  if (busy) return `Your ${what} ${from} is being sent.`;
  if (recording.stage === 'submitted') return `Your ${what} ${from} waits to be sent.`;
  return `We kept your ${what} ${from}. Send it?`;
}

/** 20:14 for today, 20 Nov, 20:14 for earlier days. */
function when(time: number): string {
  const today = new Date(time).toDateString() === new Date().toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat('en-GB', { ...day, hour: '2-digit', minute: '2-digit' }).format(time);
}

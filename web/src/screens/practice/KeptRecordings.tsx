import type { KeptRecording, Outbox, Words } from '../../features/recorder/outbox';
import { KeptAnswer } from './KeptAnswer';

interface KeptRecordingsProps {
  kept: readonly KeptRecording[];
  sending: ReadonlySet<string>;
  outbox: Outbox | null;
  serverTranscribes: boolean;
  /** With words where the student has typed them only now. */
  onSend: (clientKey: string, words: Words | null) => void;
  onDiscard: (clientKey: string) => void;
}

/** Answers of earlier that the server does not have. */
export function KeptRecordings({
  kept,
  sending,
  outbox,
  serverTranscribes,
  onSend,
  onDiscard,
}: KeptRecordingsProps) {
  if (kept.length === 0) return null;
  return (
    <section className="kept" aria-label="Kept on this device">
      {kept.map((recording) => (
        <KeptAnswer
          key={recording.clientKey}
          recording={recording}
          busy={sending.has(recording.clientKey)}
          outbox={outbox}
          serverTranscribes={serverTranscribes}
          onSend={(words) => onSend(recording.clientKey, words)}
          onDiscard={() => onDiscard(recording.clientKey)}
        />
      ))}
    </section>
  );
}

import { Spinner } from '../../ui/Spinner';
import type { LogEntry } from './talk/talkView';

const MARKS: Record<NonNullable<LogEntry['mark']>, string> = {
  transcribed: '(Transcribed)',
  typed: '(Typed)',
  pending: '(Transcribing...)',
  sending: '(Sending...)',
  unsent: '(Not sent yet)',
  unwritten: '(Not written down)',
  speaking: '(Speaking...)',
};

const PLACEHOLDERS: Partial<Record<NonNullable<LogEntry['mark']>, string>> = {
  pending: 'Your turn is being written down.',
  unsent: 'Your recording is kept on this device.',
  unwritten: 'Nobody could write this recording down, so it does not count.',
};

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** One thing that was said. */
export function ChatBubble({ entry, name }: { entry: LogEntry; name: string }) {
  const { speaker, text, at, mark } = entry;
  const words = text || (mark && PLACEHOLDERS[mark]);
  return (
    <li className={`bubble bubble-${speaker} ${mark ? `bubble-is-${mark}` : ''}`}>
      <p className="bubble-head small">
        <strong>{name}</strong>
        <time dateTime={new Date(at).toISOString()} className="figures">
          {TIME.format(at)}
        </time>
        {mark && <span>{MARKS[mark]}</span>}
      </p>
      <div className={text ? undefined : 'bubble-placeholder'}>
        {mark === 'pending' && <Spinner small label="Transcribing" />}
        <p lang="en">{words}</p>
      </div>
    </li>
  );
}

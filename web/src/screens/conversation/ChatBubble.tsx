import { timeOfDay } from '../../lib/format';
import { Spinner } from '../../ui/Spinner';
import { sentencesOf } from './speech/sentences';
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

// A sentence is its place: one that is added to an answer leaves those before it alone.
const sentence = (words: string, place: number) => <span key={place}>{words} </span>;

/** One thing that was said. */
export function ChatBubble({ entry, name }: { entry: LogEntry; name: string }) {
  const { speaker, text, at, mark } = entry;
  return (
    // The own words need no telling.
    <li
      aria-live={speaker === 'student' ? 'off' : undefined}
      className={`bubble bubble-${speaker} ${mark ? `bubble-is-${mark}` : ''}`}
    >
      <p className="bubble-head small">
        <strong>{name}</strong>
        <time dateTime={new Date(at).toISOString()} className="figures">
          {timeOfDay(at)}
        </time>
        {mark && <span>{MARKS[mark]}</span>}
        {mark === 'pending' && <Spinner small label="Transcribing" />}
      </p>
      <p className={text ? undefined : 'bubble-placeholder'} lang="en">
        {text ? sentencesOf(text).map(sentence) : mark && PLACEHOLDERS[mark]}
      </p>
    </li>
  );
}

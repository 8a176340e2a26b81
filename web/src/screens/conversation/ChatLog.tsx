import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SPEAKER_NAMES } from 'schema/rules/transcript';
import type { Heard } from '../../features/recorder/recognition';
import { heardText } from '../../features/recorder/words';
import { ChatBubble } from './ChatBubble';
import type { LogEntry } from './talk/talkView';

interface ChatLogProps {
  entries: readonly LogEntry[];
  /** The student, as the log names them. */
  studentName: string;
  /** What is being said right now; null: nobody records. */
  heard: Heard | null;
  /** The browser writes the words down. */
  listens: boolean;
  /** Beside the heading. */
  aside: ReactNode;
}

/** Who said what, the newest at the bottom and in sight. */
export function ChatLog({ entries, studentName, heard, listens, aside }: ChatLogProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const words = heard && heardText(heard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added is to be seen
  useEffect(() => {
    const { current } = scroller;
    if (current) current.scrollTop = current.scrollHeight;
  }, [entries.length, entries.at(-1)?.text, words]);
  const isLive = words !== null;
  const panel = useRef<HTMLElement>(null);
  const first = useRef(entries.length);
  // On a phone the map may have the screen: what is being said matters more.
  useEffect(() => {
    if (isLive || entries.length > first.current) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isLive, entries.length]);
  const nameOf = (speaker: LogEntry['speaker']) =>
    speaker === 'partner' ? SPEAKER_NAMES.partner : studentName;
  return (
    <section ref={panel} className="panel chat" aria-labelledby={id}>
      <div className="chat-head">
        <h3 id={id} className="panel-title">
          Conversation
        </h3>
        {aside}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={scroller} className="chat-scroll" tabIndex={0}>
        <ol className="chat-entries" aria-live="polite">
          {entries.map((entry) => (
            <ChatBubble key={entry.key} entry={entry} name={nameOf(entry.speaker)} />
          ))}
        </ol>
        {entries.length === 0 && words === null && (
          <p className="soft chat-empty">Start the conversation by clicking "Take Your Turn" below</p>
        )}
        {words !== null && (
          <p className="bubble bubble-student bubble-live" lang="en">
            {words || (listens ? 'Listening...' : 'Recording. Your words appear here when you stop.')}
          </p>
        )}
      </div>
    </section>
  );
}

import { useId, useRef } from 'react';
import { SPEAKER_NAMES } from 'schema/rules/transcript';
import type { Heard } from '../../features/recorder/recognition';
import { heardText } from '../../features/recorder/words';
import { ChatBubble } from './ChatBubble';
import type { LogEntry } from './talk/talkView';
import { useNewestInSight } from './useNewestInSight';

interface ChatLogProps {
  entries: readonly LogEntry[];
  /** The student, as the log names them. */
  studentName: string;
  /** What is being said right now; null: nobody records. */
  heard: Heard | null;
  /** The browser writes the words down. */
  listens: boolean;
  /** The partner has a voice; otherwise a screen reader says its words, each sentence as it comes. */
  isSpoken: boolean;
}

/** Who said what, the newest at the bottom and in sight. */
export function ChatLog({ entries, studentName, heard, listens, isSpoken }: ChatLogProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  useNewestInSight(scroller);
  const words = heard && heardText(heard);
  const nameOf = (speaker: LogEntry['speaker']) =>
    speaker === 'partner' ? SPEAKER_NAMES.partner : studentName;
  return (
    <section className="panel chat" aria-labelledby={id}>
      <div className="chat-head">
        <h3 id={id} className="panel-title">
          Conversation
        </h3>
        {!isSpoken && <p className="soft small mb-0">No voice in this browser: read along</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={scroller} className="chat-scroll" tabIndex={0}>
        <div className="chat-words">
          <ol className="chat-entries" aria-live={isSpoken ? 'off' : 'polite'} aria-relevant="additions">
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
      </div>
    </section>
  );
}

import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import type { TranscriptSource } from 'schema/rules/choices';
import { Correction } from '../../ui/Correction';
import type { Finding, SpokenWords } from './content/assessment';
import { spokenAt } from './content/spokenAt';
import {
  closingPunctuation,
  TRANSCRIPT_SOURCE_WORDS,
  type TranscriptSegment,
  transcriptPieces,
  transcriptSegments,
} from './content/transcript';
import { FindingsNote } from './FindingsNote';
import { useStretch } from './useStretch';

/** Characters above which marked words may need a second line; what ends them then stands inside. */
const LONG_WORDS = 28;

interface MarkedTranscriptProps {
  transcript: string;
  source: TranscriptSource | null;
  findings: readonly Finding[];
  /** When the words were said, as far as it is known. */
  times: readonly SpokenWords[];
  audioUrl: string | null;
  /** Beneath the words. */
  children?: ReactNode;
}

/** What was said, as a teacher hands it back: words underlined, the correction above, why (and how it was said) on tap. */
export function MarkedTranscript({
  transcript,
  source,
  findings,
  times,
  audioUrl,
  children,
}: MarkedTranscriptProps) {
  const id = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const { playing, toggle } = useStretch(audio);
  const segments = transcriptSegments(transcript, findings);
  const marked = segments.some((segment) => segment.findings.length > 0);
  return (
    <section className="feedback-transcript" aria-labelledby={id}>
      <h3 id={id}>What you said</h3>
      <p className="soft small">
        {source && `${TRANSCRIPT_SOURCE_WORDS[source]}. `}
        {marked && 'Tap the underlined words to see why.'}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the words stand beside it */}
      {audioUrl && <audio ref={audio} src={audioUrl} preload="none" />}
      <div className={marked ? 'marked-text' : 'marked-text marked-text-plain'}>
        {segments.map((segment, place) => {
          const key = `${place} ${segment.text}`;
          if (segment.findings.length === 0) {
            const rest = place === 0 ? segment.text : closingPunctuation(segment.text).rest;
            return <Said key={key} text={rest} />;
          }
          const noteId = `${id}-${place}`;
          const open = opened === place;
          const said = audioUrl ? spokenAt(extentOf(segment), times) : null;
          return (
            <Fragment key={key}>
              <MarkedWords
                segment={segment}
                next={segments[place + 1]}
                noteId={open ? noteId : null}
                onToggle={() => setOpened(open ? null : place)}
              />
              {open && (
                <FindingsNote
                  id={noteId}
                  findings={segment.findings}
                  playing={said !== null && playing?.from === said.from}
                  onPlay={said && (() => toggle(said))}
                />
              )}
            </Fragment>
          );
        })}
      </div>
      {children}
    </section>
  );
}

/** Words without a finding; in a conversation the speakers' names stand out. */
const Said = ({ text }: { text: string }) =>
  transcriptPieces(text).map(({ text: piece, start, speaker }) =>
    speaker ? (
      <strong key={start} className={`marked-speaker speaker-${speaker}`}>
        {piece}
      </strong>
    ) : (
      <Fragment key={start}>{piece}</Fragment>
    ),
  );

interface MarkedWordsProps {
  segment: TranscriptSegment;
  next: TranscriptSegment | undefined;
  /** Of the open note; null: it is closed. */
  noteId: string | null;
  onToggle: () => void;
}

/** The words with their correction above; what ends them stays with them. */
function MarkedWords({ segment: { text, findings }, next, noteId, onToggle }: MarkedWordsProps) {
  const closing = next?.findings.length === 0 ? closingPunctuation(next.text).closing : '';
  const long = text.length > LONG_WORDS;
  return (
    <span className="marked-keep">
      <button
        type="button"
        className="marked-words"
        aria-expanded={noteId !== null}
        aria-controls={noteId ?? undefined}
        onClick={onToggle}
      >
        <Correction quote={long ? text + closing : text} correction={correctionAbove(text, findings)} />
      </button>
      {!long && closing}
    </span>
  );
}

/** What stands above the words: the correction of all of them, else those of the parts in their order. */
function correctionAbove(words: string, findings: readonly Finding[]): string | null {
  const whole = findings.find(({ quote, correction }) => quote === words && correction);
  return whole?.correction ?? (findings.flatMap(({ correction }) => correction ?? []).join(' · ') || null);
}

const extentOf = ({ findings }: TranscriptSegment) => ({
  start: Math.min(...findings.map(({ start }) => start)),
  end: Math.max(...findings.map(({ end }) => end)),
});

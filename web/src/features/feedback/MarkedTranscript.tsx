import { Fragment, useId, useState } from 'react';
import type { TranscriptSource } from 'schema/rules/choices';
import { Correction } from '../../ui/Correction';
import type { Finding } from './content/assessment';
import { closingPunctuation, TRANSCRIPT_SOURCE_WORDS, transcriptSegments } from './content/transcript';

/** Characters above which marked words may need a second line; what ends them then stands inside. */
const LONG_WORDS = 28;

interface MarkedTranscriptProps {
  transcript: string;
  source: TranscriptSource | null;
  findings: readonly Finding[];
}

/** What was said, as a teacher hands it back: words underlined, the correction above, why on tap. */
export function MarkedTranscript({ transcript, source, findings }: MarkedTranscriptProps) {
  const id = useId();
  const [opened, setOpened] = useState<number | null>(null);
  const segments = transcriptSegments(transcript, findings);
  const marked = segments.some((segment) => segment.findings.length > 0);
  return (
    <section className="feedback-transcript" aria-labelledby={id}>
      <h3 id={id}>What you said</h3>
      <p className="soft small">
        {source && `${TRANSCRIPT_SOURCE_WORDS[source]}. `}
        {marked && 'Tap the underlined words to see why.'}
      </p>
      <div className={marked ? 'marked-text' : 'marked-text marked-text-plain'}>
        {segments.map(({ text, findings: found }, place) => {
          const key = `${place} ${text}`;
          if (found.length === 0) {
            const rest = place === 0 ? text : closingPunctuation(text).rest;
            return <Fragment key={key}>{rest}</Fragment>;
          }
          const next = segments[place + 1];
          const closing = next?.findings.length === 0 ? closingPunctuation(next.text).closing : '';
          const long = text.length > LONG_WORDS;
          const open = opened === place;
          const noteId = `${id}-${place}`;
          return (
            <Fragment key={key}>
              <span className="marked-keep">
                <button
                  type="button"
                  className="marked-words"
                  aria-expanded={open}
                  aria-controls={open ? noteId : undefined}
                  onClick={() => setOpened(open ? null : place)}
                >
                  <Correction
                    quote={long ? text + closing : text}
                    correction={correctionAbove(text, found)}
                  />
                </button>
                {!long && closing}
              </span>
              {open && <FindingsNote id={noteId} findings={found} />}
            </Fragment>
          );
        })}
      </div>
    </section>
  );
}

/** What stands above the words: the correction of all of them, else those of the parts in their order. */
function correctionAbove(words: string, findings: readonly Finding[]): string | null {
  const whole = findings.find(({ quote, correction }) => quote === words && correction);
  return whole?.correction ?? (findings.flatMap(({ correction }) => correction ?? []).join(' · ') || null);
}

const FindingsNote = ({ id, findings }: { id: string; findings: readonly Finding[] }) => (
  <span id={id} className="marked-note" role="note">
    {findings.map(({ quote, correction, kind, reason, start, end }) => (
      <span key={`${start} ${end} ${kind}`} className="marked-reason">
        <span>
          {quote}
          {correction && (
            <>
              {' → '}
              <strong>{correction}</strong>
            </>
          )}
          <span className="marked-kind">{kind}</span>
        </span>
        <span>{reason}</span>
      </span>
    ))}
  </span>
);

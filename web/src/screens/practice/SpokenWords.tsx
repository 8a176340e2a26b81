import { useEffect, useId, useRef } from 'react';
import { GATE, TYPED_ANSWER_MAX_CHARACTERS } from 'schema/rules/limits';
import type { Answer } from '../../features/recorder/useAnswer';
import { countWords } from '../../features/recorder/words';
import type { StageView } from './stageView';

const SHOWN: ReadonlySet<StageView> = new Set([
  'preparing',
  'recording',
  'paused',
  'finishing',
  'recorded',
  'sending',
]);

interface SpokenWordsProps {
  view: StageView;
  answer: Answer<unknown>;
}

/** Where the server does not write the words down: live from the browser, then in a box to correct. */
export function SpokenWords({ view, answer }: SpokenWordsProps) {
  const id = useId();
  const { listening, words, setWords, submitted } = answer;
  const box = useRef<HTMLElement>(null);
  const over = view === 'recorded' || view === 'sending';
  // On a phone it would stand below the edge of the window.
  useEffect(() => {
    if (over) box.current?.scrollIntoView({ block: 'nearest' });
  }, [over]);
  if (!SHOWN.has(view)) return null;
  if (!over) return listening.supported ? <LiveWords view={view} listening={listening} /> : null;
  return (
    <section ref={box} className="panel spoken-words">
      <label htmlFor={id} className="panel-title">
        What you said
      </label>
      <p id={`${id}-help`} className="soft small mb-2">
        {words
          ? 'Put right what the browser misheard. Leave your own mistakes: they are what you learn from.'
          : 'Type what you said, as you said it. Left empty, only your fluency can be measured.'}
      </p>
      <textarea
        id={id}
        className="form-control"
        rows={5}
        lang="en"
        spellCheck={false}
        maxLength={TYPED_ANSWER_MAX_CHARACTERS}
        aria-describedby={`${id}-help ${id}-count`}
        readOnly={submitted !== null}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p id={`${id}-count`} className="soft small figures mb-0 mt-2">
        {countWords(words)} words, {GATE.spoken.words} needed for grammar and vocabulary
      </p>
    </section>
  );
}

function LiveWords({ view, listening }: { view: StageView; listening: Answer<unknown>['listening'] }) {
  const { settled, tentative } = listening.heard;
  return (
    <section className="panel spoken-words">
      <h2 className="panel-title">What your browser hears</h2>
      {settled || tentative ? (
        <p className="spoken-live">
          {settled} <span className="soft">{tentative}</span>
        </p>
      ) : (
        <p className="soft spoken-live">
          {view === 'recording' ? 'Listening…' : 'Your words appear here while you speak.'}
        </p>
      )}
    </section>
  );
}

import { useEffect, useRef } from 'react';
import type { Answer } from '../../features/recorder/useAnswer';
import type { StageView } from './stageView';
import { WordsBox } from './WordsBox';

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
      <WordsBox words={words} readOnly={submitted !== null} onChange={setWords} />
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

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isSettled } from 'schema/rules/choices';
import { TYPED_ANSWER_MAX_CHARACTERS } from 'schema/rules/limits';
import { useCorrectTranscriptMutation } from '../../../generated/feedback';
import { serverMessage } from '../../../lib/apollo';
import { Spinner } from '../../../ui/Spinner';
import { type CorrectableLine, correctionOf } from './correctedLines';
import './correction-form.scss';

interface CorrectionFormProps {
  sessionId: string;
  lines: readonly CorrectableLine[];
  /** It is being marked again. */
  onSent: () => void;
  onCancel: () => void;
}

const FAILED = 'Your correction could not be sent. Please try again.';
const KNOWN = 'These words have been marked already: their marks stand above.';

/** What was heard, to be put right: the answer, or each turn of the student. */
export function CorrectionForm({ sessionId, lines, onSent, onCancel }: CorrectionFormProps) {
  const id = useId();
  const [texts, setTexts] = useState(() => lines.map(({ text }) => text));
  const [problem, setProblem] = useState<string | null>(null);
  const [correct, { loading }] = useCorrectTranscriptMutation();
  const form = useRef<HTMLFormElement>(null);
  // The button that led here is gone.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const correction = correctionOf(lines, texts);
  const isComplete = lines.every(({ isOwn }, place) => !isOwn || texts[place]?.trim());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!correction || !isComplete || loading) return;
    setProblem(null);
    try {
      const { data } = await correct({ variables: { input: { sessionId, ...correction } } });
      if (data && isSettled(data.correctTranscript.state)) setProblem(KNOWN);
      else onSent();
    } catch (failure) {
      setProblem(serverMessage(failure) ?? FAILED);
    }
  };

  return (
    <form
      ref={form}
      className="correction-form"
      aria-labelledby={id}
      onSubmit={(event) => void submit(event)}
    >
      <h4 id={id}>Correct the transcript</h4>
      <p className="small" id={`${id}-help`}>
        Put right what was misheard. Leave your own mistakes: they are what you learn from. What was heard and
        its marks are kept.
      </p>
      {lines.map(({ isOwn, position, text }, place) =>
        isOwn ? (
          <label key={position ?? 'answer'} className="correction-line">
            <span className={position === null ? 'visually-hidden' : 'small'}>
              {position === null ? 'What you said' : `Your turn ${position}`}
            </span>
            <textarea
              className="form-control"
              rows={position === null ? 7 : 2}
              lang="en"
              spellCheck={false}
              maxLength={TYPED_ANSWER_MAX_CHARACTERS}
              aria-describedby={`${id}-help`}
              readOnly={loading}
              value={texts[place] ?? ''}
              onChange={({ target }) => setTexts(texts.map((old, i) => (i === place ? target.value : old)))}
            />
          </label>
        ) : (
          <p key={position} className="correction-partner soft small">
            <strong>AI Partner:</strong> {text}
          </p>
        ),
      )}
      {problem && (
        <p role="alert" className="small correction-problem">
          {problem}
        </p>
      )}
      <div className="correction-actions">
        <button type="submit" className="btn btn-primary" disabled={!correction || !isComplete || loading}>
          {loading && <Spinner small label="Sending" />}
          Mark again
        </button>
        <button type="button" className="btn btn-quiet" disabled={loading} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}

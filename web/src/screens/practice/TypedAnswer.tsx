import { Mic } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { GATE, TYPED_ANSWER_MAX_CHARACTERS } from 'schema/rules/limits';
import type { RecordedStudent } from '../../features/recorder/outbox';
import { countWords } from '../../features/recorder/words';
import { Spinner } from '../../ui/Spinner';
import { notSentYet } from './StageNotes';

interface TypedAnswerProps {
  /** Whose words they are, where not the viewer's. */
  student: RecordedStudent | undefined;
  sending: boolean;
  /** Submitted and not yet acknowledged: the text stays as it was sent. */
  locked: boolean;
  /** Of a locked one: it lies on this device until it is sent. */
  kept: boolean;
  onSubmit: (text: string) => void;
  onRecord: () => void;
}

/** An answer without a microphone: typed, marked by its words. */
export function TypedAnswer({ student, sending, locked, kept, onSubmit, onRecord }: TypedAnswerProps) {
  const [text, setText] = useState('');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // The button that led here is gone.
  useEffect(() => box.current?.focus(), []);
  const words = countWords(text);
  const enough = words >= GATE.typed.words;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (enough && !sending) onSubmit(text);
  };
  return (
    <form className="panel typed-answer" onSubmit={submit}>
      <label htmlFor={id} className="panel-title">
        {student ? `Answer of ${student.name}` : 'Your answer'}
      </label>
      <textarea
        ref={box}
        id={id}
        className="form-control"
        rows={8}
        lang="en"
        spellCheck={false}
        maxLength={TYPED_ANSWER_MAX_CHARACTERS}
        placeholder="Write as you would speak"
        aria-describedby={`${id}-count`}
        readOnly={locked || sending}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-count`} className="soft small figures mb-0">
        {enough ? `${words} words` : `${words} of ${GATE.typed.words} words needed`}
      </p>
      {locked && !sending && <p className="small mb-0">{notSentYet(kept)}</p>}
      <div className="typed-actions">
        <button type="submit" className="btn btn-primary" disabled={!enough || sending}>
          {sending && <Spinner small label="Sending" />}
          {sending ? 'Assessing...' : 'Submit for Assessment'}
        </button>
        <button type="button" className="btn btn-quiet" disabled={sending} onClick={onRecord}>
          <Mic size={18} aria-hidden="true" /> Record instead
        </button>
      </div>
    </form>
  );
}

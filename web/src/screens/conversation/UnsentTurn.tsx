import { Send, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { TYPED_ANSWER_MAX_CHARACTERS } from 'schema/rules/limits';
import type { OutgoingTurn } from '../../features/recorder/turnDatabase';
import type { TurnFailure } from './talk/turnFailure';

interface UnsentTurnProps {
  turn: OutgoingTurn;
  failure: TurnFailure;
  /** Another turn may follow. */
  isOpen: boolean;
  /** With the words, where nobody could write the recording down. */
  onSend: (words?: string) => void;
  onDrop: () => void;
}

/** A turn that did not arrive, or broke off: to send, to help with words, or to give up. */
export function UnsentTurn({ turn, failure, isOpen, onSend, onDrop }: UnsentTurnProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const isNew = failure.kind === 'brokenOff';
  const needsWords = failure.kind === 'unwritten' && turn.sound !== null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(words);
  };
  return (
    <form className="unsent-turn" onSubmit={send}>
      <p role="alert" className="talk-note">
        {failure.sentence}
      </p>
      {needsWords && (
        <>
          <label htmlFor={id}>What you said</label>
          <textarea
            id={id}
            className="form-control"
            rows={3}
            lang="en"
            spellCheck={false}
            maxLength={TYPED_ANSWER_MAX_CHARACTERS}
            placeholder="Type it as you said it"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </>
      )}
      <div className="talk-actions">
        {failure.kind !== 'refused' && (
          <button type="submit" className="btn btn-stage talk-main">
            <Send size={18} aria-hidden="true" /> {isNew ? 'Send it' : 'Send again'}
          </button>
        )}
        <button type="button" className="btn btn-stage-quiet" onClick={onDrop}>
          <Trash2 size={18} aria-hidden="true" /> {isNew || !isOpen ? 'Delete' : 'Say it anew'}
        </button>
      </div>
    </form>
  );
}

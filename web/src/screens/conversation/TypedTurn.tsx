import { Mic, Send } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { TYPED_ANSWER_MAX_CHARACTERS } from 'schema/rules/limits';

interface TypedTurnProps {
  onSend: (text: string) => void;
  onSpeak: () => void;
}

/** A turn without a microphone. */
export function TypedTurn({ onSend, onSpeak }: TypedTurnProps) {
  const [text, setText] = useState('');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  // The button that led here is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onSend(text);
  };
  return (
    <form className="typed-turn" onSubmit={send}>
      <label htmlFor={id}>Type your turn</label>
      <textarea
        ref={box}
        id={id}
        className="form-control"
        rows={3}
        lang="en"
        spellCheck={false}
        maxLength={TYPED_ANSWER_MAX_CHARACTERS}
        placeholder="Write as you would speak"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="talk-actions">
        <button type="submit" className="btn btn-stage talk-main" disabled={!text.trim()}>
          <Send size={18} aria-hidden="true" /> Send
        </button>
        <button type="button" className="btn btn-stage-quiet" onClick={onSpeak}>
          <Mic size={18} aria-hidden="true" /> Speak instead
        </button>
      </div>
    </form>
  );
}

import { useId } from 'react';
import { GATE, TYPED_ANSWER_MAX_CHARACTERS } from 'schema/rules/limits';
import { countWords } from '../../features/recorder/words';

interface WordsBoxProps {
  words: string;
  readOnly: boolean;
  onChange: (words: string) => void;
}

/** What was said, to put right or to type, where the server does not write it down. */
export function WordsBox({ words, readOnly, onChange }: WordsBoxProps) {
  const id = useId();
  return (
    <>
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
        readOnly={readOnly}
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-count`} className="soft small figures mb-0 mt-2">
        {countWords(words)} words, {GATE.spoken.words} needed for grammar and vocabulary
      </p>
    </>
  );
}

import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { SEARCH_MAX_CHARACTERS } from 'schema/rules/limits';
import './search-box.scss';

/** A pause in typing after which the search runs. */
const PAUSE_MS = 300;

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  /** The words that the list is filtered by, when the screen opens and when something else has changed them. */
  initial?: string;
  /** After each pause in typing; trimmed. */
  onSearch: (words: string) => void;
}

/** Filters a list while one types. */
export function SearchBox({ label, placeholder, initial = '', onSearch }: SearchBoxProps) {
  const id = useId();
  const [words, setWords] = useState(initial);
  const searched = useRef(initial.trim());
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (initial.trim() === searched.current) return;
    searched.current = initial.trim();
    setWords(initial);
  }, [initial]);
  useEffect(() => {
    const trimmed = words.trim();
    if (trimmed === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = trimmed;
      search.current(trimmed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div className="search-box">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <span className="search-box-input">
        <Search size={18} aria-hidden="true" />
        <input
          id={id}
          type="search"
          className="form-control"
          value={words}
          placeholder={placeholder}
          maxLength={SEARCH_MAX_CHARACTERS}
          onChange={(event) => setWords(event.target.value)}
        />
      </span>
    </div>
  );
}

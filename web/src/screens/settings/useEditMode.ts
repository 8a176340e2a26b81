import { type RefObject, useEffect, useRef, useState } from 'react';

interface EditMode<Fields extends HTMLElement> {
  readonly editing: boolean;
  readonly edit: () => void;
  readonly leave: () => void;
  /** Around the fields. */
  readonly fields: RefObject<Fields | null>;
  readonly editButton: RefObject<HTMLButtonElement | null>;
}

/**
 * View and edit mode of a card. The focus goes along: into the first field, and back to the Edit button.
 * @param load what edit mode waits for; where it fails, the form itself tells
 */
export function useEditMode<Fields extends HTMLElement>(load: () => Promise<unknown>): EditMode<Fields> {
  const [editing, setEditing] = useState(false);
  const fields = useRef<Fields>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const changed = useRef(false);
  useEffect(() => {
    if (!changed.current) return;
    if (editing) fields.current?.querySelector<HTMLElement>('input')?.focus();
    else editButton.current?.focus();
  }, [editing]);
  const go = (mode: boolean) => {
    changed.current = true;
    setEditing(mode);
  };
  const begin = () => go(true);
  return {
    editing,
    edit: () => void load().then(begin, begin),
    leave: () => go(false),
    fields,
    editButton,
  };
}

import { Pencil } from 'lucide-react';
import type { Ref } from 'react';

interface EditButtonProps {
  /** What is edited, for screen readers: there are two of these. */
  of: string;
  buttonRef: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** Leads from the view mode of a card into its edit mode. */
export const EditButton = ({ of, buttonRef, onClick }: EditButtonProps) => (
  <button ref={buttonRef} type="button" className="btn btn-quiet" onClick={onClick}>
    <Pencil size={16} aria-hidden="true" />
    Edit <span className="visually-hidden">{of}</span>
  </button>
);

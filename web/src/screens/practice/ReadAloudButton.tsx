import { Square, Volume2 } from 'lucide-react';
import { useReadAloud } from '../../features/recorder/useReadAloud';

/** Reads the card aloud; hidden where the browser has no English voice. */
export function ReadAloudButton({ text, disabled }: { text: string; disabled: boolean }) {
  const { available, speaking, toggle } = useReadAloud(text);
  if (!available) return null;
  const Icon = speaking ? Square : Volume2;
  return (
    <button
      type="button"
      className="btn btn-icon btn-quiet"
      aria-label={speaking ? 'Stop reading' : 'Read the question aloud'}
      disabled={disabled}
      onClick={toggle}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}

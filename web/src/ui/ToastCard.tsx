import { X } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import type { Toast } from './Toasts';

/** Pixels to the right after which a swipe dismisses. */
const SWIPE_THRESHOLD = 50;

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
}

/** One toast: closed by its button, Esc or a swipe to the right. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const [startX, setStartX] = useState<number | null>(null);
  const [offset, setOffset] = useState(0);

  const move = (event: PointerEvent) => {
    if (startX === null) return;
    // Moving on, also outside of the card, belongs to the swipe; a mere click still reaches the button.
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setOffset(Math.max(0, event.clientX - startX));
  };
  const release = () => {
    if (offset >= SWIPE_THRESHOLD) onDismiss();
    setStartX(null);
    setOffset(0);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a swipe does what the button does
    <div
      className={`toast-card toast-${toast.variant ?? 'default'}`}
      style={offset > 0 ? { transform: `translateX(${offset}px)`, opacity: 1 - offset / 300 } : undefined}
      onPointerDown={(event) => setStartX(event.clientX)}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
    >
      <div className="toast-words">
        <p className="toast-title">{toast.title}</p>
        {toast.description && <p className="toast-description">{toast.description}</p>}
      </div>
      <button type="button" className="toast-close" aria-label="Close" onClick={onDismiss}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

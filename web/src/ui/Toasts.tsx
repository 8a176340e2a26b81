import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { TOAST_SECONDS } from 'schema/rules/limits';
import type { ToastText } from 'schema/rules/messages';
import { ToastCard } from './ToastCard';
import './toasts.scss';

export interface Toast extends ToastText {
  variant?: 'default' | 'destructive';
}

interface Toasts {
  /** Shows a toast for five seconds; it takes the place of the one before. */
  show: (toast: Toast) => void;
}

const ToastsContext = createContext<Toasts | null>(null);

/** @throws Error outside of ToastsProvider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts needs a ToastsProvider above it.');
  return toasts;
}

/** Holds the toast area (§2): one at a time, 5 s, F8 moves the focus there. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; toast: Toast } | null>(null);
  const [held, setHeld] = useState(false);
  const area = useRef<HTMLElement>(null);
  const nextId = useRef(1);

  const show = useCallback((toast: Toast) => setShown({ id: nextId.current++, toast }), []);
  const dismiss = useCallback(() => {
    setShown(null);
    setHeld(false);
  }, []);
  const toasts = useMemo(() => ({ show }), [show]);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(dismiss, TOAST_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [shown, held, dismiss]);

  useEffect(() => {
    const focusArea = (event: KeyboardEvent) => {
      if (event.key === 'F8') area.current?.focus();
    };
    document.addEventListener('keydown', focusArea);
    return () => document.removeEventListener('keydown', focusArea);
  }, []);

  const urgent = shown?.toast.variant === 'destructive';
  const card = shown && <ToastCard key={shown.id} toast={shown.toast} onDismiss={dismiss} />;
  return (
    <ToastsContext value={toasts}>
      {children}
      {/* The timer waits while a toast is read with the pointer or the keyboard. */}
      <section
        ref={area}
        className="toast-area"
        aria-label="Notifications (F8)"
        tabIndex={-1}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {/* Both live regions are there before their words, or screen readers miss them. */}
        <div role="status">{!urgent && card}</div>
        <div role="alert">{urgent && card}</div>
      </section>
    </ToastsContext>
  );
}

import './spinner.scss';

interface SpinnerProps {
  /** What is awaited; spoken, and shown under the spinner unless `small`. */
  label: string;
  /** In a button or a row: only the ring. */
  small?: boolean;
  /** Fills the window. */
  fullScreen?: boolean;
}

/** Something is on its way. */
export function Spinner({ label, small = false, fullScreen = false }: SpinnerProps) {
  const size = small ? 'spinner-small' : fullScreen ? 'spinner-screen' : '';
  return (
    <div role="status" className={`spinner ${size}`}>
      <span className="spinner-ring" aria-hidden="true" />
      <span className={small ? 'visually-hidden' : 'soft'}>{label}</span>
    </div>
  );
}

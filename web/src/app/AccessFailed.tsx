import { useState } from 'react';
import './access.scss';

interface AccessFailedProps {
  /** Status code, colon, status text (§8). */
  message: string;
  onRetry: () => Promise<void>;
}

/** The server did not say who is signed in: neither in nor out, so nothing else is shown. */
export function AccessFailed({ message, onRetry }: AccessFailedProps) {
  const [trying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <main className="full-page">
      <div role="alert">
        <h1 className="h3">{message}</h1>
        <p className="soft">Lisan could not load this time. Nothing is lost.</p>
      </div>
      <button type="button" className="btn btn-primary" onClick={retry} disabled={trying}>
        Try again
      </button>
    </main>
  );
}

import { useEffect, useState } from 'react';

const INTERVAL_MS = 100;

/** Milliseconds of the recorder's clock (`performance.now()`), renewed ten times a second while `running`. */
export function useClock(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { canListen, type Heard, type Listening, listen, listensOnDevice } from './recognition';

const NOTHING: Heard = { settled: '', tentative: '' };

export interface ListeningState {
  /** This browser can write down what is said. */
  readonly supported: boolean;
  /** It does so itself, without its maker's servers; null until known. */
  readonly onDevice: boolean | null;
  readonly heard: Heard;
  readonly forget: () => void;
}

/** Writes down what is said while `active`; a pause keeps the words. */
export function useListening(active: boolean): ListeningState {
  const [supported] = useState(canListen);
  const [onDevice, setOnDevice] = useState<boolean | null>(null);
  const [heard, setHeard] = useState(NOTHING);
  // Words of the stretches before the present one (each pause ends a stretch).
  const earlier = useRef('');
  const stretch = useRef(0);

  useEffect(() => {
    if (supported) void listensOnDevice().then(setOnDevice);
  }, [supported]);

  useEffect(() => {
    if (!active || !supported) return;
    stretch.current += 1;
    const mine = stretch.current;
    const start = earlier.current;
    const listening: Listening = listen(onDevice === true, ({ settled, tentative }) => {
      // Late words of a stretch that was forgotten belong to no recording.
      if (stretch.current !== mine) return;
      earlier.current = [start, settled, tentative].filter(Boolean).join(' ');
      setHeard({ settled: [start, settled].filter(Boolean).join(' '), tentative });
    });
    return () => listening.stop();
  }, [active, supported, onDevice]);

  const forget = useCallback(() => {
    stretch.current += 1;
    earlier.current = '';
    setHeard(NOTHING);
  }, []);

  return { supported, onDevice, heard, forget };
}

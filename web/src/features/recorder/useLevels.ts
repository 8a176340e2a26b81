import { useEffect, useState } from 'react';
import { level } from './microphone';

/** Twelve looks at the microphone a second: smooth to the eye, light for a cheap phone. */
const INTERVAL_MS = 80;

const silent = (bars: number): readonly number[] => Array.from({ length: bars }, () => 0);

/**
 * The loudness of the last moments, newest last, one number in 0–1 per bar.
 * @param listening false: the levels stand still, as in a pause
 */
export function useLevels(
  analyser: AnalyserNode | null,
  listening: boolean,
  bars: number,
): readonly number[] {
  const [levels, setLevels] = useState(() => silent(bars));
  useEffect(() => {
    if (!analyser) setLevels(silent(bars));
    if (!analyser || !listening) return;
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      setLevels((before) => [...before.slice(1), level(analyser, samples)]);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [analyser, listening, bars]);
  return levels;
}

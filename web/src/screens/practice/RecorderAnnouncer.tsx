import { useEffect, useState } from 'react';
import { msToNextTurn, type RecorderState } from '../../features/recorder/recorderMachine';
import { announcement, type StageView } from './stageView';

const WARNING_MS = 10_000;

/** Tells a screen reader what the ring and the colours tell the eye. */
export function RecorderAnnouncer({ view, state }: { view: StageView; state: RecorderState }) {
  const [warned, setWarned] = useState(false);
  useEffect(() => {
    setWarned(false);
    if (state.phase !== 'recording') return;
    const left = msToNextTurn(state, performance.now());
    if (left === null || left < WARNING_MS) return;
    const timer = setTimeout(() => setWarned(true), left - WARNING_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div role="status" className="visually-hidden">
      {warned && view === 'recording' ? '10 seconds left' : announcement(view, state)}
    </div>
  );
}

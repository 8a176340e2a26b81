import { useMemo } from 'react';
import { useLevels } from '../../features/recorder/useLevels';
import { wavShape } from '../../lib/wav';
import { Wave } from '../../ui/Wave';
import type { StageView } from './stageView';

const BARS = 44;
/** A flat line with room for a voice, while nothing is heard. */
const QUIET = Array.from({ length: BARS }, () => 0.02);

interface StageWaveProps {
  view: StageView;
  analyser: AnalyserNode | null;
  wav: ArrayBuffer | null;
  /** Of the playback, 0–1. */
  progress: number;
  playing: boolean;
}

/** The wave: live while the microphone is open, then the shape of the recording. */
export function StageWave({ view, analyser, wav, progress, playing }: StageWaveProps) {
  const levels = useLevels(analyser, view === 'recording' || view === 'preparing', BARS);
  const shape = useMemo(() => wav && wavShape(wav, BARS), [wav]);
  if (view === 'sending' || view === 'assessing') return <Wave bars={BARS} playing />;
  if (shape) return <Wave levels={shape} progress={playing || progress > 0 ? progress : undefined} />;
  return <Wave levels={analyser ? levels : QUIET} />;
}

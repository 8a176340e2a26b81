import { useEffect, useRef, useState } from 'react';

export interface Playback {
  readonly playing: boolean;
  /** Share already played, 0–1. */
  readonly progress: number;
  readonly toggle: () => void;
}

/** Plays a recording that lies in memory. @param onFailed the browser cannot play it */
export function usePlayback(wav: ArrayBuffer | null, onFailed: () => void): Playback {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState(false);
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!wav) return;
    const url = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }));
    const element = new Audio(url);
    audio.current = element;
    const follow = () => setProgress(element.duration > 0 ? element.currentTime / element.duration : 0);
    const stopped = () => setPlaying(false);
    element.addEventListener('timeupdate', follow);
    element.addEventListener('pause', stopped);
    element.addEventListener('ended', stopped);
    return () => {
      element.pause();
      audio.current = null;
      URL.revokeObjectURL(url);
      setPlaying(false);
      setProgress(0);
    };
  }, [wav]);

  return {
    playing,
    progress,
    toggle() {
      const element = audio.current;
      if (!element) return;
      if (playing) return element.pause();
      setPlaying(true);
      element.play().catch(() => {
        setPlaying(false);
        onFailed();
      });
    },
  };
}

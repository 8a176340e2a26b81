import { type RefObject, useEffect, useState } from 'react';
import { TOASTS } from 'schema/rules/messages';
import { useToasts } from '../../ui/Toasts';
import type { Stretch } from './content/spokenAt';

interface StretchPlayer {
  readonly playing: Stretch | null;
  /** Plays these seconds and no more; while it does, stops. */
  readonly toggle: (stretch: Stretch) => void;
}

/**
 * Plays seconds of a recording in an audio element of the page, which has its address. Where another recording begins,
 * it ends. Recordings lie on the server as WAV, in which every second can be reached.
 */
export function useStretch(element: RefObject<HTMLAudioElement | null>): StretchPlayer {
  const toasts = useToasts();
  const [playing, setPlaying] = useState<Stretch | null>(null);

  useEffect(() => {
    const audio = element.current;
    if (!audio || !playing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => setPlaying(null);
    const begin = () => {
      timer = setTimeout(end, (playing.to - playing.from) * 1000);
    };
    const giveWay = ({ target }: Event) => target !== audio && end();
    audio.addEventListener('playing', begin, { once: true });
    audio.addEventListener('ended', end);
    // Such events do not bubble; on their way down they pass here.
    document.addEventListener('play', giveWay, true);
    audio.currentTime = playing.from;
    audio.play().catch((error: unknown) => {
      end();
      const isInterrupted = error instanceof DOMException && error.name === 'AbortError';
      if (!isInterrupted) toasts.show({ ...TOASTS.audioError, variant: 'destructive' });
    });
    return () => {
      clearTimeout(timer);
      audio.removeEventListener('playing', begin);
      audio.removeEventListener('ended', end);
      document.removeEventListener('play', giveWay, true);
      audio.pause();
    };
  }, [element, playing, toasts]);

  return {
    playing,
    toggle: (stretch) => setPlaying((now) => (now?.from === stretch.from ? null : stretch)),
  };
}

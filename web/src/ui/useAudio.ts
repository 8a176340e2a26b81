import { type RefObject, useEffect, useState } from 'react';

interface Audio {
  readonly playing: boolean;
  /** Seconds. */
  readonly position: number;
  readonly toggle: () => void;
  /** @param seconds from the beginning */
  readonly seek: (seconds: number) => void;
}

/**
 * Drives an audio element of the page. It plays as soon as it has something to play, where the browser allows that;
 * when another one begins, it pauses.
 * @param wav what it plays; null: nothing yet
 * @param onFailed the browser cannot play it
 */
export function useAudio(
  element: RefObject<HTMLAudioElement | null>,
  wav: ArrayBuffer | null,
  onFailed: () => void,
): Audio {
  const [playing, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);

  const play = () =>
    element.current?.play().catch((error: unknown) => {
      // Not begun without a tap (NotAllowedError), or paused at once (AbortError): it can be played all the same.
      const name = error instanceof Error || error instanceof DOMException ? error.name : '';
      if (name !== 'NotAllowedError' && name !== 'AbortError') onFailed();
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another recording begins anew
  useEffect(() => {
    const audio = element.current;
    if (!wav || !audio) return;
    const url = URL.createObjectURL(new Blob([wav], { type: 'audio/wav' }));
    const follow = () => setPosition(audio.currentTime);
    const tell = () => setPlaying(!audio.paused);
    const giveWay = ({ target }: Event) => target !== audio && audio.pause();
    audio.src = url;
    audio.addEventListener('timeupdate', follow);
    for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, tell);
    // Such events do not bubble; on their way down they pass here.
    document.addEventListener('play', giveWay, true);
    void play();
    return () => {
      document.removeEventListener('play', giveWay, true);
      for (const event of ['play', 'pause', 'ended']) audio.removeEventListener(event, tell);
      audio.removeEventListener('timeupdate', follow);
      audio.pause();
      URL.revokeObjectURL(url);
    };
  }, [wav, element]);

  return {
    playing,
    position,
    toggle() {
      if (playing) element.current?.pause();
      else void play();
    },
    seek(seconds) {
      if (element.current) element.current.currentTime = seconds;
      setPosition(seconds);
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { useLoginRedirect } from '../lib/useLoginRedirect';
import { isPlainWav, toWav } from '../lib/wav';

export type Recording =
  | { readonly status: 'closed' | 'loading' }
  /** As WAV: its length is known and every place in it can be reached, whatever the server keeps. */
  | { readonly status: 'open'; readonly wav: ArrayBuffer };

interface RecordingAccess {
  readonly recording: Recording;
  /** Fetches and decodes it, once. */
  readonly open: () => void;
}

/**
 * A recording that lies on the server. What MediaRecorder wrote (webm) tells neither its length nor where in the
 * file a second lies, so it is decoded here as a whole, which its wave needs anyway. Our own recorder sends plain WAV.
 * @param onFailed it could not be fetched or decoded; it may be opened again
 */
export function useRecording(src: string, onFailed: () => void): RecordingAccess {
  const [recording, setRecording] = useState<Recording>({ status: 'closed' });
  const redirect = useLoginRedirect();
  const fetching = useRef<AbortController | null>(null);
  useEffect(() => () => fetching.current?.abort(), []);

  async function load(signal: AbortSignal): Promise<void> {
    setRecording({ status: 'loading' });
    try {
      const answer = await fetch(src, { signal });
      if (answer.status === 401) return redirect();
      if (!answer.ok) throw new Error(`${answer.status} for a recording`);
      const bytes = await answer.arrayBuffer();
      const wav = isPlainWav(bytes) ? bytes : await toWav(bytes);
      if (!signal.aborted) setRecording({ status: 'open', wav });
    } catch {
      if (signal.aborted) return;
      setRecording({ status: 'closed' });
      onFailed();
    }
  }

  return {
    recording,
    open() {
      if (recording.status !== 'closed') return;
      fetching.current = new AbortController();
      void load(fetching.current.signal);
    },
  };
}

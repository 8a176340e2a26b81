import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../lib/saveFile';
import { useLoginRedirect } from '../../lib/useLoginRedirect';
import { useViewer } from '../../lib/viewer';
import { useToasts } from '../../ui/Toasts';
import { ExportRefused, fetchExport } from './fetchExport';

const FILE_NAME = 'lisan-my-data.zip';
const FAILED = 'Your data could not be downloaded. Please try again.';

interface Export {
  /** Bytes so far; null: none is on its way. */
  readonly bytes: number | null;
  /** Says in a toast how it went, and never rejects. */
  readonly start: () => Promise<void>;
  readonly cancel: () => void;
}

/** Downloads the viewer's data; leaving the screen ends it. */
export function useExport(): Export {
  const { id: viewerId } = useViewer();
  const toasts = useToasts();
  const redirect = useLoginRedirect();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);
    try {
      saveFile(await fetchExport({ viewerId, signal: abort.signal, onProgress: setBytes }), FILE_NAME);
      toasts.show({ title: 'Your data is downloaded', description: FILE_NAME });
    } catch (error) {
      if (abort.signal.aborted) return;
      if (error instanceof ExportRefused && error.status === 401) redirect();
      else {
        const description = (error instanceof ExportRefused && error.message) || FAILED;
        toasts.show({ title: 'Download Failed', description, variant: 'destructive' });
      }
    } finally {
      running.current = null;
      setBytes(null);
    }
  };
  return { bytes, start, cancel: () => running.current?.abort() };
}

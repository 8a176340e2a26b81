const EXPORT_URL = '/api/auth/user/export';

/** The server answered, and not with the file. */
export class ExportRefused extends Error {
  /** @param message what the server says, fit for showing; empty where it says nothing */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface ExportOptions {
  /** For whom this page was opened: the cookie may be somebody else's by now. */
  readonly viewerId: string;
  readonly signal: AbortSignal;
  /** Bytes so far; how many there will be is not known before the end. */
  readonly onProgress: (bytes: number) => void;
}

/**
 * The zip of one's own data. It is made while it is sent, so a failure may come in the middle.
 * @throws ExportRefused, or what fetch throws for a connection that was lost
 */
export async function fetchExport({ viewerId, signal, onProgress }: ExportOptions): Promise<Blob> {
  const response = await fetch(EXPORT_URL, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { 'x-lisan-viewer': viewerId },
    signal,
  });
  if (!response.ok || !response.body) throw new ExportRefused(response.status, await messageOf(response));
  const chunks: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    bytes += part.value.byteLength;
    onProgress(bytes);
  }
  return new Blob(chunks, { type: 'application/zip' });
}

async function messageOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
    return hasMessage && typeof body.message === 'string' ? body.message : '';
  } catch {
    return '';
  }
}

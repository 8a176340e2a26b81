/** Sound leaves the browser's recorder this often, so that a crashed tab loses at most two seconds. */
const SLICE_MS = 1000;

/** The first that the browser can record; Safari knows only mp4. */
const PREFERRED_TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** One recording under way. */
export interface Take {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Stops and resolves with the whole sound; the last chunk has been handed out before. */
  readonly finish: () => Promise<Blob>;
}

export function recordingType(): string {
  return PREFERRED_TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
}

/**
 * @param onChunk called about once a second, in order; the chunks joined are the recording.
 * @param audioBitsPerSecond for sound that is sent as it was recorded; left out: the browser's own choice
 */
export function startTake(
  stream: MediaStream,
  mimeType: string,
  onChunk: (chunk: Blob) => void,
  audioBitsPerSecond?: number,
): Take {
  const chunks: Blob[] = [];
  const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond });
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    chunks.push(data);
    onChunk(data);
  });
  recorder.start(SLICE_MS);
  return {
    pause() {
      if (recorder.state !== 'recording') return;
      recorder.pause();
      // What was said before a long pause is safe during it.
      recorder.requestData();
    },
    resume() {
      if (recorder.state === 'paused') recorder.resume();
    },
    async finish() {
      // A device that went away has stopped the recorder already.
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      return new Blob(chunks, { type: mimeType });
    },
  };
}

import { SAMPLE_RATE_HZ } from 'schema/rules/limits';
import type { RecorderProblem } from './recorderMachine';

/** An open microphone. Closing it puts out the browser's recording light. */
export interface Microphone {
  readonly stream: MediaStream;
  /** For the level meter only; nothing is recorded from it. */
  readonly analyser: AnalyserNode;
  readonly close: () => void;
}

/** Browsers honour the rate and the channel as wishes: the recording is resampled afterwards. */
const WISHES: MediaTrackConstraints = {
  channelCount: 1,
  sampleRate: SAMPLE_RATE_HZ,
  echoCancellation: true,
  noiseSuppression: true,
};

/** About 1/20 s at 48 kHz: short enough to follow syllables. */
const ANALYSER_SAMPLES = 2048;

/**
 * Asks for the microphone.
 * @param onGone called once when the device is unplugged or its permission is taken back
 * @throws DOMException as getUserMedia does, Error where the sound system fails; {@link microphoneProblem} names it
 */
export async function openMicrophone(onGone: () => void): Promise<Microphone> {
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  // Pages without https have no devices at all.
  if (!devices) throw new DOMException('This page may not use a microphone.', 'NotAllowedError');
  const stream = await devices.getUserMedia({ audio: WISHES });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: ANALYSER_SAMPLES });
    context.createMediaStreamSource(stream).connect(analyser);
    void context.resume();
    const [track] = stream.getAudioTracks();
    track?.addEventListener('ended', onGone, { once: true });
    return {
      stream,
      analyser,
      close() {
        stop();
        void context.close();
      },
    };
  } catch (error) {
    stop();
    throw new Error('The sound system could not be opened.', { cause: error });
  }
}

const PROBLEMS: Partial<Record<string, RecorderProblem>> = {
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'failed',
};

export function microphoneProblem(error: unknown): RecorderProblem {
  // Browsers say no in more than one way.
  return error instanceof DOMException ? (PROBLEMS[error.name] ?? 'denied') : 'failed';
}

const SILENCE_DB = -60;
const LOUD_DB = -12;

/**
 * Loudness right now, 0 (−60 dB and below) to 1 (−12 dB and above).
 * @param samples scratch space of `analyser.fftSize`
 */
export function level(analyser: AnalyserNode, samples: Float32Array<ArrayBuffer>): number {
  analyser.getFloatTimeDomainData(samples);
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const db = 10 * Math.log10(sum / samples.length + Number.EPSILON);
  return Math.max(0, Math.min(1, (db - SILENCE_DB) / (LOUD_DB - SILENCE_DB)));
}

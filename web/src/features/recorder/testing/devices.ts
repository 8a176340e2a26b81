import { SAMPLE_RATE_HZ } from 'schema/rules/limits';

/** The devices that jsdom lacks, in the order of events that browsers have. Real ones run in web/e2e. */

class Track extends EventTarget {
  stop(): void {}
}

const track = new Track();
const stream = { getTracks: () => [track], getAudioTracks: () => [track] };

/** What this browser can record. */
let recorded = 'audio/webm';
/** What records right now. */
let current: Recorder | null = null;

class Recorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith(recorded);
  state: RecordingState = 'inactive';

  start(): void {
    current = this;
    this.state = 'recording';
  }

  pause(): void {
    this.state = 'paused';
  }

  resume(): void {
    this.state = 'recording';
  }

  requestData(): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
  }

  stop(): void {
    this.state = 'inactive';
    this.requestData();
    this.dispatchEvent(new Event('stop'));
  }
}

class Context {
  createMediaStreamSource = () => ({ connect() {} });
  resume = async () => {};
  close = async () => {};
}

class Analyser {
  readonly fftSize = 32;
  getFloatTimeDomainData(samples: Float32Array): void {
    samples.fill(0.1);
  }
}

/** Every recording is decoded as this many seconds of a quiet tone. */
export const RECORDED_SECONDS = 2;

class Decoder {
  decodeAudioData = async () => {
    const samples = new Float32Array(RECORDED_SECONDS * SAMPLE_RATE_HZ).fill(0.25);
    return { length: samples.length, numberOfChannels: 1, getChannelData: () => samples };
  };
}

interface Devices {
  /** What getUserMedia answers with; left out: an open microphone. */
  refusal?: DOMException;
  /** What the browser records; left out: webm, as most do. */
  type?: 'audio/webm' | 'audio/mp4';
}

export function installDevices({ refusal, type = 'audio/webm' }: Devices = {}): void {
  recorded = type;
  current = null;
  Object.assign(globalThis, {
    MediaRecorder: Recorder,
    AudioContext: Context,
    AnalyserNode: Analyser,
    OfflineAudioContext: Decoder,
  });
  const getUserMedia = () => (refusal ? Promise.reject(refusal) : Promise.resolve(stream));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.assign(URL, { createObjectURL: () => 'blob:recording', revokeObjectURL() {} });
  HTMLMediaElement.prototype.play = async () => {};
  HTMLMediaElement.prototype.pause = () => {};
  Element.prototype.scrollIntoView = () => {};
}

/** A second of sound leaves the recorder. */
export const hear = (): void => current?.requestData();

/** Pulls the plug of the microphone. */
export const unplug = (): boolean => track.dispatchEvent(new Event('ended'));

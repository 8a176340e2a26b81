import { canListen, type Heard, listen, listensOnDevice } from './recognition';

/** A recogniser as a browser has it; the test says what it hears and when it ends. */
class Recogniser extends EventTarget {
  static all: Recogniser[] = [];
  static available?: (options: { processLocally: boolean }) => Promise<string>;

  starts = 0;
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: ((event: SpeechRecognitionEvent) => void) | null = null;
  onerror: ((event: SpeechRecognitionErrorEvent) => void) | null = null;
  onend: (() => void) | null = null;

  constructor() {
    super();
    Recogniser.all.push(this);
  }

  start(): void {
    this.starts += 1;
  }

  stop(): void {
    this.onend?.();
  }

  hear(...results: [text: string, isFinal: boolean][]): void {
    const list = results.map(([transcript, isFinal]) =>
      Object.assign([{ transcript, confidence: 0.9 }], { isFinal }),
    );
    this.onresult?.({ results: list } as unknown as SpeechRecognitionEvent);
  }

  fail(error: SpeechRecognitionErrorCode): void {
    this.onerror?.({ error } as SpeechRecognitionErrorEvent);
    this.onend?.();
  }
}

let now = 0;
function start() {
  const heard: Heard[] = [];
  const listening = listen(false, (words) => heard.push(words));
  const recogniser = Recogniser.all.at(-1);
  if (!recogniser) throw new Error('No recogniser was made.');
  return { listening, recogniser, last: () => heard.at(-1) };
}

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Recogniser.available = undefined;
  Object.defineProperty(window, 'webkitSpeechRecognition', { value: Recogniser, configurable: true });
});
afterEach(() => jest.restoreAllMocks());

test('listens to American English without end and shows words before they are settled', () => {
  const { recogniser, last } = start();
  expect(recogniser).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true });
  recogniser.hear(['I enjoy Hari Raya', true], [' because', false]);
  expect(last()).toEqual({ settled: 'I enjoy Hari Raya', tentative: 'because' });
});

test('starts again when the browser ends by itself, and keeps the words, unsettled ones too', () => {
  const { recogniser, last } = start();
  recogniser.hear(['I enjoy it', true], ['because', false]);
  now = 9000;
  recogniser.onend?.();
  expect(recogniser.starts).toBe(2);
  recogniser.hear(['my cousins come', true]);
  expect(last()).toEqual({ settled: 'I enjoy it because my cousins come', tentative: '' });
});

test('stops for good when stopped, with the words in flight', () => {
  const { recogniser, listening, last } = start();
  recogniser.hear(['I enjoy', false]);
  listening.stop();
  expect(last()).toEqual({ settled: 'I enjoy', tentative: '' });
  expect(recogniser.starts).toBe(1);
});

test('silence is no reason to give up; a refusal is', () => {
  const { recogniser } = start();
  now = 8000;
  recogniser.fail('no-speech');
  expect(recogniser.starts).toBe(2);
  recogniser.fail('not-allowed');
  expect(recogniser.starts).toBe(2);
});

test('a recogniser that keeps ending at once is left alone', () => {
  const { recogniser } = start();
  for (let i = 0; i < 10; i += 1) recogniser.onend?.();
  expect(recogniser.starts).toBe(3);
});

test('settled words that grow are taken once', () => {
  const { recogniser, last } = start();
  recogniser.hear(['I', true], ['I enjoy', true], ['I enjoy it', true], ['very much', true]);
  expect(last()?.settled).toBe('I enjoy it very much');
});

test('knows whether the sound stays on the device', async () => {
  expect(canListen()).toBe(true);
  expect(await listensOnDevice()).toBe(false);
  Recogniser.available = async ({ processLocally }) => (processLocally ? 'available' : 'unavailable');
  expect(await listensOnDevice()).toBe(true);
});

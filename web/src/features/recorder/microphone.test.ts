import { microphoneProblem, openMicrophone } from './microphone';

test('the microphone is let go where the sound system does not open; that is no missing permission', async () => {
  const stop = jest.fn();
  const stream = { getTracks: () => [{ stop }], getAudioTracks: () => [] };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => stream } });
  class Context {
    constructor() {
      throw new DOMException('Too many contexts.', 'NotAllowedError');
    }
  }
  Object.assign(globalThis, { AudioContext: Context });
  const error = await openMicrophone(() => {}).catch((thrown: unknown) => thrown);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(microphoneProblem(error)).toBe('failed');
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotSupportedError', 'denied'],
  ['NotFoundError', 'absent'],
  ['NotReadableError', 'failed'],
])('%s of the browser is %s', (name, problem) => {
  expect(microphoneProblem(new DOMException('', name))).toBe(problem);
});

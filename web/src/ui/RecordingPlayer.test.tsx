import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SAMPLE_RATE_HZ } from 'schema/rules/limits';
import { RecordingPlayer } from './RecordingPlayer';
import { ToastsProvider } from './Toasts';

const SECONDS = 12;

/** jsdom decodes and plays nothing; the browser test does. */
class Decoder {
  decodeAudioData = async () => {
    const samples = new Float32Array(SECONDS * SAMPLE_RATE_HZ).fill(0.25);
    return { length: samples.length, numberOfChannels: 1, getChannelData: () => samples };
  };
}

let answer: () => Promise<Response>;
let fetched: number;
let refusal: DOMException | null;

beforeEach(() => {
  answer = async () => new Response('sound');
  fetched = 0;
  refusal = null;
  Object.assign(globalThis, {
    OfflineAudioContext: Decoder,
    fetch: () => {
      fetched += 1;
      return answer();
    },
  });
  Object.assign(URL, { createObjectURL: () => 'blob:recording', revokeObjectURL() {} });
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: { configurable: true, get: () => true },
  });
  const change = (element: HTMLMediaElement, isPaused: boolean, event: string) => {
    paused.set(element, isPaused);
    Object.defineProperty(element, 'paused', { configurable: true, get: () => paused.get(element) });
    element.dispatchEvent(new Event(event));
  };
  HTMLMediaElement.prototype.play = async function play() {
    if (refusal) throw refusal;
    change(this, false, 'play');
  };
  HTMLMediaElement.prototype.pause = function pause() {
    if (!this.paused) change(this, true, 'pause');
  };
});

const show = (...titles: string[]) =>
  render(
    <ToastsProvider>
      {titles.map((title) => (
        <RecordingPlayer key={title} src={`/api/sessions/${title}/audio`} title={title} />
      ))}
    </ToastsProvider>,
  );

const button = (name: string) => screen.getByRole('button', { name });
const seeButton = (name: string) => screen.findByRole('button', { name });
const play = async (title: string) => {
  await userEvent.click(button(`Play Recording: ${title}`));
  return screen.findByRole('slider', { name: `Position in the recording: ${title}` });
};

test('is fetched at the first press, and the focus stays on its button', async () => {
  show('one');
  expect(fetched).toBe(0);
  await play('one');
  expect(await seeButton('Pause: one')).toHaveFocus();
  expect(screen.getByText('0:00 / 0:12')).toBeVisible();
  await userEvent.click(button('Pause: one'));
  await userEvent.click(button('Play Recording: one'));
  expect(await seeButton('Pause: one')).toBeVisible();
  expect(fetched).toBe(1);
});

test('one plays at a time', async () => {
  show('one', 'two');
  await play('one');
  expect(await seeButton('Pause: one')).toBeVisible();
  await play('two');
  expect(await seeButton('Play Recording: one')).toBeVisible();
  expect(await seeButton('Pause: two')).toBeVisible();
});

test('any place by pointer, 5 s by arrow keys, never beyond the ends', async () => {
  const { container } = show('one');
  const slider = await play('one');
  const audio = container.querySelector('audio');
  fireEvent.change(slider, { target: { value: '3' } });
  expect(audio?.currentTime).toBe(3);
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(audio?.currentTime).toBe(8);
  expect(slider).toHaveAttribute('aria-valuetext', '0:08 of 0:12');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(audio?.currentTime).toBe(SECONDS);
  for (let press = 0; press < 4; press++) fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(audio?.currentTime).toBe(0);
});

test.each<[string, () => void]>([
  ['the server has it no more', () => (answer = async () => new Response('{}', { status: 404 }))],
  ['there is no connection', () => (answer = () => Promise.reject(new TypeError('Failed to fetch')))],
  ['the browser cannot play it', () => (refusal = new DOMException('', 'NotSupportedError'))],
])('%s: a toast, and it can be tried again', async (_, happens) => {
  happens();
  show('one');
  await userEvent.click(button('Play Recording: one'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Audio Error'));
  expect(screen.getByRole('alert')).toHaveTextContent('Could not play the recording.');
  refusal = null;
  answer = async () => new Response('sound');
  await userEvent.click(button('Play Recording: one'));
  expect(await seeButton('Pause: one')).toBeVisible();
});

test('a browser that does not begin by itself waits for the next press', async () => {
  refusal = new DOMException('', 'NotAllowedError');
  show('one');
  await play('one');
  expect(button('Play Recording: one')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a login that has ended leads to the sign-in, not to a fault of the recording', async () => {
  answer = async () => new Response('{}', { status: 401 });
  show('one');
  await userEvent.click(button('Play Recording: one'));
  expect(await screen.findByText('Unauthorized')).toBeVisible();
});

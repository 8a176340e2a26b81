import { aVoice, type Engine, installEngine } from '../testing/engine';
import { startSpeaking } from './speaker';

const onEnd = jest.fn();
const voice = aVoice('Google UK English Female');
let engine: Engine;

beforeEach(() => {
  jest.useFakeTimers();
  onEnd.mockClear();
  engine = installEngine();
});
afterEach(() => {
  engine.remove();
  jest.useRealTimers();
});

const start = (chosen: SpeechSynthesisVoice | null = voice, rate = 0.85) =>
  startSpeaking({ voice: chosen, rate, patienceMs: 10_000, onEnd });

test('at the rate, pitch and volume of the partner; ends after the last sentence, failed ones too', () => {
  const speaking = start();
  speaking.add('I agree.');
  speaking.add('Why so?');
  speaking.finish();
  expect(engine.spoken[0]).toMatchObject({ text: 'I agree.', rate: 0.85, pitch: 0.95, volume: 0.9, voice });
  engine.tell('error', 0);
  expect(onEnd).not.toHaveBeenCalled();
  engine.tell('end', 1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('sentences may come while it speaks, and after a silence', () => {
  const speaking = start();
  speaking.add('I agree.');
  engine.tell('end', 0);
  jest.advanceTimersByTime(9000);
  expect(onEnd).not.toHaveBeenCalled();
  speaking.add('Why so?');
  speaking.finish();
  engine.tell('end', 1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a long sentence is said in several breaths, for browsers fall silent in the middle', () => {
  const speaking = start();
  speaking.add(`${'People like food from other countries, '.repeat(5)}and so do I.`);
  speaking.finish();
  expect(engine.spoken.length).toBeGreaterThan(1);
  for (const { text } of engine.spoken) expect(text.length).toBeLessThanOrEqual(120);
  for (const index of engine.spoken.keys()) engine.tell('end', index);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

describe('an engine', () => {
  test('that never begins has ended after ten seconds', () => {
    const speaking = start();
    speaking.add('I agree.');
    speaking.finish();
    jest.advanceTimersByTime(9_999);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(engine.cancel).toHaveBeenCalled();
  });

  test.each([
    [0.85, 11_000],
    [0.7, 13_500],
  ])('that never ends has ended ten seconds after it should, at rate %p', (rate, speaksFor) => {
    const speaking = start(voice, rate);
    speaking.add('A'.repeat(100));
    speaking.finish();
    engine.tell('start', 0);
    jest.advanceTimersByTime(speaksFor + 10_000 - 500);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('that ends each word at once comes to one end', () => {
    engine.onSpeak = (utterance) => utterance.dispatchEvent(new Event('end'));
    const speaking = start();
    speaking.add('I agree.');
    speaking.add('Why so?');
    expect(onEnd).not.toHaveBeenCalled();
    speaking.finish();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('that throws has nothing to say', () => {
    engine.onSpeak = () => {
      throw new Error('Not today.');
    };
    const speaking = start();
    speaking.add('I agree.');
    speaking.finish();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('that somebody left paused is woken', () => {
    engine = installEngine({ paused: true });
    start();
    expect(engine.resume).toHaveBeenCalled();
  });

  test('that tells of an end twice ends one sentence', () => {
    const speaking = start();
    speaking.add('I agree.');
    speaking.add('Why so?');
    speaking.finish();
    engine.tell('error', 0);
    engine.tell('end', 0);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

test.each([
  ['with a voice', voice],
  ['without one', null],
])('words of which none come any more have ended, %s', (_name, chosen) => {
  const speaking = start(chosen);
  speaking.add('I agree.');
  engine.tell('end', 0);
  jest.advanceTimersByTime(9_999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  speaking.add('Why so?');
  speaking.finish();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('without a voice, with nothing to say, and without a speech synthesis, it ends at once', () => {
  const mute = start(null);
  mute.add('I agree.');
  mute.finish();
  const empty = start();
  empty.add('  ');
  empty.finish();
  engine.remove();
  const absent = start();
  absent.add('I agree.');
  absent.finish();
  expect(engine.spoken).toEqual([]);
  expect(onEnd).toHaveBeenCalledTimes(3);
});

test('once cancelled it is silent and tells of no end', () => {
  const speaking = start();
  speaking.add('I agree.');
  speaking.cancel();
  engine.tell('end', 0);
  jest.advanceTimersByTime(60_000);
  expect(engine.cancel).toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
});

import { sentencesOf } from './sentences';
import { startSpeaking } from './speaker';
import { chooseVoice } from './voices';

const voice = (name: string, lang = 'en-GB') => ({ name, lang });

describe('the voice', () => {
  const female = voice('Google UK English Female');
  const male = voice('Google UK English Male');
  const natural = voice('Acme Natural', 'en-ZA');
  const plain = voice('espeak', 'en_US');
  const malay = voice('Google Bahasa', 'ms-MY');
  test.each([
    ['the saved one', [female, plain], 'espeak', plain],
    ['a saved one that is gone gives way', [female, plain], 'Samantha', female],
    ['female before male', [male, female], null, female],
    ['a preferred one before a natural one', [natural, male], null, male],
    ['one that says it is good', [plain, natural], null, natural],
    ['any English one', [malay, plain], null, plain],
    ['none in another language, even if saved', [malay], 'Google Bahasa', null],
    ['none at all', [], null, null],
  ])('%s', (_name, voices, saved, chosen) => expect(chooseVoice(voices, saved)).toBe(chosen));
});

test('a text is spoken sentence by sentence', () => {
  expect(sentencesOf('I agree.  Why so? “Food”, of course!')).toEqual([
    'I agree.',
    'Why so?',
    '“Food”, of course!',
  ]);
  expect(sentencesOf('  ')).toEqual([]);
});

describe('speaking', () => {
  const spoken: SpeechSynthesisUtterance[] = [];
  const cancel = jest.fn();
  const onEnd = jest.fn();
  const aVoice = voice('Google UK English Female') as SpeechSynthesisVoice;

  beforeEach(() => {
    jest.useFakeTimers();
    spoken.length = 0;
    cancel.mockClear();
    onEnd.mockClear();
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });
    const speak = (utterance: SpeechSynthesisUtterance) => spoken.push(utterance);
    Object.defineProperty(window, 'speechSynthesis', { value: { speak, cancel }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    jest.useRealTimers();
  });

  const start = (chosen: SpeechSynthesisVoice | null = aVoice) =>
    startSpeaking({ voice: chosen, patienceMs: 10_000, onEnd });
  const happens = (type: string, index: number) => spoken[index]?.dispatchEvent(new Event(type));

  test('at the rate, pitch and volume of the partner; ends after the last sentence, failed ones too', () => {
    const speaking = start();
    speaking.add('I agree.');
    speaking.add('Why so?');
    speaking.finish();
    expect(spoken[0]).toMatchObject({
      text: 'I agree.',
      rate: 0.85,
      pitch: 0.95,
      volume: 0.9,
      voice: aVoice,
    });
    happens('error', 0);
    expect(onEnd).not.toHaveBeenCalled();
    happens('end', 1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('sentences may come while it speaks', () => {
    const speaking = start();
    speaking.add('I agree.');
    happens('end', 0);
    expect(onEnd).not.toHaveBeenCalled();
    speaking.add('Why so?');
    speaking.finish();
    happens('end', 1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('an engine that never begins has ended after ten seconds', () => {
    const speaking = start();
    speaking.add('I agree.');
    speaking.finish();
    jest.advanceTimersByTime(9_999);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(cancel).toHaveBeenCalled();
  });

  test('an engine that never ends has ended ten seconds after it should', () => {
    const speaking = start();
    speaking.add('A'.repeat(100));
    speaking.finish();
    happens('start', 0);
    jest.advanceTimersByTime(15_000);
    expect(onEnd).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('without a voice, and with nothing to say, it ends at once', () => {
    const mute = start(null);
    mute.add('I agree.');
    mute.finish();
    const empty = start();
    empty.add('  ');
    empty.finish();
    expect(spoken).toEqual([]);
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test('once cancelled it is silent and tells of no end', () => {
    const speaking = start();
    speaking.add('I agree.');
    speaking.cancel();
    happens('end', 0);
    jest.advanceTimersByTime(60_000);
    expect(cancel).toHaveBeenCalled();
    expect(onEnd).not.toHaveBeenCalled();
  });
});

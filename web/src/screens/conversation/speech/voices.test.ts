import { act, renderHook } from '@testing-library/react';
import { type Engine, installEngine } from '../testing/engine';
import { useVoices } from './useVoices';
import { chooseVoice } from './voices';

const voice = (name: string, lang = 'en-GB') => ({ name, lang }) as SpeechSynthesisVoice;
const female = voice('Google UK English Female');
const male = voice('Google UK English Male');
const natural = voice('Acme Natural', 'en-ZA');
const plain = voice('espeak', 'en_US');
const malay = voice('Google Bahasa', 'ms-MY');

describe('the choice', () => {
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

describe('in the browser', () => {
  let engine: Engine;
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
    engine = installEngine();
  });
  afterEach(() => {
    engine.remove();
    jest.useRealTimers();
  });
  const use = () => renderHook(() => useVoices()).result;

  test('voices that load late are found, and the choice among them is kept', () => {
    const first = use();
    expect(first.current).toMatchObject({ available: [], manner: { voice: null } });
    act(() => engine.find(malay, male, female));
    expect(first.current.available).toEqual([male, female]);
    expect(first.current.manner.voice).toBe(female);
    act(() => first.current.choose(male.name));
    expect(use().current.manner.voice).toBe(male);
  });

  test('a browser that does not tell of its voices is asked again', () => {
    engine = installEngine({ tells: false });
    const voices = use();
    engine.find(female);
    act(() => jest.advanceTimersByTime(250));
    expect(voices.current.manner.voice).toBe(female);
  });

  test('a voice that the line takes away comes back as it was chosen', () => {
    engine.find(female, plain);
    const voices = use();
    act(() => voices.current.choose(plain.name));
    act(() => engine.find(female));
    expect(voices.current.manner.voice).toBe(female);
    act(() => engine.find(female, plain));
    expect(voices.current.manner.voice).toBe(plain);
  });

  test('the speed is the partner’s until another is chosen, and is kept', () => {
    const voices = use();
    expect(voices.current).toMatchObject({ speed: 'normal', manner: { rate: 0.85 } });
    act(() => voices.current.chooseSpeed('slow'));
    expect(use().current).toMatchObject({ speed: 'slow', manner: { rate: 0.7 } });
    localStorage.setItem('lisan-partner-speed', 'of light');
    expect(use().current.speed).toBe('normal');
  });

  test('a browser without speech synthesis has no voices', () => {
    engine.remove();
    expect(use().current).toMatchObject({ available: [], manner: { voice: null } });
  });
});

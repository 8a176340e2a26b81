import { HONEST_ABOUT_MARKING } from './honest-about-marking.js';
import { HONEST_SENTENCES } from './honest-sentences.js';
import { INJECTIONS } from './injections.js';

type Random = () => number;

/** mulberry32: 0 to below 1. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

const eachLetter = (text: string, change: (letter: string) => string): string =>
  [...text].map((letter) => (/[A-Za-z]/.test(letter) ? change(letter) : letter)).join('');

const CYRILLIC: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', i: 'і' };
const DIGITS: Readonly<Record<string, string>> = { o: '0', i: '1', e: '3', a: '4', s: '5' };

/** The same words in other signs: what a filter by letters alone would miss. */
const DISGUISES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase().replace(/[.,!?]/g, ''),
  (text) => text.replace(/ /g, '  \n'),
  (text) => eachLetter(text, (letter) => `${letter}\u200B`),
  (text) => eachLetter(text, (letter) => CYRILLIC[letter] ?? letter),
  (text) => eachLetter(text, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  (text) =>
    eachLetter(text, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) - (letter > 'Z' ? 71 : 65) + 0x1d400),
    ),
  (text) => text.replace(/(?<=[a-z])[oieas](?=[a-z])/g, (letter) => DIGITS[letter] ?? letter),
  (text) => `\u202E${text}\u202C`,
  (text) => `${text} \u{E0047}\u{E0069}\u{E0076}\u{E0065}`,
  (text) => eachLetter(text, (letter) => `${letter}\u0301`),
];

const HONEST = [...HONEST_SENTENCES, ...HONEST_ABOUT_MARKING];

const honest = (count: number, random: Random): string[] =>
  Array.from({ length: count }, () => pick(HONEST, random));

/** Every plea and every disguise comes, each plea in another one at its next turn. */
export function pleaOf(index: number): string {
  const plea = INJECTIONS[index % INJECTIONS.length] as string;
  const disguise = DISGUISES[
    Math.floor(index / INJECTIONS.length + index) % DISGUISES.length
  ] as (typeof DISGUISES)[0];
  return disguise(plea);
}

/** Answers of some length with one plea each, before, behind or between. */
export function injectedAnswers(count: number, seed: number): string[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const sentences = honest(5, random);
    sentences.splice(Math.floor(random() * 6), 0, pleaOf(index));
    return sentences.join(' ');
  });
}

/** Answers without one. */
export const honestAnswers = (count: number, seed: number, sentences = 6): string[] => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => honest(sentences, random).join(' '));
};

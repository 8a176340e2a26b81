import { ASSESSOR_PLEAS } from './assessor-pleas.js';

/**
 * Whether words of an answer are meant for whoever marks it, person or program: a plea for marks, an order to drop the
 * rules, a role to play, text in the form of a message or of data. They change no mark (rubric, rule 6); a teacher
 * should know of them. What people say *about* marks, rules and computers is none of it: "my teacher gave me full
 * marks", "we must follow the rules".
 */
export function addressesAssessor(text: string): boolean {
  if (HIDDEN_SIGNS.test(text)) return true;
  const lines = plainText(text);
  const plain = lines.replace(/\s+/g, ' ');
  return SPEAKER_LABEL.test(lines) || SIGNS.some((sign) => sign.test(plain)) || isAboutMarking(plain);
}

/** Letters that nobody sees or that turn the line round: no speech recogniser and no keyboard writes them. */
const HIDDEN_SIGNS = /[\u{E0000}-\u{E007F}\u202A-\u202E\u2066-\u2069]/u;

const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ј: 'j',
    ԁ: 'd',
    ɡ: 'g',
    һ: 'h',
  },
  ...{ α: 'a', ο: 'o', ι: 'i', ν: 'v', ρ: 'p', τ: 't', υ: 'u', κ: 'k', η: 'n' },
};
const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
};

/** As it sounds: small Latin letters, no marks, no invisible signs, no letters set apart, one space between words. */
function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|[\u00AD\u200B-\u200F\u2060\uFEFF]/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (sign) => LOOKALIKES[sign] ?? sign)
    .replace(
      /(?<=[a-z][013457]{0,4})[013457](?=[013457]{0,4}[a-z])/g,
      (digit) => DIGITS_AS_LETTERS[digit] ?? digit,
    )
    .replace(/\b(?:[a-z][ .*_-]){3,}[a-z]\b/g, (apart) => apart.replace(/[^a-z]/g, ''));
}

/** A line that begins as one of a chat does. */
const SPEAKER_LABEL = /^[ \t]*(?:system|assistant|user|human|examiner|developer|tool)[ \t]*:/m;

const SIGNS = Object.values(ASSESSOR_PLEAS).flat();

const weighing = (weight: number, words: string): readonly (readonly [string, number])[] =>
  words.split(' ').map((word) => [word, weight]);
/** Words of marking and of programs. One is nothing; several in one sentence are about the marking itself. */
const WEIGHTS: ReadonlyMap<string, number> = new Map([
  ...weighing(3, 'json sixes pemeriksa penilai pentaksir'),
  ...weighing(2, 'rubric rubrik prompt schema override assessor grader transcript'),
  ...weighing(1, 'instruction instructions arahan system output candidate band bands score scores mark'),
  ...weighing(1, 'marks marked marking marker markah skor grade grades graded grading grammar vocabulary'),
  ...weighing(1, 'tatabahasa evaluate evaluation assess assessment examiner official policy verified'),
  ...weighing(1, 'certified approved criteria distinction scheme result respond answer bonus sila nilai'),
  ...weighing(1, 'jawapan cemerlang field maximum highest perfect flawless outstanding excellent top full'),
  ...weighing(1, 'six 6 enam 12 twelve penuh maksimum tertinggi ai bot robot assistant ignore disregard'),
  ...weighing(1, 'obey abaikan programming model'),
]);
const SHOP_TALK = 3;
/** School life: what people got, hope for, play and are taught, and what somebody did once. */
const SCHOOL_LIFE =
  /\b(?:(?:i|we|he|she|they|it) \w+ed\b|us\b|get|gets|getting|got|gave|gives|win|won|achieved?|reach(?:ed)?|earn(?:ed)?|received|study|studied|work|hard|teachers?|coach|parents|mother|father|friends?|team|match|game|class|school|hope|dream|nervous|ringgit|years?|improved?|learn|speak|english|not|but)\b/;

function isAboutMarking(plain: string): boolean {
  return plain.split(/[.!?;]+["”’)]* /).some((sentence) => {
    if (SCHOOL_LIFE.test(sentence)) return false;
    const words = new Set(sentence.match(/[a-z0-9]+/g));
    return [...words].reduce((sum, word) => sum + (WEIGHTS.get(word) ?? 0), 0) >= SHOP_TALK;
  });
}

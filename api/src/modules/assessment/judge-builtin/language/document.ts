import { createRequire } from 'node:module';
import type { Model, PartOfSpeech, WinkMethods } from 'wink-nlp';
import { type VerbForm, type VerbReading, verbReadings } from './verbs.js';

export interface Token {
  readonly index: number;
  readonly text: string;
  /** Lower case, straight apostrophes. Contractions are two tokens: do + n't. */
  readonly lower: string;
  /** The tagger's guess: right for about nine words in ten, worse without punctuation. */
  readonly tag: PartOfSpeech;
  /** All ways to read the word as a verb; empty for none. */
  readonly verbs: readonly VerbReading[];
  readonly start: number;
  readonly end: number;
  /** What stands before it: nothing, a comma or other inner mark, or the end of a sentence (or of the text). */
  readonly before: 'none' | 'comma' | 'stop';
  readonly sentence: number;
}

export interface Doc {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Sentences that end with a question mark. */
  readonly questions: ReadonlySet<number>;
}

let nlp: WinkMethods | null = null;

type MakeNlp = (model: Model, pipe: string[]) => WinkMethods;

/** Package and model take 0.2 s and 60 MB: at first use, so that a process that only may need them starts without. */
function tagger(): WinkMethods {
  if (nlp) return nlp;
  const load = createRequire(import.meta.url);
  const makeNlp = load('wink-nlp') as MakeNlp;
  nlp = makeNlp(load('wink-eng-lite-web-model') as Model, ['pos']);
  return nlp;
}

/** Sounds of searching and Malaysian particles: said inside sentences, no part of their grammar. */
const PASSED_OVER = /^(?:u+m+|u+h+m*|e+r+m*|e+h+|a+h+|h*m{2,}|lah|la|mah|meh|lor|leh)$/;
/** Small words that a speaker says twice while searching; the second counts. */
const REPEATABLE =
  /^(?:i|you|he|she|it|we|they|the|a|an|my|your|his|her|our|their|to|in|on|at|of|for|and|but|so|is|are|was|very)$/;

/** Longest text that is tagged; an answer of a minute has about 900 characters. */
export const TAGGED_MAX_CHARACTERS = 20_000;

/**
 * Tokens with part-of-speech tags (wink-nlp) and offsets into the text as it was given. Copes with speech: fillers
 * and particles are passed over, a small word said twice counts once, all capitals are read as small letters.
 */
export function parse(text: string): Doc {
  const words = tagger()
    .readDoc(levelled(text.slice(0, TAGGED_MAX_CHARACTERS)))
    .tokens();
  const tags = words.out(tagger().its.pos) as PartOfSpeech[];
  const tagged = words.out().flatMap((value, i) => withoutContraction(value, tags[i] ?? 'X'));
  const tokens: Token[] = [];
  const questions = new Set<number>();
  let position = 0;
  let sentence = 0;
  let before: Token['before'] = 'stop';
  for (const { value, tag } of tagged) {
    const start = positionOf(text, value, position);
    if (start < 0) continue;
    const between = text.slice(position, start);
    position = start + value.length;
    if (/\n/.test(between)) before = 'stop';
    if (!/[\p{L}\p{N}]/u.test(value)) {
      if (/[.!?…;]/.test(value)) {
        if (value.includes('?') && tokens.length > 0) questions.add(sentence);
        before = 'stop';
      } else if (before === 'none' && /[,:()—–-]/.test(value)) before = 'comma';
      continue;
    }
    const lower = value.toLowerCase().replaceAll('’', "'");
    if (PASSED_OVER.test(lower)) continue;
    if (before === 'stop' && tokens.length > 0) sentence++;
    const previous = tokens.at(-1);
    if (before === 'none' && previous?.lower === lower && REPEATABLE.test(lower)) {
      before = previous.before;
      tokens.pop();
    }
    tokens.push({
      index: tokens.length,
      text: text.slice(start, position),
      lower,
      tag,
      verbs: verbReadings(lower),
      start,
      end: position,
      before,
      sentence,
    });
    before = 'none';
  }
  return { text, tokens, questions };
}

/** The tagger takes "I'm" for one name; the other contractions it parts by itself. */
function withoutContraction(value: string, tag: PartOfSpeech): { value: string; tag: PartOfSpeech }[] {
  if (value.toLowerCase() !== "i'm") return [{ value, tag }];
  return [
    { value: value.slice(0, 1), tag: 'PRON' },
    { value: value.slice(1), tag: 'AUX' },
  ];
}

/** The same length, easier for the tagger: straight apostrophes, "I" as a capital, shouting in small letters. */
function levelled(text: string): string {
  const straight = text.replaceAll('’', "'");
  const letters = straight.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  const shouted = letters.length > 20 && capitals > 0.7 * letters.length;
  const calm = shouted ? straight.replace(/[A-Z]+/g, (run) => run.toLowerCase()) : straight;
  return calm.replace(/\bi\b/g, 'I');
}

function positionOf(text: string, value: string, from: number): number {
  const near = text
    .slice(from, from + value.length + 200)
    .toLowerCase()
    .replaceAll('’', "'");
  const at = near.indexOf(value.toLowerCase());
  return at < 0 ? -1 : from + at;
}

export const hasForm = (token: Token | undefined, ...forms: readonly VerbForm[]): boolean =>
  token?.verbs.some((reading) => forms.includes(reading.form)) ?? false;

/** The base of a word in one form ("goes", s → "go"); null when it has no such reading. */
export const baseOf = (token: Token | undefined, form: VerbForm): string | null =>
  token?.verbs.find((reading) => reading.form === form)?.base ?? null;

/** A bare verb that is nothing else: no noun, no adjective, and not its own past ("put"). */
export const isPureBase = (token: Token | undefined): boolean =>
  (token?.verbs.some((reading) => reading.form === 'base' && reading.pure) ?? false) &&
  !hasForm(token, 'past');

/** "goes", "makes": a third person that is no plural noun. */
export const isPureThird = (token: Token | undefined): boolean =>
  token?.verbs.some((reading) => reading.form === 's' && reading.pure) ?? false;

/** A past form that is not also a participle or a base: "went", "took". */
export const isPurePast = (token: Token | undefined): boolean =>
  hasForm(token, 'past') && !hasForm(token, 'participle', 'base');

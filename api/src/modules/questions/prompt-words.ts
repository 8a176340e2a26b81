import { PROMPT_WORDS } from 'schema/rules/questions';
import {
  LONG_ADJECTIVES,
  PREDICATE_ADJECTIVES,
  SHORT_ADJECTIVES,
} from '../assessment/judge-builtin/language/adjective-lists.js';
import { singularOf } from '../assessment/judge-builtin/language/nouns.js';
import { verbReadings } from '../assessment/judge-builtin/language/verbs.js';
import { FUNCTION_WORDS } from '../assessment/judge-builtin/vocabulary/function-words.js';

/** What a question says, from which its prompt words are taken. */
export interface QuestionWords {
  readonly title: string;
  readonly points?: readonly string[];
  readonly concepts?: readonly string[];
}

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Beside the function words: what says how to answer, not what about. */
const STOP_WORDS = set(`
  among against within without along across around behind near per via toward towards whether either neither nor own same
  few little someone somebody anyone anybody everyone everybody nobody none else ago maybe perhaps almost rather upon
  whatever whenever wherever don't doesn't didn't isn't aren't wasn't weren't can't won't i'm it's you're they're able
  talk describe discuss explain mention tell say saying speak answer question please according etc
`);
export const isStopWord = (lower: string): boolean => FUNCTION_WORDS.has(lower) || STOP_WORDS.has(lower);

/** In half of all questions: they help nobody to begin. */
const WEAK_WORDS = set(`
  way ways reason reasons example examples people person persons place time day year kind type part different important
  good bad new old older main best better happen come take give use used see find put feel try start end become make keep
  need want look call called work enjoy move less fewer enough several real instead away afterwards really
`);

/** A learner can begin with these whatever the topic is. */
const GENERAL_WORDS = ['experience', 'memory', 'opinion', 'feeling', 'future', 'advice'] as const;

const LONGEST_WORD = 24;
const COLLOCATIONS_MAX = 2;
/** They stand after the verb, not before a noun: "clean the room together". */
const AFTER_THE_VERB = set(`
  together home away online alive active alone indoors outdoors abroad upstairs outside inside instead afterwards again
  today tomorrow later
`);
/** Two words that belong together help more than either. */
const COLLOCATION = 1.5;

interface Candidate {
  readonly text: string;
  /** Singular forms of its words, by which doubles are noticed. */
  readonly keys: readonly string[];
  readonly score: number;
}

/**
 * Five words or pairs of words that help to begin, taken from what the question says: telling words, the title's
 * first, and adjectives or nouns with their noun. In lower case; no function words, none twice.
 */
export function promptWords({ title, points = [], concepts = [] }: QuestionWords): string[] {
  const runs = [...runsOf([title], 3), ...runsOf(concepts, 2), ...runsOf(points, 1)];
  const singles = ranked(runs.flatMap(({ words, weight }) => words.flatMap((word) => single(word, weight))));
  const pairs = ranked(
    runs.flatMap(({ words, weight }) =>
      words.slice(1).flatMap((word, index) => collocation(words[index] ?? '', word, weight)),
    ),
  );
  const chosen: Candidate[] = [];
  const taken = new Set<string>();
  const take = (candidates: readonly Candidate[], most: number) => {
    for (const candidate of candidates) {
      if (chosen.length >= most) return;
      if (candidate.keys.some((key) => taken.has(key))) continue;
      chosen.push(candidate);
      for (const key of candidate.keys) taken.add(key);
    }
  };
  take(pairs, COLLOCATIONS_MAX);
  take(singles, PROMPT_WORDS);
  take(
    GENERAL_WORDS.flatMap((word) => single(word, 0)),
    PROMPT_WORDS,
  );
  return chosen.map(({ text }) => text);
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/gu;

/** Telling words that stand side by side, with neither a sign nor a function word between them. */
function runsOf(texts: readonly string[], weight: number): { words: string[]; weight: number }[] {
  return texts.flatMap((text) =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .split(/[^\p{L}\p{M}\s'-]+/u)
      .flatMap((clause) => {
        const runs: string[][] = [[]];
        for (const [word] of clause.matchAll(WORD)) {
          if (isStopWord(word) || word.length < 3 || word.length > LONGEST_WORD) runs.push([]);
          else runs.at(-1)?.push(word);
        }
        return runs.filter((words) => words.length > 0).map((words) => ({ words, weight }));
      }),
  );
}

/** The verb that a word is a form of, where it can be no other's. */
function verbOf(word: string): string | null {
  const [reading, ...others] = verbReadings(word);
  return reading && others.every(({ base }) => base === reading.base) ? reading.base : null;
}

/** `celebrates` and `helped` help as `celebrate` and `help`; what may be a noun stays as it is. */
function plainForm(word: string): string {
  const mayBeNoun = verbReadings(word).some(({ pure, form }) => !pure && /^(base|s|ing)$/.test(form));
  return mayBeNoun ? word : (verbOf(word) ?? word);
}

/** What a word and its other forms have in common. */
const stemOf = (word: string): string => verbOf(word) ?? singularOf(word);

function single(word: string, weight: number): Candidate[] {
  const text = plainForm(word);
  if (isStopWord(text) || isWeak(word)) return [];
  return [{ text, keys: [stemOf(text)], score: weight }];
}

const isWeak = (word: string): boolean => WEAK_WORDS.has(word) || WEAK_WORDS.has(stemOf(word));

const isAdjective = (word: string): boolean =>
  SHORT_ADJECTIVES.has(word.replace(/ier$/, 'y').replace(/er$/, '')) ||
  PREDICATE_ADJECTIVES.has(word) ||
  LONG_ADJECTIVES.has(word);

/** An adjective or noun with its noun; none where one of the two may be a verb or says little. */
function collocation(first: string, second: string, weight: number): Candidate[] {
  if ([first, second].some((word) => isWeak(word) || word.endsWith('ly'))) return [];
  if (verbReadings(first).some(({ pure, form }) => pure || form !== 'base')) return [];
  if (verbReadings(second).length > 0 || isAdjective(second) || AFTER_THE_VERB.has(second)) return [];
  const keys = [stemOf(first), stemOf(second)];
  return [{ text: `${first} ${second}`, keys, score: weight * COLLOCATION }];
}

/** Best first: said more often, and in the title; then in the order of the texts. */
function ranked(candidates: readonly Candidate[]): Candidate[] {
  const byKey = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = candidate.keys.join(' ');
    const earlier = byKey.get(key);
    byKey.set(key, earlier ? { ...earlier, score: earlier.score + candidate.score } : candidate);
  }
  return [...byKey.values()].sort((one, other) => other.score - one.score);
}

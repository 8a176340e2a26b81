import { type Doc, hasForm, isPureBase, isPureThird, type Token } from './document.js';
import {
  BARE_SUBJECTS,
  COUNTABLE_NOUNS,
  GROUP_NOUNS,
  PERSON_NOUNS,
  UNCOUNTABLE_NOUNS,
} from './noun-lists.js';
import { isPluralForm, singularOf } from './nouns.js';
import { isManyNumber, isNoun, MID_ADVERBS, MODALS, POSSESSIVES } from './word-classes.js';

/** A subject at the start of a clause, and where its verb should stand. */
export interface Subject {
  readonly first: Token;
  readonly head: Token;
  readonly person: 1 | 2 | 3;
  readonly plural: boolean;
  readonly pronoun: boolean;
  /** British English takes "my family are" as well. */
  readonly group: boolean;
  /** After the subject and adverbs like "always"; undefined at a comma or the end. */
  readonly verb: Token | undefined;
}

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** After these a new clause may begin. */
const OPENERS = set(`
  because but so when if while although though since where that and then or what why how whether until before after as
`);
const REPORTING = set(
  'think believe know say said feel hope guess thought knew says thinks means mean suppose realised realized sure find',
);
const INTRO_ADVERBS = set(`
  yesterday nowadays sometimes usually first firstly second secondly third thirdly finally also actually maybe besides
  moreover however well yes honestly today everyday then next lastly personally basically luckily fortunately
  unfortunately suddenly tomorrow often normally
`);
const NOMINATIVE: ReadonlyMap<string, Pick<Subject, 'person' | 'plural'>> = new Map([
  ['i', { person: 1, plural: false }],
  ['we', { person: 1, plural: true }],
  ['he', { person: 3, plural: false }],
  ['she', { person: 3, plural: false }],
  ['they', { person: 3, plural: true }],
]);
const INDEFINITE = set(
  'everyone everybody someone somebody nobody anyone anybody everything something nothing',
);
const START_DETERMINERS = set(
  'the a an this that these those my your his her its our their every each some all most many',
);
const TIME_WORDS = set(
  'day night week weekend month year morning evening monday sunday saturday friday holiday',
);
const INVERTING = set("do does did am is are was were have has had don't");

/** All subjects that can be told for sure. Objects, and noun phrases after prepositions, are no subjects. */
export function subjectsOf(doc: Doc): Subject[] {
  const subjects: Subject[] = [];
  let free = 0;
  for (const token of doc.tokens) {
    if (token.index < free) continue;
    const subject = pronounSubject(doc, token) ?? nounSubject(doc, token, subjects.at(-1));
    if (!subject) continue;
    subjects.push(subject);
    free = subject.head.index + 1;
  }
  return subjects;
}

function pronounSubject(doc: Doc, token: Token): Subject | null {
  const known = NOMINATIVE.get(token.lower);
  const free = token.lower === 'it' || INDEFINITE.has(token.lower);
  if (!known && !(free && (startsClause(doc, token) || isJoinedIt(doc, token)))) return null;
  const previous = token.before === 'none' ? doc.tokens[token.index - 1] : undefined;
  if (previous && (INVERTING.has(previous.lower) || MODALS.has(previous.lower) || previous.lower === "n't"))
    return null;
  if (previous?.lower === 'and' || previous?.lower === 'or') {
    const before = doc.tokens[token.index - 2];
    const joined = before && (before.tag === 'NOUN' || before.tag === 'PROPN' || before.tag === 'PRON');
    if (joined && !/^(?:we|they|it)$/.test(token.lower) && !toldBefore(doc, token)) return null;
  }
  const verb = verbAfter(doc, token);
  if (verb?.lower === 'and' || verb?.lower === 'or') return null;
  return {
    first: token,
    head: token,
    ...(known ?? { person: 3, plural: false }),
    pronoun: true,
    group: false,
    verb,
  };
}

/** "… at school and it keeps me healthy": after a link, and before a verb that is no noun. */
const isJoinedIt = (doc: Doc, token: Token): boolean =>
  /^(?:and|but|so)$/.test(doc.tokens[token.index - 1]?.lower ?? '') &&
  [doc.tokens[token.index + 1]].some((next) => isPureBase(next) || isPureThird(next));

/** "I went with my mother and I bought …": the same speaker was the subject before, so a new clause begins. */
const toldBefore = (doc: Doc, token: Token): boolean =>
  doc.tokens.some(
    ({ lower, sentence, index }) =>
      lower === token.lower && sentence === token.sentence && index < token.index - 2,
  );

function nounSubject(doc: Doc, first: Token, previous: Subject | undefined): Subject | null {
  if (!startsClause(doc, first, previous)) return null;
  const counted = isManyNumber(first) || START_DETERMINERS.has(first.lower);
  let head: Token | undefined;
  let index = counted ? first.index + 1 : first.index;
  for (; index < doc.tokens.length; index++) {
    const token = doc.tokens[index];
    if (!token || (token.before !== 'none' && token !== first)) break;
    if (isHead(token, head)) head = token;
    else if (
      head ||
      (token.tag !== 'ADJ' && token.lower !== 'fast' && !isManyNumber(token) && !POSSESSIVES.has(token.lower))
    )
      break;
  }
  if (!head || (!counted && !standsBare(head))) return null;
  const verb = verbAfter(doc, head);
  if (verb?.lower === 'or') return null;
  // "works as an engineer and my sister …": what follows "as" is no subject that goes on.
  if (verb?.lower === 'and') return isAfterAs(doc, first) ? null : joinedSubject(doc, first, verb);
  const universal = first.lower === 'every' || first.lower === 'each';
  return {
    first,
    head,
    person: 3,
    plural:
      !universal &&
      (isPluralForm(head.lower) || (isSeveral(doc, first, head) && !UNCOUNTABLE_NOUNS.has(head.lower))),
    pronoun: false,
    group: GROUP_NOUNS.has(head.lower),
    verb,
  };
}

/** "many student": several are meant, whatever the noun's form. */
const isSeveral = (doc: Doc, first: Token, head: Token): boolean =>
  doc.tokens
    .slice(first.index, head.index)
    .some((token) => isManyNumber(token) || /^(?:many|most|all|some|these|those|several)$/.test(token.lower));

const isAfterAs = (doc: Doc, token: Token): boolean =>
  token.before === 'none' && doc.tokens[token.index - 1]?.lower === 'as';

/** "my friends and I", "my mother and my father": several, with the verb after the last. */
function joinedSubject(doc: Doc, first: Token, and: Token): Subject | null {
  let index = and.index + 1;
  while (POSSESSIVES.has(doc.tokens[index]?.lower ?? '') || doc.tokens[index]?.lower === 'the') index++;
  const head = doc.tokens[index];
  const noun = head && (head.lower === 'i' || PERSON_NOUNS.has(singularOf(head.lower)));
  if (!head || !noun || head.before !== 'none') return null;
  const verb = verbAfter(doc, head);
  if (verb?.lower === 'and' || verb?.lower === 'or') return null;
  return { first, head, person: 3, plural: true, pronoun: false, group: false, verb };
}

/** A noun that carries the phrase. A known person ends it, so that "my mother work" is not read as one name. */
function isHead(token: Token, head: Token | undefined): boolean {
  if (PERSON_NOUNS.has(token.lower) || (!head && PERSON_NOUNS.has(singularOf(token.lower)))) return true;
  if (head && (PERSON_NOUNS.has(singularOf(head.lower)) || hasForm(token, 'base', 's', 'past'))) return false;
  if (MID_ADVERBS.has(token.lower) || token.lower === 'yesterday') return false;
  return isNoun(token) || token.lower === 'people' || isOpeningPlural(token);
}

/** "Robots is …": the capital of a first word makes the tagger take it for a name. */
const isOpeningPlural = ({ tag, before, lower }: Token): boolean =>
  tag === 'PROPN' &&
  before === 'stop' &&
  isPluralForm(lower) &&
  (COUNTABLE_NOUNS.has(singularOf(lower)) || PERSON_NOUNS.has(singularOf(lower)));

const standsBare = (head: Token): boolean =>
  BARE_SUBJECTS.has(head.lower) || (isPluralForm(head.lower) && !isPureThird(head));

/** Whether a clause may begin with this token. `previous` tells "X and Y" (one subject) from "… and then Y does". */
export function startsClause(doc: Doc, token: Token, previous?: Subject): boolean {
  if (token.before !== 'none') return true;
  const before = doc.tokens[token.index - 1];
  if (!before) return true;
  if (before.lower === 'not' && INDEFINITE.has(token.lower)) return startsClause(doc, before, previous);
  if (before.lower === 'and' || before.lower === 'or') {
    const nominal = doc.tokens[token.index - 2];
    const joinsNouns = nominal && ['NOUN', 'PROPN', 'PRON', 'ADJ'].includes(nominal.tag);
    if (!joinsNouns) return true;
    if (!previous?.verb || previous.verb.index >= before.index || REPORTING.has(previous.verb.lower))
      return false;
    return hasForm(previous.verb, 'base', 's', 'past');
  }
  if (OPENERS.has(before.lower)) return before.lower !== 'that' || isReportedThat(doc, before);
  if (endsTime(doc, before)) return true;
  if (INTRO_ADVERBS.has(before.lower)) return startsClause(doc, before, previous);
  return REPORTING.has(before.lower) || followsFronted(doc, token);
}

const FRONTING = set(
  'in at on during after before from for with near behind beside inside outside around by every last next one that this',
);
const FRONTED_TAGS: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADJ', 'DET', 'NUM', 'ADP']);
const isFronted = (token: Token): boolean =>
  FRONTED_TAGS.has(token.tag) || POSSESSIVES.has(token.lower) || FRONTING.has(token.lower) || isSchool(token);
/** The tagger takes it for a verb after "to" and "after". */
const isSchool = ({ lower }: Token): boolean => lower === 'school';

/** "in my kampung the people …", "In 2019 my school …": a second noun phrase after a place or a time that opens the sentence. */
function followsFronted(doc: Doc, token: Token): boolean {
  const before = doc.tokens[token.index - 1];
  const ends =
    before !== undefined && (isNoun(before) || isSchool(before) || /^(?:PROPN|NUM)$/.test(before.tag));
  if (!ends || !(START_DETERMINERS.has(token.lower) && token.lower !== 'that')) return false;
  let first = before;
  while (first.before === 'none' && first.index > 0) {
    const earlier = doc.tokens[first.index - 1];
    if (!earlier || !isFronted(earlier)) break;
    first = earlier;
  }
  const opens = first.before !== 'none' || OPENERS.has(doc.tokens[first.index - 1]?.lower ?? '');
  return opens && FRONTING.has(first.lower) && first !== before;
}

/** "two days ago", "last weekend": a clause may begin after it. */
const endsTime = (doc: Doc, token: Token): boolean =>
  token.lower === 'ago' ||
  (TIME_WORDS.has(token.lower) && /^(?:last|next|one|every)$/.test(doc.tokens[token.index - 1]?.lower ?? ''));

/** "I think that …", not "the book that …". */
function isReportedThat(doc: Doc, that: Token): boolean {
  const before = doc.tokens[that.index - 1];
  return before !== undefined && (REPORTING.has(before.lower) || before.lower === 'so');
}

function verbAfter(doc: Doc, head: Token): Token | undefined {
  let index = afterApposition(doc, head);
  if (doc.tokens[index]?.lower === 'next' && doc.tokens[index + 1]?.lower === 'door') index += 2;
  if (/^(?:there|here)$/.test(doc.tokens[index]?.lower ?? '') && head.tag === 'NOUN') index++;
  if (doc.tokens[index]?.before === 'comma' && MID_ADVERBS.has(doc.tokens[index]?.lower ?? '')) index++;
  while (doc.tokens[index]?.before === 'none' && MID_ADVERBS.has(doc.tokens[index]?.lower ?? '')) index++;
  const verb = doc.tokens[index];
  return verb?.before === 'none' || index === afterApposition(doc, head) ? verb : undefined;
}

/** "my friend Amir knows": the name follows without a comma. */
const isNameAfter = (head: Token, name: Token | undefined): boolean =>
  PERSON_NOUNS.has(head.lower) &&
  name?.before === 'none' &&
  /^\p{Lu}\p{Ll}/u.test(name.text) &&
  name.verbs.length === 0 &&
  name.tag === 'PROPN';

/** Where the clause goes on after "my best friend, Priya, …": one or two names between commas. */
function afterApposition(doc: Doc, head: Token): number {
  const [name, second, third] = [1, 2, 3].map((by) => doc.tokens[head.index + by]);
  if (isNameAfter(head, name)) return second?.before === 'none' ? second.index : head.index + 1;
  if (!PERSON_NOUNS.has(head.lower) || name?.before !== 'comma' || !/^\p{Lu}/u.test(name.text))
    return head.index + 1;
  if (second?.before === 'comma') return second.index;
  return second && /^\p{Lu}/u.test(second.text) && third?.before === 'comma' ? third.index : head.index + 1;
}

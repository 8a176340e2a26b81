import { baseOf, type Doc, hasForm, type Token } from '../../language/document.js';
import { PERSON_NOUNS, ROLE_NOUNS } from '../../language/noun-lists.js';
import { singularOf } from '../../language/nouns.js';
import { maybe, scan } from '../../language/pattern.js';
import { type Subject, startsClause, subjectsOf } from '../../language/subjects.js';
import { FINITE_BE, isPlaceName, MODALS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit, said } from '../rule.js';
import { closes, DEGREE, finiteLater, isRelative, isStative, next } from './clause-words.js';
import { isStory } from './times.js';

const BE_NEEDED = 'English needs a form of “be” here: “she is kind”, “she is cooking”.';
const DO_NEEDED = 'Say no with do, does or did: “she does not like”.';

function beFor(doc: Doc, { person, plural, head }: Subject): string {
  const many = plural || head.lower === 'we';
  if (isStory(doc, head)) return many ? 'were' : 'was';
  return head.lower === 'i' ? 'am' : many || person !== 3 ? 'are' : 'is';
}
const doFor = (doc: Doc, { person, plural, head }: Subject): string =>
  isStory(doc, head) ? 'did' : person === 3 && !plural ? 'does' : 'do';
/** "My mother very kind", "she cooking", "I hungry": a subject, then no verb. */
function missingBe(doc: Doc): Hit[] {
  return subjectsOf(doc).flatMap((subject) => {
    const { head, verb } = subject;
    if (verb?.before !== 'none' || FINITE_BE.has(verb.lower)) return [];
    // "something new", "someone kind": the adjective belongs to the pronoun.
    if (/^(?:some|any|every|no)(?:thing|one|body)$/.test(head.lower) && !DEGREE.test(verb.lower)) return [];
    const judged = /^(?:find|finds|found|think|consider|make|makes|feel)$/.test(
      doc.tokens[head.index - 1]?.lower ?? '',
    );
    const nominative = subject.pronoun && !judged;
    const degree = DEGREE.test(verb.lower);
    const much = degree && next(doc, verb)?.lower === 'much';
    const described = degree ? next(doc, verb, much ? 2 : 1) : verb;
    if (!described) return [];
    const told = said(doc, doc.tokens[head.index + 1] ?? verb, described);
    const place = /^(?:there|here) /.exec(told)?.[0] ?? '';
    const added = hit(
      head,
      described,
      `${head.text} ${place}${beFor(doc, subject)} ${told.slice(place.length)}`,
    );
    if (degree) {
      const adjective = isStative(described) || (described.tag === 'ADJ' && !hasForm(described, 'base', 's'));
      return adjective && (verb.lower !== 'so' || nominative || closes(doc, described)) ? [added] : [];
    }
    const person = PERSON_NOUNS.has(singularOf(head.lower));
    if (isContinuous(verb) && (nominative || (person && !finiteLater(doc, verb)))) return [added];
    if (verb.lower === 'old' && !/^(?:already|still|also)$/.test(doc.tokens[verb.index - 1]?.lower ?? ''))
      return [];
    const adverb = /^(?:already|still|always|also)$/.test(doc.tokens[verb.index - 1]?.lower ?? '');
    const stative = isStative(verb) && closes(doc, verb) && (nominative || adverb || !finiteLater(doc, verb));
    return stative ? [added] : [];
  });
}

const isContinuous = (token: Token): boolean =>
  hasForm(token, 'ing') && token.lower !== 'being' && token.lower !== 'according';

/** "She not like", "I not happy": "not" without its helping verb. */
function bareNot(doc: Doc): Hit[] {
  return subjectsOf(doc).flatMap((subject) => {
    const { head, verb } = subject;
    const after = verb && next(doc, verb);
    if (verb?.lower !== 'not' || !after || /^(?:only|just|to|even)$/.test(after.lower)) return [];
    if (MODALS.has(after.lower))
      return [hit(verb, after, after.lower === 'can' ? 'cannot' : `${after.text} not`)];
    if (hasForm(after, 'base')) {
      return [hit(head, after, `${head.text} ${doFor(doc, subject)} not ${after.text}`)];
    }
    if (hasForm(after, 's'))
      return [hit(head, after, `${head.text} does not ${baseOf(after, 's') ?? after.text}`)];
    const state =
      isStative(after) ||
      hasForm(after, 'ing') ||
      DEGREE.test(after.lower) ||
      (hasForm(after, 'participle') && after.tag !== 'NOUN') ||
      /^(?:at|in|from|here|there|a)$/.test(after.lower);
    return state ? [hit(head, after, `${head.text} ${beFor(doc, subject)} not ${after.text}`)] : [];
  });
}

/** "My mother a nurse", "he a kind person": a person, then what the person is, and no verb. */
const bareComplement = (doc: Doc): Hit[] =>
  subjectsOf(doc).flatMap((subject) => {
    const { head, verb: article } = subject;
    const known = subject.pronoun ? subject.head.lower !== 'it' : PERSON_NOUNS.has(singularOf(head.lower));
    if (!known || !article || !/^(?:a|an)$/.test(article.lower)) return [];
    const [second, third, fourth] = [1, 2, 3].map((by) => next(doc, article, by));
    const noun = [second, third, DEGREE.test(second?.lower ?? '') ? fourth : undefined].find(
      (token) => token && (ROLE_NOUNS.has(token.lower) || PERSON_NOUNS.has(token.lower)),
    );
    return noun && !finiteLater(doc, noun)
      ? [hit(head, noun, `${head.text} ${beFor(doc, subject)} ${said(doc, article, noun)}`)]
      : [];
  });

/** A clause without its be or do. */
export const MISSING_VERB_RULES: readonly GrammarRule[] = [
  {
    id: 'missing-be',
    kind: 'missing word',
    explanation: BE_NEEDED,
    find: missingBe,
    catches: ['My mother very kind to us.', 'My sister is small and she cooking now.'],
    passes: [
      'My mother is very kind.',
      'I found my mother very kind, and the children playing outside are happy.',
    ],
  },
  {
    id: 'missing-be-noun',
    kind: 'missing word',
    explanation: 'English needs a form of “be” here: “my mother is a nurse”.',
    find: bareComplement,
    catches: ['My mother a nurse at the hospital.', 'because he a good friend'],
    passes: ['My mother is a nurse.', 'I gave my mother a nurse doll, and she, a nurse, smiled.'],
  },
  {
    id: 'missing-do',
    kind: 'missing word',
    explanation: DO_NEEDED,
    find: bareNot,
    catches: ['She not like spicy food.', 'I not happy with my marks.'],
    passes: ['She does not like spicy food.', 'I hope not, and he not only sings but dances.'],
  },
  {
    id: 'no-for-not',
    kind: 'missing word',
    explanation: DO_NEEDED,
    find: (doc) =>
      scan(
        doc,
        'i|we|you|he|she|they|it',
        'no',
        (token) =>
          (hasForm(token, 'base', 'past') || /^(?:money|time|friends|good|problem)$/.test(token.lower)) &&
          !/^(?:longer|doubt)$/.test(token.lower),
      )
        .filter(
          ({ first }) =>
            first.before !== 'none' ||
            !/^(?:do|does|did|are|is|have|tell|told|give|gave|has|with|for|to|said)$/.test(
              doc.tokens[first.index - 1]?.lower ?? '',
            ),
        )
        .map(({ first, last }) =>
          hit(
            first,
            last,
            hasForm(last, 'base')
              ? `${first.text} ${/^(?:he|she|it)$/.test(first.lower) ? 'does' : 'do'} not ${last.text}`
              : null,
          ),
        ),
    catches: ['He no have money to buy the book.', 'I no like vegetables.'],
    passes: ['He has no money.', 'They no longer live here.'],
  },
  {
    id: 'from-without-be',
    kind: 'missing word',
    explanation: BE_NEEDED,
    find: (doc) => [
      ...subjectsOf(doc).flatMap((subject) => {
        const { verb, head } = subject;
        const place = verb && next(doc, verb);
        if (
          !/^(?:from|at|in|on|near|outside|inside)$/.test(verb?.lower ?? '') ||
          !verb ||
          (verb.lower !== 'from' && (!subject.pronoun || head.lower === 'it' || head.lower.length > 4)) ||
          !(subject.pronoun || PERSON_NOUNS.has(singularOf(head.lower))) ||
          !place ||
          !(
            isPlaceName(place) ||
            /^(?:my|a|the|form|school|home|class|hospital|love|bed|standard)$/.test(place.lower)
          )
        )
          return [];
        return finiteLater(doc, verb)
          ? []
          : [hit(head, verb, `${head.text} ${beFor(doc, subject)} ${verb.text}`)];
      }),
      ...scan(doc, 'i|he|she|we|they', maybe('also|just'), 'born|supposed|allowed', 'in|on|at|to').flatMap(
        ({ first, slots }) =>
          slots[2]
            ? [
                hit(
                  first,
                  slots[2],
                  `${first.text} ${slots[2].lower === 'born' ? 'was' : /^(?:he|she)$/.test(first.lower) ? 'is' : 'am'} ${slots[2].text}`,
                ),
              ]
            : [],
      ),
      ...scan(doc, 'my', 'name', (token) => token.tag === 'PROPN' && !/^(?:is|was|as|i'm)$/.test(token.lower))
        .filter(({ first }) => startsClause(doc, first))
        .map(({ first, last }) => hit(first, last, `${first.text} name is ${last.text}`)),
      ...scan(
        doc,
        'my',
        maybe('favourite|favorite|main'),
        'hobby|ambition|dream|goal',
        (token) => hasForm(token, 'ing') || (token.lower === 'to' && !isRelative(doc, token)),
      )
        .filter(({ first, last }) => startsClause(doc, first) && !finiteLater(doc, last))
        .map(({ first, last }) => hit(first, last, null)),
    ],
    catches: ['My father from Kelantan.', 'I born in Ipoh.'],
    passes: ['My father is from Kelantan.', 'I was born in Ipoh and my name is Ali.'],
  },
  {
    id: 'modal-without-be',
    kind: 'missing word',
    explanation: 'After will, can and must an adjective needs “be”.',
    find: (doc) => [
      ...scan(
        doc,
        (token) => MODALS.has(token.lower) && token.lower !== "'ll",
        maybe("not|n't|also|always"),
        maybe('very|more|so'),
        (token) =>
          isStative(token) &&
          !hasForm(token, 'base') &&
          !/^(?:kind|fun|able|cheap|safe|well)$/.test(token.lower),
      )
        .filter(
          ({ first, last }) =>
            closes(doc, last) &&
            !/^(?:the|a|my|his|her)$/.test(doc.tokens[first.index - 1]?.lower ?? '') &&
            !doc.questions.has(first.sentence),
        )
        .map(({ slots, first, last }) =>
          hit(first, last, `${first.text} be ${slots[2] ? `${slots[2].text} ` : ''}${last.text}`),
        ),
      ...scan(
        doc,
        'want|wants|need|try|like|how|have|has',
        'to',
        maybe('very|more'),
        (token) => isStative(token) && !hasForm(token, 'base') && token.lower !== 'able',
      )
        .filter(({ last }) => closes(doc, last))
        .map(({ slots, last }) => hit(slots[1] ?? last, last, `to be ${last.text}`)),
    ],
    catches: ['You must careful when you cross the road.', 'I want to successful in life.'],
    passes: ['You must be careful.', 'Can young people do it? I want to be rich.'],
  },
];

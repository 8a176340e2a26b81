import { type Doc, hasForm, type Token } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { isAdjective, isNominal, MODALS } from '../../language/word-classes.js';
import { type GrammarRule, type Hit, hit } from '../rule.js';
import { next } from './clause-words.js';

const OBJECT_FORM: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }),
);
const OWN_FORM: ReadonlyMap<string, string> = new Map(
  Object.entries({ mine: 'my', yours: 'your', hers: 'her', ours: 'our', theirs: 'their' }),
);
const REFLEXIVE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ourself: 'ourselves',
    hisself: 'himself',
    theirself: 'themselves',
    theirselves: 'themselves',
    themself: 'themselves',
    ourselve: 'ourselves',
    themselve: 'themselves',
    meself: 'myself',
    herselves: 'herself',
  }),
);

/** No clause begins with the pronoun: what follows is no verb of it. */
const takesNoVerb = (doc: Doc, pronoun: Token): boolean => {
  const after = next(doc, pronoun);
  if (!after) return true;
  if (
    /^(?:and|or|'s|'re|'m|'ll|'d|'ve|who|both|all|also|always|never|not|just|only|really)$/.test(after.lower)
  )
    return false;
  return (
    !hasForm(after, 'base', 's', 'past') &&
    !MODALS.has(after.lower) &&
    after.tag !== 'AUX' &&
    after.tag !== 'ADV' &&
    after.tag !== 'VERB'
  );
};

/** "told I to study", "for he": the object form is needed. */
const subjectAsObject = (doc: Doc): Hit[] =>
  scan(
    doc,
    'told|tell|tells|ask|asks|asked|help|helps|helped|give|gives|gave|teach|teaches|taught|love|loves|thank|call|calls|called|scold|scolded|scolds|bring|brings|brought|want|wants|wanted|with|for|to|from|about|of|let|lets|make|makes|made|saw|meet|met|invite|invited|buy|bought|like|likes|hate|miss|remind|reminds|reminded|allow|allows|allowed|at',
    (token) => OBJECT_FORM.has(token.lower),
  )
    .filter(({ first, last }) => {
      const loose = /^(?:like|likes|for|about|of|with|at)$/.test(first.lower);
      const ends = next(doc, last) === undefined;
      const asked = /^(?:do|does|did|am|is|are)$/.test(doc.tokens[first.index - 1]?.lower ?? '');
      return (
        takesNoVerb(doc, last) &&
        !asked &&
        (!loose ||
          ends ||
          /^(?:ADP|DET)$/.test(next(doc, last)?.tag ?? '') ||
          next(doc, last)?.lower === 'to')
      );
    })
    .map(({ last }) => hit(last, last, OBJECT_FORM.get(last.lower) ?? null));

/** Pronouns in the wrong form. */
export const PRONOUN_RULES: readonly GrammarRule[] = [
  {
    id: 'told-i-to',
    kind: 'other',
    explanation: 'After a verb or a preposition say me, him, her, us and them: “told me to go”.',
    find: subjectAsObject,
    catches: ['my mother told I to study hard', 'I went to the shop with he.'],
    passes: ['My mother told me to study.', 'He told me what to do for we all agreed, like I said.'],
  },
  {
    id: 'ourself',
    kind: 'other',
    explanation: 'Say myself, himself, herself, ourselves and themselves.',
    find: (doc) =>
      scan(doc, ({ lower }) => REFLEXIVE.has(lower)).map(({ first }) =>
        hit(first, first, REFLEXIVE.get(first.lower) ?? null),
      ),
    catches: ['We must protect ourself from dengue.', 'He hurt hisself on the stairs.'],
    passes: ['We must protect ourselves.', 'He hurt himself.'],
  },
  {
    id: 'mine-book',
    kind: 'other',
    explanation: 'Before a noun say my, your, her, our or their; “mine” stands alone.',
    find: (doc) =>
      scan(
        doc,
        ({ lower }) => OWN_FORM.has(lower),
        maybe(isAdjective),
        (token) => isNominal(token) && token.verbs.length === 0 && /^[a-z]/.test(token.text),
      )
        .filter(
          ({ first, last }) =>
            doc.tokens[first.index - 1]?.lower !== 'of' &&
            !/^(?:today|yesterday|tomorrow|home|truly)$/.test(last.lower),
        )
        .map(({ first }) => hit(first, first, OWN_FORM.get(first.lower) ?? null)),
    catches: ['That is mine book.', 'I like hers idea.'],
    passes: ['That is my book.', 'A friend of mine lives here, and yours is new.'],
  },
  {
    id: 'me-like',
    kind: 'other',
    explanation: 'As the subject say I, he, she, we and they.',
    find: (doc) =>
      scan(
        doc,
        'him|her|them|us',
        maybe('always|also|never|really'),
        (token) =>
          (hasForm(token, 's') && token.tag !== 'NOUN') ||
          /^(?:can|will|is|are|was|were|has|have|like|love|want|go|went)$/.test(token.lower),
      )
        .filter(
          ({ first, last }) =>
            first.before === 'stop' &&
            !doc.questions.has(first.sentence) &&
            !(first.lower === 'her' && (last.tag === 'NOUN' || last.lower === 'like')),
        )
        .map(({ first }) => hit(first, first, SUBJECT_FORM.get(first.lower) ?? null)),
    catches: ['Her always makes me laugh.', 'them are my best friends'],
    passes: ['She always makes me laugh.', 'Her smile is sweet.'],
  },
  {
    id: 'each-others',
    kind: 'other',
    explanation: 'Say “each other” and “one another”, without -s.',
    find: (doc) =>
      scan(doc, 'each|one', 'others|anothers')
        .filter(({ last }) => doc.tokens[last.index + 1]?.lower !== "'")
        .map(({ first, last }) => hit(first, last, `${first.text} ${last.lower.replace(/s$/, '')}`)),
    catches: ['We always help each others.', 'They love one anothers.'],
    passes: ['We help each other.', 'One helps, others watch.'],
  },
];

const SUBJECT_FORM: ReadonlyMap<string, string> = new Map(
  [...OBJECT_FORM].map(([subject, object]) => [object, subject]),
);

import { maybe, scan } from '../../language/pattern.js';
import { isNominal } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';

/** A noun or verb that learners use as an adjective, and the adjective. */
const ADJECTIVE_OF: ReadonlyMap<string, string> = new Map(
  `crowd crowded|scare scared|stress stressed|bore bored|tire tired|success successful|danger dangerous|beauty beautiful
  excite excited|interest interesting|surprise surprised|health healthy|noise noisy|power powerful|importance important
  convenience convenient|happiness happy|shock shocked|embarrass embarrassed|relax relaxed|comfort comfortable
  disappoint disappointed|amaze amazing|confuse confused|frighten frightened|exhaust exhausted|strength strong
  peace peaceful|patience patient|confidence confident|difficulty difficult|poverty poor|enjoy enjoyable|spice spicy
  pollute polluted|satisfy satisfied|worry worried|thirst thirsty|hunger hungry|anger angry|luck lucky|sadness sad
  independence independent|intelligence intelligent|respectfully respectful|interestingly interesting|fame famous
  shame ashamed|pride proud|energy energetic|help helpful|care caring|friend friendly|beautifully beautiful
  happily happy|nicely nice|easily easy|safely safe|honestly honest`
    .split(/[|\n]/)
    .map((pair) => {
      const [wrong = '', right = ''] = pair.trim().split(' ');
      return [wrong, right];
    }),
);

/** The right family of words, the wrong member. */
export const WORD_FORM_RULES: readonly GrammarRule[] = [
  {
    id: 'noun-for-adjective',
    kind: 'intensifier',
    explanation: 'After “very” and “so” stands an adjective: “very crowded”, “so stressed”.',
    find: (doc) =>
      scan(
        doc,
        "am|is|are|was|were|be|'m|'s|'re|feel|feels|felt|become|became|look|looks",
        maybe('also|always|really|not'),
        'very|so|too|quite',
        (token) => ADJECTIVE_OF.has(token.lower),
      )
        .filter(({ last }) => {
          const after = doc.tokens[last.index + 1];
          const goesWithNoun = after?.before === 'none' && isNominal(after);
          const adverb = last.lower.endsWith('ly') && after?.before === 'none' && after.tag !== 'ADP';
          return !goesWithNoun && !adverb;
        })
        .map(({ slots, last }) =>
          hit(slots[2] ?? last, last, `${slots[2]?.text ?? ''} ${ADJECTIVE_OF.get(last.lower) ?? ''}`),
        ),
    catches: ['The place is very crowd on weekends.', 'I was so stress before the exam.'],
    passes: ['The place is very crowded.', 'I am so interest rates go up, and it is very easily done.'],
  },
];

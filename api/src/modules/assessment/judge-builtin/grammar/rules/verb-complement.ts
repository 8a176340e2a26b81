import { baseOf, hasForm, isPureBase, isPurePast, isPureThird } from '../../language/document.js';
import { maybe, scan } from '../../language/pattern.js';
import { ingOf, participleOf } from '../../language/verbs.js';
import { isNominal, OBJECT_PRONOUNS } from '../../language/word-classes.js';
import { type GrammarRule, hit } from '../rule.js';
import { after, baseForm, before, isBare, isInflected, takesObject } from './verb-words.js';

const SUBJECT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({ me: 'I', us: 'we', him: 'he', them: 'they', you: 'you' }),
);

/** Forms after another verb, a preposition or a person: to go, going, go. */
export const VERB_COMPLEMENT_RULES: readonly GrammarRule[] = [
  {
    id: 'verb-then-ing',
    kind: 'verb form',
    explanation: 'After this verb comes the -ing form: “enjoy reading”.',
    find: (doc) => [
      ...scan(
        doc,
        'enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finishes|finished|suggest|suggests|suggested|practise|consider|dislike|dislikes|imagine|recommend|keep|keeps|kept|mind',
        'to',
        isBare,
      )
        .filter(
          ({ first, slots }) =>
            !/^(?:keep|kept|keeps|mind)$/.test(first.lower) ||
            (slots[2] !== undefined && isPureBase(slots[2]) && first.lower !== 'mind'),
        )
        .map(({ slots, last }) => hit(slots[1] ?? last, last, ingOf(last.lower))),
      ...scan(
        doc,
        'enjoy|enjoys|enjoyed|avoid|avoids|finish|finished|suggest|keep|keeps|kept|dislike',
        (token) => isPureBase(token) || /^(?:play|watch|cook|dance|walk|talk|study|work)$/.test(token.lower),
      )
        .filter(
          ({ last, first }) => isPureBase(last) || (takesObject(doc, last) && /^enjoy/.test(first.lower)),
        )
        .filter(({ last }) => !isNominal(last) || isPureBase(last))
        .map(({ last }) => hit(last, last, ingOf(last.lower))),
      ...scan(
        doc,
        'forward',
        'to',
        (token) => isBare(token) && (isPureBase(token) || token.lower === 'work'),
      ).map(({ last }) => hit(last, last, ingOf(last.lower))),
      ...scan(doc, 'worth', 'to', isBare).map(({ slots, last }) =>
        hit(slots[1] ?? last, last, ingOf(last.lower)),
      ),
      ...scan(
        doc,
        'spend|spends|spent',
        maybe('a|some|my|all|two|three|many'),
        maybe('lot|my|much|few'),
        maybe('of'),
        'time|hours|hour|money|day|weekend',
        maybe('to'),
        (token) => isPureBase(token) || /^(?:study|play|watch|talk|work|chat)$/.test(token.lower),
      ).map(({ slots, last }) => hit(slots[5] ?? last, last, ingOf(last.lower))),
      ...scan(doc, 'busy', 'to', isPureBase).map(({ slots, last }) =>
        hit(slots[1] ?? last, last, ingOf(last.lower)),
      ),
    ],
    catches: ['I enjoy to read books.', 'I am looking forward to meet you.'],
    passes: ['I enjoy reading books.', 'I keep it to read later.'],
  },
  {
    id: 'verb-then-to',
    kind: 'verb form',
    explanation: 'After this verb comes “to” and the basic form: “want to go”.',
    find: (doc) => [
      ...scan(
        doc,
        (token) => /^(?:i|we|you|they|he|she|n't|not|really|also|always|would|'d|to|will)$/.test(token.lower),
        'want|wants|wanted|like|likes|liked|love|loves|loved|hope|hopes|need|needs|plan|plans|planned|decide|decided|try|tried|learn|learned|learnt|prefer|wish|hate|start|started|begin|began',
        (token) =>
          isPureBase(token) ||
          token.lower === 'be' ||
          (/^(?:play|watch|sleep|work|study|visit|cook|walk|drink|help)$/.test(token.lower) &&
            takesObject(doc, token)),
      )
        .filter(
          ({ slots, last }) =>
            !(
              slots[1] &&
              /^(?:need|like|learn)$/.test(slots[1].lower) &&
              /^(?:help|work|sleep|drink)$/.test(last.lower)
            ) && doc.tokens[last.index + 1]?.lower !== "'s",
        )
        .map(({ last }) => hit(last, last, `to ${last.text}`)),
      ...scan(
        doc,
        'want|wants|wanted|hope|hopes|decide|decided|plan|planned|wish|promise|promised|refuse|refused',
        (token) => hasForm(token, 'ing') && token.tag !== 'NOUN',
      )
        .filter(({ last }) => !isNominal(after(doc, last) ?? last) || takesObject(doc, last))
        .map(({ last }) => hit(last, last, `to ${baseOf(last, 'ing') ?? last.lower}`)),
    ],
    catches: ['I want go to Japan.', 'We decided going home early.'],
    passes: ['I want to go to Japan.', 'I need help and I like food.'],
  },
  {
    id: 'to-inflected',
    kind: 'verb form',
    explanation: 'After “to” the verb stays in its basic form.',
    find: (doc) =>
      [
        ...scan(
          doc,
          'to',
          (token) => isPurePast(token) && !/^(?:left|saw|felt|found|lay)$/.test(token.lower),
        ),
        ...scan(
          doc,
          'want|wants|wanted|like|likes|love|need|needs|hope|decide|decided|plan|try|tried|have|has|had|going|start|able|learn|how|ready|easy|important|me|us|him|them|people|prefer',
          'to',
          (token) =>
            (isInflected(token) &&
              (isPureThird(token) ||
                isPurePast(token) ||
                (token.lower.endsWith('ed') && token.tag !== 'ADJ' && token.tag !== 'NOUN'))) ||
            (hasForm(token, 'ing') && !isBare(token)),
        ),
      ]
        .filter(
          ({ slots, last }) =>
            !(
              hasForm(last, 'ing') &&
              /^(?:prefer|like|going|me|us|him|them|people|has|have|had)$/.test(slots[0]?.lower ?? '') &&
              slots.length > 2 &&
              !/^(?:have|has|had|like)$/.test(slots[0]?.lower ?? '')
            ),
        )
        .map(({ last }) => hit(last, last, baseForm(last))),
    catches: ['I want to went there again.', 'She has to goes home early.'],
    passes: ['I want to go there again.', 'He is used to cooking and I prefer to stay.'],
  },
  {
    id: 'preposition-then-base',
    kind: 'verb form',
    explanation: 'After a preposition comes the -ing form: “without thinking”.',
    find: (doc) => [
      ...scan(
        doc,
        'by|without|of|for|before|after|about|in|at|from',
        (token) =>
          isPureBase(token) &&
          !/^(?:use|get|say|let|hate|own|go|waste|cry|laugh|show|share|deal|treat|surround|visit|feed|pass|hold|pay|surf|escape|repair|rescue|finish|win|fail|worship)$/.test(
            token.lower,
          ) &&
          token.tag !== 'NOUN',
      )
        .filter(({ first, last }) => !(last.lower === 'reach' && before(doc, first) === 'out'))
        .map(({ last }) => hit(last, last, ingOf(last.lower))),
      ...scan(
        doc,
        'before|after|without|by|of|about',
        'go|use|visit|get|pay',
        'to|the|a|my|our|some|back|home',
      )
        .filter(({ slots, last }) => slots[1]?.lower !== 'use' || last.lower !== 'to')
        .flatMap(({ slots }) => (slots[1] ? [hit(slots[1], slots[1], ingOf(slots[1].lower))] : [])),
      ...scan(
        doc,
        'good|interested|bad|better',
        'at|in',
        'play|sing|dance|cook|draw|swim|write|speak|learn|study|read|run|paint',
      ).map(({ last }) => hit(last, last, ingOf(last.lower))),
    ],
    catches: ['I brush my teeth before go to bed.', 'He left without tell us.'],
    passes: ['I brush my teeth before going to bed.', 'It is of use to us in the morning.'],
  },
  {
    id: 'make-someone-do',
    kind: 'verb form',
    explanation: 'After make and let comes the person and the basic form: “make me feel”.',
    find: (doc) => [
      ...scan(
        doc,
        'let|lets|make|makes|made|making|letting',
        'me|us|him|them|you|people|her|students',
        'to',
        isBare,
      ).map(({ slots, last }) => hit(slots[2] ?? last, last, last.text)),
      ...scan(
        doc,
        'let|lets|make|makes|made',
        'me|us|him|them|you|it',
        (token) =>
          isPureThird(token) ||
          isPurePast(token) ||
          /^(?:feels|looks|works|feeling|laughing|crying|wants)$/.test(token.lower),
      ).map(({ last }) => hit(last, last, baseForm(last))),
    ],
    catches: ['My mother let me to go out.', 'This song makes me feels happy.'],
    passes: ['My mother let me go out.', 'It makes me happy to help.'],
  },
  {
    id: 'ask-someone-to',
    kind: 'verb form',
    explanation: 'After ask, tell, want and help others comes “to”: “asked me to go”.',
    find: (doc) => [
      ...scan(
        doc,
        'ask|asks|asked|tell|tells|told|want|wants|wanted|advise|advised|allow|allows|allowed|encourage|encourages|force|forced|teach|remind|reminds|invite|invited|expect',
        'me|us|him|them|you|people|students',
        (token) =>
          isPureBase(token) ||
          /^(?:play|work|study|stay|sleep|use|clean|cook|help|drive|finish|be)$/.test(token.lower),
      )
        .filter(
          ({ first, last }) =>
            !(
              /^(?:tell|told|ask|asked|teach)/.test(first.lower) &&
              /^(?:know|think|do|did|believe)$/.test(last.lower) &&
              doc.questions.has(last.sentence)
            ),
        )
        .map(({ last }) => {
          const not = after(doc, last);
          return last.lower === 'do' && not && /^(?:n't|not)$/.test(not.lower)
            ? hit(last, not, 'not to')
            : hit(last, last, `to ${last.text}`);
        }),
      ...scan(doc, 'suggest|suggests|suggested', 'me|us|him|them|you', 'to', isBare).map(
        ({ first, slots, last }) =>
          hit(
            first,
            last,
            `${first.text} that ${SUBJECT_OF.get(slots[1]?.lower ?? '') ?? 'you'} ${last.text}`,
          ),
      ),
    ],
    catches: ['My teacher asked me go to the office.', 'My parents want me become a doctor.'],
    passes: ['My teacher asked me to go.', 'He told me stories about people who work.'],
  },
  {
    id: 'ed-or-ing',
    kind: 'verb form',
    explanation: 'A person feels bored or interested; a thing is boring or interesting.',
    find: (doc) => [
      ...scan(
        doc,
        'i|we',
        "am|was|are|were|'m|feel|felt|get|got",
        maybe('very|so|really|quite|too|also|always|not'),
        'boring|interesting|exciting|tiring|confusing|disappointing|embarrassing|annoying|frightening|surprising|shocking|relaxing|satisfying',
      )
        .filter(
          ({ slots, last }) =>
            !(after(doc, last) && isNominal(after(doc, last) ?? last)) &&
            (last.lower !== 'relaxing' || /^fe/.test(slots[1]?.lower ?? '')),
        )
        .map(({ last }) => hit(last, last, last.lower.replace(/ing$/, 'ed'))),
      ...scan(
        doc,
        'it|movie|film|book|story|game|trip|lesson|class|subject|place|show|match|song',
        "is|was|'s|are|were",
        maybe('very|so|really|quite|too|not'),
        'bored|excited|interested|tired|relaxed|confused|surprised|disappointed',
      )
        .filter(({ first, last }) => !(first.lower === 'class' && last.lower !== 'interested'))
        .map(({ last }) =>
          hit(
            last,
            last,
            last.lower === 'tired' || last.lower.endsWith('ied')
              ? 'tiring'
              : last.lower.replace(/ed$/, 'ing'),
          ),
        ),
      ...scan(
        doc,
        "am|is|are|was|were|feel|feels|felt|get|'m",
        maybe('very|so|really|quite|too|also|always|not'),
        'scare|bore|tire|confuse|interest|surprise|excite|disappoint|amaze|embarrass|exhaust|satisfy|annoy',
      )
        .filter(
          ({ last }) =>
            !/^(?:is|was)$/.test(before(doc, last)) ||
            /^(?:scare|bore|tire|confuse|excite|disappoint|amaze|embarrass|exhaust|satisfy|annoy)$/.test(
              last.lower,
            ),
        )
        .map(({ last }) => hit(last, last, participleOf(last.lower))),
    ],
    catches: ['I am very boring at home.', 'The movie was very interested.'],
    passes: ['I am bored at home.', 'The movie was very interesting.'],
  },
  {
    id: 'activity-subject',
    kind: 'verb form',
    explanation: 'An activity as the subject takes -ing: “Playing football is fun”.',
    find: (doc) =>
      scan(
        doc,
        'play|read|eat|go|watch|listen|swim|learn|buy|drink|do|use',
        maybe('to|the|a|some|many'),
        (token) => isNominal(token),
        maybe(isNominal),
        'is|can|makes|helps|are',
      )
        .filter(
          ({ first, slots }) =>
            first.before === 'stop' &&
            !OBJECT_PRONOUNS.has(slots[2]?.lower ?? '') &&
            !doc.questions.has(first.sentence),
        )
        .map(({ first }) => hit(first, first, ingOf(first.lower))),
    catches: ['Play football is my hobby.', 'Eat vegetables can make us healthy.'],
    passes: ['Playing football is my hobby.', 'Read the book that is on the table.'],
  },
];

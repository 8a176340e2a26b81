import { describe, expect, test } from '@jest/globals';
import { transcriptOf } from 'schema/rules/transcript';
import { gateTalk } from '../gate-talk.js';
import { communicativeMark, communicativeValue } from '../judge-builtin/communicative.js';
import { communicativeSection } from '../judge-builtin/sections/talk-sections.js';
import { inWholeTranscript, studentTranscript } from '../talk-transcript.js';
import { movesOf } from './moves.js';
import { summarizeTalk } from './summarize-talk.js';
import type { Talk, TalkMove, TalkTurn } from './talk.types.js';

describe('the moves of a sentence', () => {
  test.each<[string, TalkMove[]]>([
    ['Let us see what it is.', []],
    ["Let's start with the first point.", ['initiate']],
    ['Another point is the cost.', ['initiate']],
    ['What about you?', ['ask']],
    ['do you agree with me', ['ask']],
    ['I totally agree with you.', ['agree']],
    ['You are right about that.', ['agree']],
    ['I see your point, but it is far.', ['disagree', 'buildOn']],
    ["I don't think so.", ['disagree']],
    ['That is true, but not for everyone.', ['disagree']],
    ['It is good because it is cheap.', ['giveReason']],
    ['I have lived here since 2010.', []],
    ['As you said, buses are slow.', ['buildOn']],
    ['For example, my brother takes the bus.', ['clarify']],
    ['Do you mean the school bus?', ['ask', 'clarify']],
    ['We should plant more trees.', ['suggest']],
    ["Let's choose the first one.", ['decide']],
    ['I would choose sport.', ['decide']],
    ['In conclusion, both are good.', ['close']],
    ['The bus is red.', []],
  ])('%j', (sentence, moves) => expect(movesOf(sentence)).toEqual(moves));
});

const QUESTION = {
  text: 'Ways to save water',
  points: ['short showers', 'rain barrels', 'repair pipes', 'school posters'],
};
const partner = (text: string, phase: TalkTurn['phase'] = 'session1'): TalkTurn => ({
  speaker: 'partner',
  text,
  phase,
  seconds: null,
});
const student = (
  text: string,
  phase: TalkTurn['phase'] = 'session1',
  seconds: number | null = 10,
): TalkTurn => ({ speaker: 'student', text, phase, seconds });

const SKILLED: Talk = {
  turns: [
    partner('Let us talk about saving water. Where would you begin?'),
    student(
      'I would like to start with short showers, because most of us use too much water in the bathroom. What do you think?',
    ),
    partner('I agree about showers. Rain barrels are useful, too.'),
    student(
      "You mentioned rain barrels, and I agree with you, since they cost almost nothing. But I'm not sure about flats, for example my aunt has no garden.",
    ),
    partner('True. Then what else?'),
    student(
      'Another point is to repair pipes. We could ask the town council to check them every year, so that nothing is lost.',
    ),
    partner('Which one is the best?', 'session2'),
    student('I would choose short showers, because everybody can do it today. Do you agree?', 'session2'),
    partner('Yes. What happens if nobody saves water?', 'session3'),
    student(
      'As you said, nobody likes to change. In conclusion, we both think that schools should teach it, so that it lasts.',
      'session3',
    ),
  ],
};
const PASSIVE: Talk = {
  turns: [
    partner('Let us talk about saving water. Where would you begin?'),
    student('Shower maybe.'),
    partner('Why?'),
    student('It is good.'),
    partner('What about rain barrels?'),
    student('Yes good also.'),
    partner('Which one is best?'),
    student('I do not know. All good.'),
  ],
};

describe('what is counted', () => {
  const talk = summarizeTalk(SKILLED, QUESTION);

  test('moves with the words that made them', () => {
    const counts = Object.fromEntries(talk.moves.map(({ move, count }) => [move, count]));
    expect(counts).toEqual({
      initiate: 2,
      ask: 2,
      agree: 1,
      disagree: 1,
      giveReason: 5,
      buildOn: 2,
      clarify: 1,
      suggest: 2,
      decide: 1,
      close: 1,
    });
    const said = studentTranscript(SKILLED);
    for (const quote of talk.moves.flatMap(({ quotes }) => quotes)) expect(said).toContain(quote);
  });

  test('points by who spoke of them, turns, words and phases', () => {
    expect(talk.points.map(({ byStudent, byPartner }) => [byStudent, byPartner])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect(talk).toMatchObject({ studentTurns: 5, partnerTurns: 5, takenUp: { of: 5 } });
    expect(talk.takenUp.turns).toBeGreaterThanOrEqual(4);
    expect(
      talk.phases.map(({ phase, studentTurns, spokenSeconds }) => [phase, studentTurns, spokenSeconds]),
    ).toEqual([
      ['session1', 3, 30],
      ['session2', 1, 10],
      ['session3', 1, 10],
    ]);
  });

  test('typed turns have no speaking time, and a talk held elsewhere no phases', () => {
    const typed = summarizeTalk({ turns: [partner('Hello?'), student('Hi.', 'session1', null)] }, QUESTION);
    expect(typed.phases[0]?.spokenSeconds).toBeNull();
    expect(summarizeTalk({ turns: [student('Hi.', null)] }, QUESTION).phases).toEqual([]);
  });
});

describe('the band', () => {
  test('who runs the talk is far above who only answers', () => {
    const skilled = communicativeMark(summarizeTalk(SKILLED, QUESTION));
    const passive = communicativeMark(summarizeTalk(PASSIVE, QUESTION));
    expect(skilled.band).toBeGreaterThanOrEqual(5);
    expect(passive.band).toBeLessThanOrEqual(2);
    expect(skilled.reasons.join(' ')).toContain('What do you think?');
    expect(skilled.reasons.join(' ')).toContain('has not been set against examiners');
    expect(passive.lift).toContain('Ask your partner back');
  });

  test('each move more never lowers it', () => {
    const [greeting, ...rest] = PASSIVE.turns;
    if (!greeting) throw new Error('no greeting');
    const more = [
      'What do you think?',
      'I agree with you about showers.',
      'We should use rain barrels, because they are cheap.',
    ];
    let before = communicativeValue(summarizeTalk(PASSIVE, QUESTION));
    for (let n = 1; n <= more.length; n += 1) {
      const last = student(more.slice(0, n).join(' '));
      const value = communicativeValue(
        summarizeTalk({ turns: [greeting, ...rest, partner('And showers?'), last] }, QUESTION),
      );
      expect(value).toBeGreaterThanOrEqual(before);
      before = value;
    }
  });

  test('the section has the balance, the points, a remark for each phase and the words', () => {
    const lines = communicativeSection(summarizeTalk(SKILLED, QUESTION)).join('\n');
    expect(lines).toContain('You took 5 of 10 turns');
    expect(lines).toContain(
      'You spoke of 3 of 4 points: “short showers”, “rain barrels”, “repair pipes”. Both of you spoke of 2.',
    );
    expect(lines).toContain('Decision Making: you took 1 turn and spoke for 10 of 60 seconds.');
  });
});

describe('the gate', () => {
  test.each<[string, Talk, string | undefined]>([
    ['a whole talk', SKILLED, undefined],
    ['five turns', { turns: SKILLED.turns.slice(0, 5) }, 'tooFewTurns'],
    [
      'too little of the student',
      {
        turns: SKILLED.turns.map((turn) => ({
          ...turn,
          text: turn.speaker === 'student' ? 'Yes.' : turn.text,
        })),
      },
      'tooFewWords',
    ],
    [
      'another language',
      {
        turns: SKILLED.turns.map((turn) => ({
          ...turn,
          text: 'Saya suka makan nasi lemak dengan kawan di sekolah setiap hari',
        })),
      },
      'notEnglish',
    ],
  ])('%s', (_name, talk, reason) => expect(gateTalk(talk)?.reason).toBe(reason));
});

test('a finding in the student’s words is found in the whole transcript; one over two turns is dropped', () => {
  const own = studentTranscript(SKILLED);
  const whole = transcriptOf(SKILLED.turns);
  const finding = (quote: string) => {
    const start = own.indexOf(quote);
    return { kind: 'other', quote, start, end: start + quote.length, correction: null, reason: '' } as const;
  };
  const found = inWholeTranscript(['short showers', 'my aunt', 'Do you agree?'].map(finding), SKILLED);
  expect(found).toHaveLength(3);
  for (const { quote, start, end } of found) expect(whole.slice(start, end)).toBe(quote);
  const over = { ...finding('What do you think?'), end: own.indexOf('You mentioned') + 5 };
  expect(inWholeTranscript([over], SKILLED)).toEqual([]);
});

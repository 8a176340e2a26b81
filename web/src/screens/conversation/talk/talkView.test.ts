import { describe, expect, test } from '@jest/globals';
import { aConversation, anOutgoingTurn, aTalk, aTurn, partnerTurn, studentTurn } from '../testing/talk';
import type { Activity } from './talkMachine';
import { coveredCount, logEntries, recordingLimit, spokenMs, talkAtFirst } from './talkView';

const YOUR_TURN: Activity = { kind: 'yourTurn', problem: null };

/** The server's record of {@link anOutgoingTurn}. */
const ITS_KEY = { clientKey: anOutgoingTurn().clientKey };

describe('a conversation that is opened', () => {
  test.each([
    ['after the greeting', aConversation(), 'yourTurn'],
    ['with an answer due', aConversation({ turns: [aTurn(), studentTurn(2)] }), 'thinking'],
    [
      'with a recording that nobody wrote down',
      aConversation({ turns: [aTurn(), studentTurn(2, { text: null })] }),
      'yourTurn',
    ],
    ['handed in', aConversation({ isOpen: false }), 'assessing'],
  ])('%s goes on with %s', (_name, conversation, kind) =>
    expect(talkAtFirst(conversation).activity.kind).toBe(kind),
  );

  test('is not told again that its time is up', () => {
    expect(talkAtFirst(aConversation({ isTargetReached: true })).timeUp).toEqual(['session1']);
  });
});

describe('how long one may record', () => {
  test.each([
    ['at first', {}, { ms: 120_000, endsPhase: 'session1' }],
    ['later', { spokenSeconds: 90 }, { ms: 30_000, endsPhase: 'session1' }],
    ['a breath before the target', { spokenSeconds: 120 }, { ms: 1000, endsPhase: 'session1' }],
    ['after the target', { spokenSeconds: 121, isTargetReached: true }, { ms: 120_000, endsPhase: null }],
  ])('%s', (_name, changes, limit) => expect(recordingLimit(aConversation(changes))).toEqual(limit));
});

describe('the speaking time', () => {
  const conversation = aConversation({ spokenSeconds: 10 });
  const turn = anOutgoingTurn();
  test.each<[string, Activity, number]>([
    ['what the server has measured', YOUR_TURN, 10_000],
    [
      'stands still while the partner speaks',
      { kind: 'speaking', text: 'Why?', delayMs: 0, growing: false },
      10_000,
    ],
    [
      'runs while the student records',
      { kind: 'recording', since: 1000, limit: { ms: 9000, endsPhase: null } },
      13_000,
    ],
    ['keeps the turn on its way', { kind: 'transcribing', turn }, 14_000],
  ])('%s', (_name, activity, ms) => expect(spokenMs(conversation, activity, 4000)).toBe(ms));

  test('a turn that has arrived is not counted twice', () => {
    const arrived = aConversation({ spokenSeconds: 14, turns: [aTurn(), studentTurn(2, ITS_KEY)] });
    expect(spokenMs(arrived, { kind: 'transcribing', turn }, 0)).toBe(14_000);
  });
});

describe('the log', () => {
  const marks = (conversation = aConversation(), activity: Activity = YOUR_TURN) =>
    logEntries(conversation, aTalk(activity)).map(({ speaker, mark }) => [speaker, mark]);

  test('says how the words of the student came to be, and what is being spoken', () => {
    const turns = [aTurn(), studentTurn(2), partnerTurn(3), studentTurn(4, { transcriptSource: 'typed' })];
    expect(marks(aConversation({ turns }))).toEqual([
      ['partner', null],
      ['student', 'transcribed'],
      ['partner', null],
      ['student', 'typed'],
    ]);
    const speaking = { kind: 'speaking', text: 'Why food?', delayMs: 0, growing: false } as const;
    expect(marks(aConversation({ turns: turns.slice(0, 3) }), speaking).at(-1)).toEqual([
      'partner',
      'speaking',
    ]);
  });

  test('holds the place of a turn until its words are there, once', () => {
    const activity = { kind: 'transcribing', turn: anOutgoingTurn() } as const;
    const pending = ['student', 'pending'];
    expect(marks(aConversation(), activity)).toEqual([['partner', null], pending]);
    const unwritten = aConversation({ turns: [aTurn(), studentTurn(2, { text: null, ...ITS_KEY })] });
    expect(marks(unwritten, activity)).toEqual([['partner', null], pending]);
    const written = aConversation({ turns: [aTurn(), studentTurn(2, ITS_KEY)] });
    expect(marks(written, activity)).toEqual([
      ['partner', null],
      ['student', 'transcribed'],
    ]);
    expect(marks(unwritten)).toEqual([
      ['partner', null],
      ['student', 'unwritten'],
    ]);
  });

  test('keeps the turn on its way beside those of another page', () => {
    const activity = { kind: 'transcribing', turn: anOutgoingTurn() } as const;
    const elsewhere = aConversation({ turns: [aTurn(), studentTurn(2, { clientKey: 'another' })] });
    expect(marks(elsewhere, activity).slice(1)).toEqual([
      ['student', 'transcribed'],
      ['student', 'pending'],
    ]);
  });

  test('what was heard of an answer is shown until the record has it, in the same place', () => {
    const heard = { after: 2, text: 'I see.', at: 5 };
    const activity: Activity = { kind: 'speaking', text: 'I see.', delayMs: 0, growing: true };
    const growing = { ...aTalk(activity), heard };
    const asked = [aTurn(), studentTurn(2)];
    const begun = logEntries(aConversation({ turns: asked }), growing).at(-1);
    expect(begun).toMatchObject({ speaker: 'partner', text: 'I see.', mark: 'speaking' });
    const whole = aConversation({ turns: [...asked, partnerTurn(3, { text: 'I see. Why?' })] });
    const entries = logEntries(whole, growing);
    expect(entries).toHaveLength(3);
    expect(entries.at(-1)).toMatchObject({ key: begun?.key, text: 'I see. Why?', mark: 'speaking' });
    const later = aConversation({
      turns: [...asked, studentTurn(3), partnerTurn(4, { text: 'I see. Why?' })],
    });
    expect(logEntries(later, growing)).toHaveLength(4);
    const goneOn = aConversation({ turns: [...asked, studentTurn(3)] });
    expect(logEntries(goneOn, { ...aTalk(YOUR_TURN), heard }).map(({ text }) => text)[2]).toBe('I see.');
  });

  test('what stands in for the partner follows the turn that it answers', () => {
    const asides = [{ after: 2, text: 'Tell me more.', at: 5 }];
    const turns = [aTurn(), studentTurn(2), studentTurn(3)];
    const entries = logEntries(aConversation({ turns }), { ...aTalk(YOUR_TURN), asides });
    expect(entries.map(({ text }) => text)[2]).toBe('Tell me more.');
  });
});

test('a point that both have covered is one point', () => {
  const [first, second, third] = aConversation().points;
  if (!first || !second || !third) throw new Error('The map has three points.');
  const points = [
    { ...first, coveredByStudent: true, coveredByPartner: true },
    { ...second, coveredByPartner: true },
    third,
  ];
  expect(coveredCount(aConversation({ points }))).toBe(2);
});

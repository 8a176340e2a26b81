import { describe, expect, test } from '@jest/globals';
import { anOutgoingTurn, aTalk } from '../testing/talk';
import { type Activity, type Talk, type TalkEvent, talkReducer } from './talkMachine';

const turn = anOutgoingTurn();
const failure = { kind: 'later', sentence: 'Later.' } as const;
const limit = { ms: 5000, endsPhase: 'session1' } as const;
const aside = { after: 2, text: 'Tell me more.', at: 0 };

const ACTIVITIES = {
  yourTurn: { kind: 'yourTurn', problem: null },
  requesting: { kind: 'requesting' },
  recording: { kind: 'recording', since: 1000, limit },
  finishing: { kind: 'finishing', spokenMs: 3000, problem: null },
  transcribing: { kind: 'transcribing', turn },
  unsent: { kind: 'unsent', turn, failure },
  thinking: { kind: 'thinking' },
  speaking: { kind: 'speaking', text: 'Why?', delayMs: 0, growing: false },
  growing: { kind: 'speaking', text: 'I see.', delayMs: 0, growing: true },
  advancing: { kind: 'advancing' },
  assessing: { kind: 'assessing', handedIn: false, watched: true },
} satisfies Record<string, Activity>;

const EVENTS: readonly TalkEvent[] = [
  { type: 'turnTaken' },
  { type: 'microphoneOpened', at: 1000, limit },
  { type: 'microphoneRefused', problem: 'denied' },
  { type: 'stopped', at: 4000 },
  { type: 'unplugged', at: 4000 },
  { type: 'ticked', at: 9000 },
  { type: 'recordingFailed' },
  { type: 'turnMade', turn },
  { type: 'turnArrived' },
  { type: 'turnFailed', failure },
  { type: 'turnDropped' },
  { type: 'turnFound', turn, failure },
  { type: 'sentenceCame', sentence: { after: 2, text: 'Why?', at: 0 } },
  { type: 'replied', text: 'Why?' },
  { type: 'replyFailed', aside },
  { type: 'replyOverdue' },
  { type: 'spoken' },
  { type: 'advanceAsked' },
  { type: 'advanced', opening: 'Now we decide.' },
  { type: 'advanceFailed' },
  { type: 'assessmentAsked' },
  { type: 'assessmentFailed' },
  { type: 'handedIn' },
];

const after = (activity: Activity, ...events: readonly TalkEvent[]): Talk =>
  events.reduce(talkReducer, aTalk(activity));

/** What leads where; whatever is not listed changes nothing. */
const WAYS: Record<keyof typeof ACTIVITIES, Partial<Record<TalkEvent['type'], Activity['kind']>>> = {
  yourTurn: {
    turnTaken: 'requesting',
    turnMade: 'transcribing',
    turnFound: 'unsent',
    advanceAsked: 'advancing',
    assessmentAsked: 'assessing',
    handedIn: 'assessing',
  },
  requesting: { microphoneOpened: 'recording', microphoneRefused: 'yourTurn', handedIn: 'assessing' },
  recording: {
    stopped: 'finishing',
    unplugged: 'finishing',
    ticked: 'finishing',
    recordingFailed: 'yourTurn',
  },
  finishing: { turnMade: 'transcribing', recordingFailed: 'yourTurn' },
  transcribing: { turnArrived: 'thinking', turnFailed: 'unsent' },
  unsent: { turnMade: 'transcribing', turnDropped: 'yourTurn' },
  thinking: {
    sentenceCame: 'speaking',
    replied: 'speaking',
    replyFailed: 'yourTurn',
    replyOverdue: 'yourTurn',
    handedIn: 'assessing',
  },
  speaking: {
    spoken: 'yourTurn',
    turnTaken: 'requesting',
    turnMade: 'transcribing',
    advanceAsked: 'advancing',
    assessmentAsked: 'assessing',
    handedIn: 'assessing',
  },
  growing: {
    sentenceCame: 'speaking',
    replied: 'speaking',
    spoken: 'yourTurn',
    turnTaken: 'requesting',
    turnMade: 'transcribing',
    advanceAsked: 'advancing',
    assessmentAsked: 'assessing',
    handedIn: 'assessing',
  },
  advancing: { advanced: 'speaking', advanceFailed: 'yourTurn', handedIn: 'assessing' },
  assessing: { assessmentFailed: 'yourTurn', handedIn: 'assessing' },
};

describe.each(Object.entries(ACTIVITIES))('%s', (kind, activity) => {
  test.each(EVENTS.map((event) => [event.type, event] as const))('%s', (type, event) => {
    const next = after(activity, event).activity;
    const to = WAYS[kind as keyof typeof ACTIVITIES][type];
    if (to === undefined) expect(next).toBe(activity);
    else expect(next.kind).toBe(to);
  });
});

test('the partner speaks half a second after a phase has begun, and its answers at once', () => {
  expect(after(ACTIVITIES.advancing, { type: 'advanced', opening: 'Now we decide.' }).activity).toEqual({
    kind: 'speaking',
    text: 'Now we decide.',
    delayMs: 500,
    growing: false,
  });
  expect(after(ACTIVITIES.thinking, { type: 'replied', text: 'Why?' }).activity).toMatchObject({
    delayMs: 0,
  });
});

test('the target ends the recording and is told once; a limit of the turn alone is not told', () => {
  const early = after(ACTIVITIES.recording, { type: 'ticked', at: 5999 });
  expect(early.activity).toBe(ACTIVITIES.recording);
  const reached = talkReducer(early, { type: 'ticked', at: 6000 });
  expect(reached).toMatchObject({ activity: { kind: 'finishing', spokenMs: 5000 }, timeUp: ['session1'] });
  const again = talkReducer({ ...reached, activity: ACTIVITIES.recording }, { type: 'ticked', at: 6000 });
  expect(again.timeUp).toEqual(['session1']);
  const longest: Activity = { kind: 'recording', since: 0, limit: { ms: 5000, endsPhase: null } };
  expect(after(longest, { type: 'ticked', at: 5000 }).timeUp).toEqual([]);
  expect(after(ACTIVITIES.recording, { type: 'stopped', at: 3000 }).timeUp).toEqual([]);
});

test('what was said before the microphone went away is kept', () => {
  expect(after(ACTIVITIES.recording, { type: 'unplugged', at: 3500 }).activity).toEqual({
    kind: 'finishing',
    spokenMs: 2500,
    problem: 'unplugged',
  });
});

test('an answer grows sentence by sentence, and what was heard stays when the turn is taken', () => {
  const at = (text: string): TalkEvent => ({ type: 'sentenceCame', sentence: { after: 2, text, at: 0 } });
  const begun = after(ACTIVITIES.thinking, at('I see.'), at('Why?'));
  expect(begun.activity).toMatchObject({ text: 'I see. Why?', growing: true });
  expect(begun.heard).toEqual({ after: 2, text: 'I see. Why?', at: 0 });
  const taken = talkReducer(begun, { type: 'turnTaken' });
  expect(taken.heard).toBe(begun.heard);
  expect(talkReducer(taken, at('More.'))).toBe(taken);
  const whole = talkReducer(begun, { type: 'replied', text: 'I see. Why? Food.' });
  expect(whole.activity).toEqual({ kind: 'speaking', text: 'I see. Why? Food.', delayMs: 0, growing: false });
});

test('a partner that fails leaves words in the log', () => {
  expect(after(ACTIVITIES.thinking, { type: 'replyFailed', aside }).asides).toEqual([aside]);
  expect(after(ACTIVITIES.yourTurn, { type: 'replyFailed', aside }).asides).toEqual([]);
});

test('what is handed in elsewhere takes no turn along: it ends first, and then the marks come', () => {
  const closed = after(ACTIVITIES.recording, { type: 'handedIn' });
  expect(closed).toMatchObject({ activity: ACTIVITIES.recording, isClosed: true });
  const refused = [
    { type: 'stopped', at: 4000 },
    { type: 'turnMade', turn },
    { type: 'turnFailed', failure },
  ] as const;
  const kept = refused.reduce(talkReducer, closed);
  expect(kept.activity).toEqual({ kind: 'unsent', turn, failure });
  const marks = { kind: 'assessing', handedIn: true, watched: false };
  expect(talkReducer(kept, { type: 'turnDropped' }).activity).toEqual(marks);
  expect(after(ACTIVITIES.transcribing, { type: 'handedIn' }, { type: 'turnArrived' }).activity).toEqual(
    marks,
  );
});

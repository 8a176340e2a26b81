import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { OutgoingTurn } from '../../../features/recorder/turnDatabase';
import { aConversation, anOutgoingTurn, aTalk } from '../testing/talk';
import {
  type Activity,
  holdsTurn,
  isFree,
  recordedMs,
  type Talk,
  type TalkEvent,
  talkReducer,
  turnHolder,
} from './talkMachine';
import { spokenMs } from './talkView';

const RUNS = { seed: 20261121, numRuns: 1500 };

const time = fc.nat(300_000);
const turn = fc.stringMatching(/^[a-d]$/).map((clientKey) => anOutgoingTurn({ clientKey }));
const failure = fc.constantFrom(
  ...(['later', 'refused', 'unwritten', 'brokenOff'] as const).map((kind) => ({ kind, sentence: kind })),
);
const limit = fc.record({
  ms: fc.integer({ min: 1000, max: 120_000 }),
  endsPhase: fc.constantFrom('session1', 'session2', 'session3', null),
});
const problem = fc.constantFrom('denied' as const, 'absent' as const, 'failed' as const);
const words = fc.record({ after: fc.nat(9), text: fc.constantFrom('I see.', 'Why?'), at: time });

/** Every event that there is: what students, devices, pages that are gone, the line and the server may send. */
const EVENTS: { [Type in TalkEvent['type']]: fc.Arbitrary<Extract<TalkEvent, { type: Type }>> } = {
  turnTaken: fc.constant({ type: 'turnTaken' }),
  microphoneOpened: fc.record({ type: fc.constant('microphoneOpened' as const), at: time, limit }),
  microphoneRefused: fc.record({ type: fc.constant('microphoneRefused' as const), problem }),
  stopped: fc.record({ type: fc.constant('stopped' as const), at: time }),
  unplugged: fc.record({ type: fc.constant('unplugged' as const), at: time }),
  ticked: fc.record({ type: fc.constant('ticked' as const), at: time }),
  recordingFailed: fc.constant({ type: 'recordingFailed' }),
  turnMade: fc.record({ type: fc.constant('turnMade' as const), turn }),
  turnArrived: fc.constant({ type: 'turnArrived' }),
  turnFailed: fc.record({ type: fc.constant('turnFailed' as const), failure }),
  turnDropped: fc.constant({ type: 'turnDropped' }),
  turnFound: fc.record({ type: fc.constant('turnFound' as const), turn, failure }),
  sentenceCame: fc.record({ type: fc.constant('sentenceCame' as const), sentence: words }),
  replied: fc.record({ type: fc.constant('replied' as const), text: fc.constantFrom('I see. Why?', 'Why?') }),
  replyFailed: fc.record({ type: fc.constant('replyFailed' as const), aside: words }),
  replyOverdue: fc.constant({ type: 'replyOverdue' }),
  spoken: fc.constant({ type: 'spoken' }),
  advanceAsked: fc.constant({ type: 'advanceAsked' }),
  advanced: fc.record({ type: fc.constant('advanced' as const), opening: fc.constant('Now we decide.') }),
  advanceFailed: fc.constant({ type: 'advanceFailed' }),
  assessmentAsked: fc.constant({ type: 'assessmentAsked' }),
  assessmentFailed: fc.constant({ type: 'assessmentFailed' }),
  handedIn: fc.constant({ type: 'handedIn' }),
};
const anyEvent: fc.Arbitrary<TalkEvent> = fc.oneof(...Object.values(EVENTS));

/** Every kind of activity that there is. */
const ACTIVITIES: { [Kind in Activity['kind']]: fc.Arbitrary<Extract<Activity, { kind: Kind }>> } = {
  yourTurn: fc.record({ kind: fc.constant('yourTurn' as const), problem: fc.option(problem) }),
  requesting: fc.constant({ kind: 'requesting' }),
  recording: fc.record({ kind: fc.constant('recording' as const), since: time, limit }),
  finishing: fc.record({
    kind: fc.constant('finishing' as const),
    spokenMs: time,
    problem: fc.constantFrom(null, 'unplugged' as const),
  }),
  transcribing: fc.record({ kind: fc.constant('transcribing' as const), turn }),
  unsent: fc.record({ kind: fc.constant('unsent' as const), turn, failure }),
  thinking: fc.constant({ kind: 'thinking' }),
  speaking: fc.record({
    kind: fc.constant('speaking' as const),
    text: fc.constantFrom('I see.', 'Why?'),
    delayMs: fc.constantFrom(0, 500),
    growing: fc.boolean(),
  }),
  advancing: fc.constant({ kind: 'advancing' }),
  assessing: fc.record({
    kind: fc.constant('assessing' as const),
    handedIn: fc.boolean(),
    watched: fc.boolean(),
  }),
};
/** Closed beneath whatever goes on, as news of another page may do it. */
const anyStart: fc.Arbitrary<Talk> = fc
  .tuple(fc.oneof(...Object.values(ACTIVITIES)), fc.boolean())
  .map(([activity, isClosed]) =>
    isClosed ? talkReducer(aTalk(activity), { type: 'handedIn' }) : aTalk(activity),
  );
const anyTalk: fc.Arbitrary<Talk> = fc
  .tuple(anyStart, fc.array(anyEvent, { maxLength: 12 }))
  .map(([first, events]) => events.reduce(talkReducer, first));

/** Whatever happened before, one more event. */
const always = (holds: (before: Talk, event: TalkEvent, after: Talk) => void) =>
  fc.assert(
    fc.property(anyTalk, anyEvent, (before, event) => holds(before, event, talkReducer(before, event))),
    RUNS,
  );

describe('the turn', () => {
  const [made] = fc.sample(turn, { ...RUNS, numRuns: 1 });
  if (!made) throw new Error('There is no turn.');
  const heard = { after: 1, text: 'I see.', at: 0 };
  /** What ends each wait, in every way that it may: devices, watchdogs, and a server that answers or does not. */
  const endsOf = ({ activity }: Talk): readonly TalkEvent[] => {
    switch (activity.kind) {
      case 'requesting':
        return [
          { type: 'microphoneOpened', at: 0, limit: { ms: 1000, endsPhase: null } },
          { type: 'microphoneRefused', problem: 'denied' },
        ];
      case 'recording':
        return [
          { type: 'ticked', at: activity.since + activity.limit.ms },
          { type: 'unplugged', at: activity.since + 1 },
        ];
      case 'finishing':
        return [{ type: 'turnMade', turn: made }, { type: 'recordingFailed' }];
      case 'transcribing':
        return [{ type: 'turnArrived' }, { type: 'turnFailed', failure: { kind: 'later', sentence: '' } }];
      case 'thinking':
        return [
          { type: 'replied', text: 'Why?' },
          { type: 'replyFailed', aside: heard },
          { type: 'replyOverdue' },
          { type: 'sentenceCame', sentence: heard },
        ];
      case 'speaking':
        return [{ type: 'spoken' }];
      case 'advancing':
        return [{ type: 'advanced', opening: 'Now we decide.' }, { type: 'advanceFailed' }];
      case 'assessing':
        return activity.handedIn ? [] : [{ type: 'handedIn' }, { type: 'assessmentFailed' }];
      case 'yourTurn':
      case 'unsent':
        return [];
    }
  };

  test('always comes back to the student by itself, whichever way each wait ends', () => {
    const choices = fc.array(fc.nat(11), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(anyTalk, choices, (talk, chosen) => {
        const rested = chosen.reduce((at, choice) => {
          const ends = endsOf(at);
          const end = ends[choice % Math.max(1, ends.length)];
          if (!end) return at;
          const next = talkReducer(at, end);
          expect(next).not.toBe(at);
          return next;
        }, talk);
        expect(endsOf(rested)).toEqual([]);
        expect(turnHolder(rested.activity)).toBe('user');
      }),
      RUNS,
    );
  });

  test('is ended by nobody but the student, the limit, or a device that goes', () => {
    always(({ activity }, event, { activity: next }) => {
      if (activity.kind !== 'recording' || next === activity) return;
      expect(['stopped', 'unplugged', 'ticked', 'recordingFailed']).toContain(event.type);
      if (event.type === 'ticked')
        expect(event.at - activity.since).toBeGreaterThanOrEqual(activity.limit.ms);
    });
  });

  test('is taken by nobody but the student', () => {
    always(({ activity }, event, { activity: next }) => {
      if (next.kind === 'requesting' && activity.kind !== 'requesting') expect(event.type).toBe('turnTaken');
      if (next.kind === 'recording' && activity.kind !== 'recording')
        expect(activity.kind).toBe('requesting');
    });
  });
});

describe('what was said', () => {
  const turnIn = (activity: Activity): OutgoingTurn | null =>
    activity.kind === 'transcribing' || activity.kind === 'unsent' ? activity.turn : null;

  test('is under way until it has arrived, the student gives it up, or there is no sound of it', () => {
    always(({ activity }, event, { activity: next }) => {
      if (!holdsTurn(activity) || holdsTurn(next)) return;
      expect(['turnArrived', 'turnDropped', 'recordingFailed']).toContain(event.type);
      if (event.type === 'recordingFailed') expect(turnIn(activity)).toBeNull();
    });
  });

  test('is replaced by nothing but itself, sent again', () => {
    always(({ activity }, event, { activity: next }) => {
      const [held, then] = [turnIn(activity), turnIn(next)];
      if (!held || !then || held === then) return;
      expect([activity.kind, event.type]).toEqual(['unsent', 'turnMade']);
    });
  });

  test('holds up going on and handing in', () => {
    always(({ activity, isClosed }, event, { activity: next }) => {
      if (isFree(activity) && !isClosed) return;
      if (event.type === 'advanceAsked' || event.type === 'assessmentAsked') expect(next).toBe(activity);
    });
  });
});

describe('time', () => {
  test('runs only while the student records, and never beyond the limit', () => {
    fc.assert(
      fc.property(anyTalk, time, time, ({ activity }, from, more) => {
        const record = aConversation({ spokenSeconds: 10 });
        const [before, later] = [from, from + more].map((now) => spokenMs(record, activity, now));
        if (activity.kind !== 'recording') expect(later).toBe(before);
        expect(later).toBeGreaterThanOrEqual(before ?? 0);
        if (turnHolder(activity) === 'ai') expect(later).toBe(10_000);
        if (activity.kind === 'recording') {
          expect(recordedMs(activity, from + more)).toBeLessThanOrEqual(activity.limit.ms);
        }
      }),
      RUNS,
    );
  });

  test('that is up is told once for each phase, and never untold', () => {
    always((before, event, { timeUp }) => {
      expect(timeUp.slice(0, before.timeUp.length)).toEqual(before.timeUp);
      expect(new Set(timeUp).size).toBe(timeUp.length);
      if (timeUp.length > before.timeUp.length) expect(event.type).toBe('ticked');
    });
  });
});

test('an event that comes twice is one event; only sentences add up', () => {
  always((_before, event, after) => {
    if (event.type !== 'sentenceCame') expect(talkReducer(after, event)).toBe(after);
  });
});

test('what comes late changes nothing: no answer of a device or of the server reaches a turn that did not wait for it', () => {
  const LATE: readonly TalkEvent['type'][] = [
    'microphoneOpened',
    'microphoneRefused',
    'stopped',
    'unplugged',
    'ticked',
    'recordingFailed',
    'turnArrived',
    'turnFailed',
    'sentenceCame',
    'replied',
    'replyFailed',
    'replyOverdue',
    'spoken',
    'advanced',
    'advanceFailed',
    'assessmentFailed',
  ];
  const rest: Activity = { kind: 'yourTurn', problem: null };
  fc.assert(
    fc.property(fc.oneof(...LATE.map((type): fc.Arbitrary<TalkEvent> => EVENTS[type])), (event) => {
      const talk = aTalk(rest);
      expect(talkReducer(talk, event)).toBe(talk);
    }),
    RUNS,
  );
});

test('a record that is closed stays closed: no turn begins, and the marks stay in sight', () => {
  always((before, event, after) => {
    if (before.isClosed) expect(after.isClosed).toBe(true);
    if (!after.isClosed) return;
    expect(after.activity.kind === 'assessing' ? after.activity.handedIn : holdsTurn(after.activity)).toBe(
      true,
    );
    if (before.isClosed && !holdsTurn(before.activity)) expect(after.activity).toBe(before.activity);
    if (event.type === 'turnTaken') expect(after.activity.kind).toBe(before.activity.kind);
  });
});

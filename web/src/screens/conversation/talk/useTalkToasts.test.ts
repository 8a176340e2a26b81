import { renderHook } from '@testing-library/react';
import { TOASTS } from 'schema/rules/messages';
import { anOutgoingTurn, aTalk } from '../testing/talk';
import type { Activity, Talk } from './talkMachine';
import { useTalkToasts } from './useTalkToasts';

const show = jest.fn();
const toasts = { show };
const talk = (activity: Activity, timeUp: Talk['timeUp'] = []): Talk => aTalk(activity, { timeUp });

beforeEach(() => show.mockClear());

function follow(...steps: readonly Talk[]) {
  const [first, ...others] = steps;
  const { rerender } = renderHook((step: Talk) => useTalkToasts(step, toasts), {
    initialProps: first ?? talk({ kind: 'thinking' }),
  });
  for (const step of others) rerender(step);
  return show.mock.calls.map(([toast]) => toast.title);
}

const recording: Activity = { kind: 'recording', since: 0, limit: { ms: 1, endsPhase: 'session2' } };
const finishing: Activity = { kind: 'finishing', spokenMs: 1, problem: null };
const transcribing: Activity = { kind: 'transcribing', turn: anOutgoingTurn() };

test('that the time is up is told once, and stays readable while the turn is written down', () => {
  const up = ['session2'] as const;
  expect(
    follow(
      talk(recording),
      talk(finishing, up),
      talk(transcribing, up),
      talk({ kind: 'thinking' }, up),
      talk(recording, up),
      talk(finishing, up),
    ),
  ).toEqual(["Time's Up!"]);
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({ description: 'Session 2 student speaking time has ended.' }),
  );
});

test('a phase that had its time before the page was opened is not told again', () => {
  expect(follow(talk(recording, ['session1']), talk(transcribing, ['session1']))).toEqual([
    TOASTS.processingAudio.title,
  ]);
});

test('a typed turn is not being transcribed', () => {
  const typed = { kind: 'transcribing', turn: anOutgoingTurn({ sound: null }) } as const;
  expect(follow(talk({ kind: 'yourTurn', problem: null }), talk(typed))).toEqual([]);
});

test.each([
  ['denied', TOASTS.microphoneDeniedInTurn.title],
  ['unusable', TOASTS.transcriptionFailed.title],
] as const)('a recording that is %s', (problem, title) => {
  expect(follow(talk(recording), talk({ kind: 'yourTurn', problem }))).toEqual([title]);
});

test('a microphone that goes away is told, and stays readable while the turn is sent', () => {
  const unplugged: Activity = { kind: 'finishing', spokenMs: 1, problem: 'unplugged' };
  expect(follow(talk(recording), talk(unplugged), talk(transcribing))).toEqual(['Microphone disconnected']);
  show.mockClear();
  expect(
    follow(talk(unplugged), talk(transcribing), talk(recording), talk(finishing), talk(transcribing)),
  ).toEqual(['Microphone disconnected', TOASTS.processingAudio.title]);
});

test('a turn that an earlier page left is asked about, and is no failure', () => {
  const turn = anOutgoingTurn();
  const left: Activity = { kind: 'unsent', turn, failure: { kind: 'brokenOff', sentence: 'Send it?' } };
  expect(follow(talk({ kind: 'yourTurn', problem: null }), talk(left))).toEqual([]);
});

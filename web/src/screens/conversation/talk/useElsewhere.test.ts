import { describe, expect, test } from '@jest/globals';
import { aConversation, anOutgoingTurn, aTurn, partnerTurn, studentTurn } from '../testing/talk';
import type { Activity } from './talkMachine';
import { whatHappened } from './useElsewhere';

const REST: Activity = { kind: 'yourTurn', problem: null };
const before = aConversation();
const told = (
  now: ReturnType<typeof aConversation>,
  activity: Activity = REST,
  own: readonly string[] = [],
) => whatHappened(before, now, activity, new Set(own))?.description ?? null;

describe('a turn', () => {
  const turns = [aTurn(), studentTurn(2, { clientKey: 'a-key' }), partnerTurn(3)];
  test('of another page is told', () => {
    expect(told(aConversation({ turns }))).toMatch(/^You took a turn on another page/);
  });
  test('of this page is not, nor is the partner’s', () => {
    expect(told(aConversation({ turns }), REST, [anOutgoingTurn().clientKey])).toBeNull();
    expect(told(aConversation({ turns: [aTurn(), partnerTurn(2)] }))).toBeNull();
  });
});

describe('the next session', () => {
  const now = aConversation({ phase: 'session2' });
  test('is told by its name, also while the student records', () => {
    expect(told(now)).toBe('Another page went on to Session 2: Decision Making.');
    const recording: Activity = { kind: 'recording', since: 0, limit: { ms: 1, endsPhase: null } };
    expect(told(now, recording)).not.toBeNull();
  });
  test.each<[string, Activity]>([
    ['asked for', { kind: 'advancing' }],
    ['opened', { kind: 'speaking', text: 'Now we decide.', delayMs: 500, growing: false }],
  ])('that was %s here is not', (_name, activity) => expect(told(now, activity)).toBeNull());
});

test('that it was handed in is told, unless it was here', () => {
  const now = aConversation({ isOpen: false });
  expect(told(now)).toBe('This conversation was handed in on another page.');
  expect(told(now, { kind: 'assessing', handedIn: false, watched: true })).toBeNull();
});

test('the student’s marks and the clock are no news', () => {
  expect(told(aConversation({ spokenSeconds: 9, isReady: true }))).toBeNull();
});

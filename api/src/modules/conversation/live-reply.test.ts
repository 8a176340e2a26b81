import { describe, expect, test } from '@jest/globals';
import type { TurnRow } from './conversation.rows.js';
import { LiveReply, type ReplyPiece } from './live-reply.js';

const TURN: TurnRow = {
  id: 7,
  position: 3,
  phase: 'session1',
  turnNumber: null,
  speaker: 'partner',
  text: 'I agree. Why?',
  transcriptSource: null,
  transcriptConfidence: null,
  audioKey: null,
  duration: 0,
  clientKey: null,
  fingerprint: null,
  madeBy: 'model',
  coveredPoint: null,
  createdAt: new Date(0),
};

/** A reply whose making the test holds in its hands. */
function made() {
  const making = Promise.withResolvers<TurnRow>();
  let say: (sentence: string) => void = () => {};
  const live = new LiveReply((told) => {
    say = told;
    return making.promise;
  });
  return { live, say: (sentence: string) => say(sentence), ...making };
}

async function all(pieces: AsyncIterable<ReplyPiece>): Promise<ReplyPiece[]> {
  const heard: ReplyPiece[] = [];
  for await (const piece of pieces) heard.push(piece);
  return heard;
}
const sentence = (text: string): ReplyPiece => ({ sentence: text, turn: null });
const LAST: ReplyPiece = { sentence: null, turn: TURN };

describe('a reply that is being made', () => {
  test('tells a sentence before the next one is known', async () => {
    const { live, say, resolve } = made();
    const listener = live.pieces()[Symbol.asyncIterator]();
    const first = listener.next();
    say('I agree.');
    expect((await first).value).toEqual(sentence('I agree.'));
    say('Why?');
    expect((await listener.next()).value).toEqual(sentence('Why?'));
    resolve(TURN);
    expect((await listener.next()).value).toEqual(LAST);
    expect((await listener.next()).done).toBe(true);
  });

  test('tells who comes later what was said so far, and goes on for both', async () => {
    const { live, say, resolve } = made();
    const early = all(live.pieces());
    say('I agree.');
    const late = all(live.pieces());
    say('Why?');
    resolve(TURN);
    const whole = [sentence('I agree.'), sentence('Why?'), LAST];
    expect([await early, await late, await all(live.pieces())]).toEqual([whole, whole, whole]);
  });

  test('lets a listener go who leaves while nothing is said, and is made all the same', async () => {
    const { live, say, resolve } = made();
    const listener = live.pieces()[Symbol.asyncIterator]();
    const waiting = listener.next();
    await listener.return?.();
    expect((await waiting).done).toBe(true);
    say('I agree.');
    resolve(TURN);
    expect(await live.turn).toBe(TURN);
  });

  test('that comes to nothing tells each listener why', async () => {
    const { live, say, reject } = made();
    say('I agree.');
    const listeners = [all(live.pieces()), all(live.pieces())];
    reject(new Error('gone on'));
    for (const listener of listeners) await expect(listener).rejects.toThrow('gone on');
  });
});

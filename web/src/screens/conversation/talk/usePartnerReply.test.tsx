import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { type ReactNode, useReducer } from 'react';
import { FALLBACK_REPLY } from 'schema/rules/conversation-topic';
import type { TurnFieldsFragment } from '../../../generated/conversation';
import { useSpeech } from '../speech/useSpeech';
import { aVoice, type Engine, installEngine } from '../testing/engine';
import { aConversation, aTurn, partnerTurn, studentTurn } from '../testing/talk';
import { talkReducer } from './talkMachine';
import { logEntries, talkAtFirst } from './talkView';
import { usePartnerReply } from './usePartnerReply';

type Stream = Parameters<ConstructorParameters<typeof Observable<ApolloLink.Result>>[0] & object>[0];

/** What the server does, told by the test. */
let streams: Stream[];
let plain: jest.Mock<Promise<unknown>, []>;
let engine: Engine;
const onReply = jest.fn();
const onStandIn = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  streams = [];
  plain = jest.fn(() => new Promise(() => {}));
  for (const mock of [onReply, onStandIn]) mock.mockClear();
  engine = installEngine();
});
afterEach(() => {
  engine.remove();
  jest.useRealTimers();
});

const line = new ApolloLink(
  ({ operationType }) =>
    new Observable((observer) => {
      if (operationType === OperationTypeNode.SUBSCRIPTION) {
        streams.push(observer);
        return;
      }
      Promise.resolve()
        .then(plain)
        .then((turn) => {
          observer.next({ data: { replyInConversation: turn } });
          observer.complete();
        })
        .catch((error) => observer.error(error));
    }),
);

const asTurn = (turn: TurnFieldsFragment) => ({ __typename: 'ConversationTurn', ...turn });
const piece = (sentence: string | null, turn: TurnFieldsFragment | null = null) => ({
  data: { partnerReply: { __typename: 'PartnerReplyPiece', sentence, turn: turn && asTurn(turn) } },
});
const says = (sentence: string) => act(() => streams.at(-1)?.next(piece(sentence)));
const ends = (text: string) => act(async () => streams.at(-1)?.next(piece(null, partnerTurn(3, { text }))));
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const DUE = aConversation({ turns: [aTurn(), studentTurn(2)] });

let conversation: typeof DUE;
beforeEach(() => {
  conversation = DUE;
});

function usePartner(voice: SpeechSynthesisVoice | null) {
  const [talk, dispatch] = useReducer(talkReducer, DUE, talkAtFirst);
  const { activity } = talk;
  const speech = useSpeech(activity, dispatch, { voice, rate: 0.85 });
  usePartnerReply({ activity, dispatch, speech, conversation, onReply, onStandIn });
  return { talk, dispatch };
}

/** A conversation in which the partner's answer is due. */
function open(voice: SpeechSynthesisVoice | null = aVoice('Kate')) {
  const client = new ApolloClient({ link: line, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result, rerender, unmount } = renderHook(usePartner, { wrapper, initialProps: voice });
  return {
    unmount,
    rerender: () => rerender(voice),
    dispatch: result.current.dispatch,
    talk: () => result.current.talk,
    kind: () => result.current.talk.activity.kind,
  };
}

test('a sentence is spoken in the event that brings it, before anything is drawn or awaited', () => {
  const partner = open();
  act(() => {
    streams.at(-1)?.next(piece('I agree.'));
    expect(engine.texts()).toEqual(['I agree.']);
    expect(partner.kind()).toBe('thinking');
  });
});

test('an answer that the record has before it is heard is shown once', () => {
  const turns = [...DUE.turns, partnerTurn(3, { text: 'I agree. Why so?' })];
  const partner = open();
  conversation = { ...DUE, turns };
  partner.rerender();
  says('I agree.');
  expect(partner.talk().heard).toMatchObject({ after: 2, text: 'I agree.' });
  const words = logEntries(conversation, partner.talk()).map(({ text }) => text);
  expect(words.filter((text) => text.startsWith('I agree.'))).toEqual(['I agree. Why so?']);
});

test('the answer grows as it comes, is spoken once, and the turn returns when it is said', async () => {
  const partner = open();
  says('I agree.');
  expect(partner.talk().activity).toMatchObject({ kind: 'speaking', text: 'I agree.', growing: true });
  says('Why so?');
  expect(partner.talk().heard).toMatchObject({ after: 2, text: 'I agree. Why so?' });
  await ends('I agree. Why so?');
  expect(engine.texts()).toEqual(['I agree.', 'Why so?']);
  expect(onReply).toHaveBeenCalledTimes(1);
  act(() => engine.tell('end', 0));
  expect(partner.kind()).toBe('speaking');
  act(() => engine.tell('end', 1));
  expect(partner.kind()).toBe('yourTurn');
  expect(plain).not.toHaveBeenCalled();
});

describe('a stream that', () => {
  test.each([
    ['breaks', () => streams.at(-1)?.error(new TypeError('network'))],
    ['ends too early', () => streams.at(-1)?.complete()],
    ['is refused', () => streams.at(-1)?.next({ errors: [{ message: 'No.' }] } as ApolloLink.Result)],
  ])('%s is made up for by the plain request, and nothing is said twice', async (_name, fail) => {
    plain.mockResolvedValue(asTurn(partnerTurn(3, { text: 'I agree. Why so?' })));
    const partner = open();
    says('I agree.');
    act(fail);
    await settle();
    expect(engine.texts()).toEqual(['I agree.', 'Why so?']);
    expect(partner.talk().activity).toMatchObject({ text: 'I agree. Why so?', growing: false });
    expect(plain).toHaveBeenCalledTimes(1);
  });

  test('says nothing for five seconds is no longer waited for', async () => {
    plain.mockResolvedValue(asTurn(partnerTurn(3, { text: 'Why so?' })));
    open();
    await pass(4_999);
    expect(plain).not.toHaveBeenCalled();
    await pass(1);
    expect(engine.texts()).toEqual(['Why so?']);
    says('Why so?');
    expect(engine.texts()).toEqual(['Why so?']);
  });

  test('stands still in the middle does not keep the turn', async () => {
    const partner = open();
    says('I agree.');
    act(() => engine.tell('end', 0));
    await pass(10_000);
    expect(partner.kind()).toBe('yourTurn');
    expect(partner.talk().heard?.text).toBe('I agree.');
  });

  test('fails for good after its first sentence leaves what was heard', async () => {
    plain.mockRejectedValue(new TypeError('network'));
    const partner = open();
    says('I agree.');
    act(() => streams.at(-1)?.error(new TypeError('network')));
    await settle();
    act(() => engine.tell('end', 0));
    expect(partner.kind()).toBe('yourTurn');
    expect(partner.talk()).toMatchObject({ asides: [], heard: { text: 'I agree.' } });
    expect(onStandIn).not.toHaveBeenCalled();
  });
});

describe('the turn comes back', () => {
  test('with the words that ask for more, where nobody can be reached or has something to say', async () => {
    for (const answer of [() => Promise.reject(new TypeError('network')), async () => null]) {
      onStandIn.mockClear();
      plain = jest.fn(answer);
      const partner = open();
      act(() => streams.at(-1)?.error(new TypeError('network')));
      await settle();
      expect(partner.kind()).toBe('yourTurn');
      expect(partner.talk().asides).toMatchObject([{ after: 2, text: FALLBACK_REPLY }]);
      expect(onStandIn).toHaveBeenCalledTimes(1);
      partner.unmount();
    }
  });

  test('without words where somebody has gone on', async () => {
    plain.mockRejectedValue(
      new CombinedGraphQLErrors({ errors: [{ message: 'Gone on.', extensions: { code: 'CONFLICT' } }] }),
    );
    const partner = open();
    act(() => streams.at(-1)?.complete());
    await settle();
    expect(partner.kind()).toBe('yourTurn');
    expect(partner.talk().asides).toEqual([]);
  });

  test('after ten seconds of thinking; what comes then is read, not heard', async () => {
    const partner = open();
    await pass(10_000);
    expect(partner.kind()).toBe('yourTurn');
    says('I agree.');
    await ends('I agree.');
    expect(engine.texts()).toEqual([]);
    expect(partner.kind()).toBe('yourTurn');
    expect(onReply).toHaveBeenCalledTimes(1);
  });

  test('at any moment when the student takes it: the voice falls silent, and the answer is still read', async () => {
    const partner = open();
    says('I agree.');
    act(() => partner.dispatch({ type: 'turnTaken' }));
    expect(engine.cancel).toHaveBeenCalled();
    says('Why so?');
    await ends('I agree. Why so?');
    expect(engine.texts()).toEqual(['I agree.']);
    expect(partner.kind()).toBe('requesting');
    expect(onReply).toHaveBeenCalledTimes(1);
  });

  test('at once where no voice can speak', async () => {
    const partner = open(null);
    says('I agree.');
    expect(partner.kind()).toBe('speaking');
    await ends('I agree.');
    expect(partner.kind()).toBe('yourTurn');
  });

  test('when the page is put aside, for its voice is silenced', () => {
    const partner = open();
    says('I agree.');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(engine.cancel).toHaveBeenCalled();
    expect(partner.kind()).toBe('yourTurn');
  });
});

test('a page that is left listens no more, and says nothing', () => {
  const { unmount } = open();
  unmount();
  expect(streams.at(-1)?.closed).toBe(true);
  streams.at(-1)?.next(piece('I agree.'));
  expect(engine.texts()).toEqual([]);
});

import 'fake-indexeddb/auto';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { MESSAGES, TOASTS } from 'schema/rules/messages';
import { createApolloClient } from '../../lib/apollo';
import { AccessProvider, useAccess } from '../../lib/viewer';
import { aStudent, GraphQLFailure } from '../../testing/stubServer';
import { ToastsProvider } from '../../ui/Toasts';
import { ConversationScreen } from './ConversationScreen';
import { answering, asRecord, conversationServer, topicsPage } from './testing/conversationServer';
import { aConversation, aTurn, partnerTurn, studentTurn } from './testing/talk';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  // Answers arrive by themselves, outside of any event that a test fires.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.useFakeTimers({ advanceTimers: true });
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.useRealTimers());

const Signed = () => (useAccess().access.status === 'signedIn' ? <ConversationScreen /> : null);

function open(address = '/conversation?session=7'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ApolloProvider client={createApolloClient(aStudent.id, () => undefined)}>
        <ToastsProvider>
          <AccessProvider>
            <Signed />
          </AccessProvider>
        </ToastsProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
}

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const failure = (message: string, code: string) => () => {
  throw new GraphQLFailure(message, code);
};

describe('topics', () => {
  test('none at this level leads to the question bank', async () => {
    conversationServer(aConversation(), { Topics: answering(() => topicsPage([])) });
    open('/conversation');
    expect(await screen.findByText('No topics at this level yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Generate Questions' })).toHaveAttribute('href', '/questions');
  });

  test('out of reach, they can be asked for again', async () => {
    let isDown = true;
    conversationServer(aConversation(), {
      Topics: answering(() => (isDown ? failure('Down', 'INTERNAL')() : topicsPage())),
    });
    open('/conversation');
    expect(await screen.findByText(MESSAGES.questionsFetchFailed)).toBeInTheDocument();
    isDown = false;
    await press('Try again');
    const card = await screen.findByRole('article', { name: /^Why do people/ });
    for (const words of ['Cultures', 'intermediate', 'new kinds of food', '5 min']) {
      expect(card).toHaveTextContent(words);
    }
  });

  test('a conversation that cannot be started says why', async () => {
    const sentence = 'You have asked too often. Please wait a minute.';
    conversationServer(aConversation(), { StartConversation: failure(sentence, 'RATE_LIMITED') });
    open('/conversation');
    await press('Start Conversation');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start Conversation' })).toBeEnabled();
  });
});

test('another’s conversation, or none, leads back to the topics', async () => {
  conversationServer(aConversation(), { Conversation: failure('Not found', 'NOT_FOUND') });
  open();
  expect(await screen.findByText('There is no such conversation')).toBeInTheDocument();
  await press('Choose a topic');
  expect(await screen.findByRole('heading', { name: 'Choose a topic' })).toBeInTheDocument();
});

test('a turn that the server never takes can be said anew', async () => {
  conversationServer(aConversation(), { SubmitTurn: failure('The words are too many.', 'BAD_USER_INPUT') });
  open();
  await press('Type instead');
  await user.type(screen.getByLabelText('Type your turn'), 'Food.');
  await press('Send');
  expect(await screen.findByText(TOASTS.turnFailed.description)).toBeInTheDocument();
  expect(screen.getByText('The words are too many.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  await press('Say it anew');
  expect(await screen.findByLabelText('Type your turn')).toHaveValue('');
});

test('a mark on the map is shown at once, and taken back where the server does not take it', async () => {
  conversationServer(aConversation(), { MarkConversationPoint: failure('It was handed in.', 'CONFLICT') });
  open();
  await press('useful languages');
  expect(await screen.findByText('It was handed in.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'useful languages' })).toHaveAttribute('aria-pressed', 'false');
});

describe('handing in', () => {
  const long = 'I think that the internet brings people of all cultures together.';
  const lastPhase = (said: string, sixth = partnerTurn(6)) =>
    aConversation({
      phase: 'session3',
      turns: [
        aTurn(),
        studentTurn(2, { text: said }),
        partnerTurn(3),
        studentTurn(4, { text: said }),
        partnerTurn(5),
        sixth,
      ],
    });
  const complete = () => press('Complete Assessment & View Results');

  test.each([
    [
      'too few turns',
      lastPhase(long, studentTurn(6, { text: null })),
      TOASTS.notReadyForAssessment.description,
    ],
    ['too few words', lastPhase('Yes.'), TOASTS.insufficientContent.description],
  ])('%s are not handed in', async (_name, conversation, sentence) => {
    const AssessConversation = jest.fn();
    conversationServer(conversation, { AssessConversation });
    open();
    await complete();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(AssessConversation).not.toHaveBeenCalled();
  });

  test('what the server does not take stays open', async () => {
    conversationServer(lastPhase(long), { AssessConversation: failure('Down', 'INTERNAL') });
    open();
    await complete();
    expect(await screen.findByText(TOASTS.assessmentFailed.description)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take Your Turn' })).toBeInTheDocument();
  });

  test('marks that take long are said to be on their way, and open when they are there', async () => {
    const session = { __typename: 'Session', id: '7', state: 'assessing' };
    const details = {
      ...session,
      ...{ partType: 'part3', sessionType: 'conversation', questionText: 'Why?', duration: 0 },
      ...{ createdAt: '2026-11-21T12:00:00Z', stateReason: null, audioUrl: null, canRetry: false },
      ...{ grammarScore: null, vocabularyScore: null, communicativeScore: null, overallScore: null },
      ...{ maximumScore: 18, studentProfileId: null },
      ...{ transcription: null, transcriptSource: null, feedback: null },
    };
    let state = 'assessing';
    conversationServer(lastPhase(long), {
      AssessConversation: answering(() => ({ assessConversation: session })),
      SessionDetails: answering(() => ({ session: { ...details, state } })),
    });
    open();
    await complete();
    expect(await screen.findByText('Processing Assessment...')).toBeInTheDocument();
    await jest.advanceTimersByTimeAsync(12_000);
    const dialog = await screen.findByRole('dialog', { name: 'Assessment Complete' });
    expect(dialog).toHaveTextContent('detailed feedback is being processed');
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    state = 'failed';
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(TOASTS.assessmentFailed.description)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Marking did not work' })).toBeInTheDocument();
  });
});

test('an answer that was due is asked for, and its point is told', async () => {
  let record = aConversation({ turns: [aTurn(), studentTurn(2)] });
  conversationServer(record, {
    Conversation: answering(() => ({ conversation: asRecord(record) })),
    ReplyInConversation: answering(() => {
      record = { ...record, turns: [...record.turns, partnerTurn(3, { coveredPoint: 0 })] };
      return { replyInConversation: asRecord(record).turns.at(-1) };
    }),
  });
  open();
  expect(await screen.findByText('Why food?')).toBeInTheDocument();
  expect(await screen.findByText('AI Covered Point!')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Take Your Turn' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
});

test('an answer that comes sentence by sentence is one bubble', async () => {
  let record = aConversation({ turns: [aTurn(), studentTurn(2)] });
  const ReplyInConversation = jest.fn();
  const replied = () => {
    record = { ...record, turns: [...record.turns, partnerTurn(3, { text: 'I agree. Why food?' })] };
    const pieces = [
      { sentence: 'I agree.', turn: null },
      { sentence: 'Why food?', turn: null },
      { sentence: null, turn: asRecord(record).turns.at(-1) },
    ];
    return pieces.map((piece) => ({ partnerReply: { __typename: 'PartnerReplyPiece', ...piece } }));
  };
  const answers = {
    Conversation: answering(() => ({ conversation: asRecord(record) })),
    ReplyInConversation,
  };
  conversationServer(record, answers, replied);
  open();
  const words = await screen.findByText('Why food?');
  expect(words.parentElement).toHaveTextContent('I agree. Why food?');
  const bubbles = screen.getAllByRole('listitem').filter(({ className }) => className.includes('bubble'));
  expect(bubbles).toHaveLength(3);
  expect(ReplyInConversation).not.toHaveBeenCalled();
});

import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { BankQuestionFragment } from '../../../generated/questions';
import { createApolloClient } from '../../../lib/apollo';
import { AccessProvider, useAccess, type Viewer } from '../../../lib/viewer';
import { aStudent, GraphQLFailure, stubServer } from '../../../testing/stubServer';
import { ToastsProvider } from '../../../ui/Toasts';
import { QuestionsScreen } from '../QuestionsScreen';

export const user = userEvent.setup();

export const aTeacher: Viewer = { ...aStudent, role: 'teacher', canReviewQuestions: true };

export type Question = BankQuestionFragment & { readonly __typename: 'Question' };

/** A curated card. */
export const aCard = (over: Partial<BankQuestionFragment> = {}): Question => ({
  __typename: 'Question',
  id: '1',
  partType: 'part2',
  text: 'Talk about a festival that you enjoy.',
  category: 'Festivals',
  difficulty: 'beginner',
  theme: 'People and Culture',
  timeLimit: 60,
  prompts: ['lanterns', 'cousins'],
  shouldSayPoints: ['what it is', 'who comes', 'what you eat', 'why you enjoy it'],
  mindMapConcepts: [],
  session2Question: null,
  hotsQuestion: null,
  source: 'curated',
  isVerified: true,
  isOwn: false,
  canVerify: false,
  canReject: false,
  canAddToPractice: true,
  ...over,
});

/** Of the viewer, waiting for a teacher. */
export const aContributedTopic = (over: Partial<BankQuestionFragment> = {}): Question =>
  aCard({
    id: '2',
    partType: 'part3',
    text: 'How can a canteen be healthier?',
    category: 'Health and Environment',
    theme: 'Health and Environment',
    timeLimit: 300,
    mindMapConcepts: ['sugar', 'fruit', 'prices', 'water', 'portions', 'lessons'],
    session2Question: 'Which one comes first?',
    hotsQuestion: 'Should the state decide?',
    source: 'contributed',
    isVerified: false,
    isOwn: true,
    ...over,
  });

/** The same, as a teacher has it. */
export const toReview = (over: Partial<BankQuestionFragment> = {}): Question =>
  aContributedTopic({ isOwn: false, canVerify: true, canReject: true, canAddToPractice: false, ...over });

export const pageOf = (questions: readonly Question[], next: string | null = null) => ({
  questions: {
    __typename: 'QuestionConnection',
    edges: questions.map((node) => ({ __typename: 'QuestionEdge', cursor: `after-${node.id}`, node })),
    pageInfo: { __typename: 'PageInfo', endCursor: next, hasNextPage: next !== null },
  },
});

export const failing =
  (code = 'INTERNAL', message = 'Something went wrong.') =>
  () => {
    throw new GraphQLFailure(message, code);
  };

type Answer = (variables: Record<string, unknown>) => unknown;

/** What the server answers; the list is empty where left out. */
export interface Answers {
  list?: Answer;
  pending?: Answer;
  addToPractice?: Answer;
  verify?: Answer;
  reject?: Answer;
  contribute?: Answer;
  generate?: Answer;
  addOwn?: Answer;
}

const nothing = () => pageOf([]);

interface Bank {
  /** What was asked for, by operation. */
  asked: (operation: string) => Record<string, unknown>[];
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{decodeURIComponent(pathname + search).replaceAll('+', ' ')}</output>;
};
const Signed = () => (useAccess().access.status === 'signedIn' ? <QuestionsScreen /> : null);

export function openBank(answers: Answers, viewer: Viewer = aStudent, path = '/questions'): Bank {
  const fetch = stubServer({
    user: viewer,
    graphql: {
      QuestionBank: answers.list ?? nothing,
      PendingQuestions: answers.pending ?? nothing,
      AddQuestionToPractice: answers.addToPractice ?? nothing,
      VerifyQuestion: answers.verify ?? nothing,
      RejectQuestion: answers.reject ?? nothing,
      ContributeQuestion: answers.contribute ?? nothing,
      GenerateQuestions: answers.generate ?? nothing,
      AddCustomQuestion: answers.addOwn ?? nothing,
    },
  });
  render(
    <MemoryRouter initialEntries={[path]}>
      <ApolloProvider client={createApolloClient(viewer.id, () => undefined)}>
        <ToastsProvider>
          <AccessProvider>
            <Signed />
            <Address />
          </AccessProvider>
        </ToastsProvider>
      </ApolloProvider>
    </MemoryRouter>,
  );
  return {
    asked: (operation) =>
      fetch.mock.calls
        .flatMap(([, init]) => (init?.body ? [JSON.parse(String(init.body))] : []))
        .filter(({ operationName }) => operationName === operation)
        .map(({ variables }) => variables),
  };
}

export const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Types at once: a key after the other is slow here. */
export async function fill(field: HTMLElement, words: string): Promise<void> {
  await user.click(field);
  await user.paste(words);
}

/** The entry of the catalogue with this question. */
export async function entryOf(text: string): Promise<HTMLElement> {
  const list = await screen.findByRole('region', { name: 'All Questions' });
  const entry = (await within(list).findByRole('heading', { name: text })).closest('li');
  if (!entry) throw new Error(`"${text}" is no entry.`);
  return entry;
}

import { screen, waitFor, within } from '@testing-library/react';
import {
  aCard,
  aContributedTopic,
  aTeacher,
  entryOf,
  failing,
  fill,
  openBank,
  pageOf,
  press,
  type Question,
  toReview,
  user,
} from './testing/bank';

const CARD = aCard();
const TOPIC = aContributedTopic();

describe('the list', () => {
  test('has all that belongs to a question, and leads to its part', async () => {
    openBank({ list: () => pageOf([TOPIC, CARD]) });
    const topic = await entryOf(TOPIC.text);
    for (const words of [
      'Health and Environment',
      'Part 3',
      'beginner (A2-B1)',
      '5 minutes',
      'Your Contribution',
      'Pending Verification',
      'You should say',
      'why you enjoy it',
      'portions',
      'lanterns',
      'Which one comes first?',
      'Should the state decide?',
    ]) {
      expect(topic).toHaveTextContent(words);
    }
    expect(within(topic).getByRole('link', { name: 'Go to Practice' })).toHaveAttribute(
      'href',
      '/conversation',
    );
    const card = await entryOf(CARD.text);
    expect(card).toHaveTextContent('Festivals');
    expect(card).not.toHaveTextContent(/AI Generated|Your Contribution|Pending|HOTS|Mind map/);
    expect(within(card).getByRole('link', { name: 'Go to Practice' })).toHaveAttribute('href', '/practice');
    expect(screen.getByText('2 questions')).toHaveAttribute('role', 'status');
  });

  test('tells where a question comes from', async () => {
    openBank({
      list: () =>
        pageOf([
          aCard({ id: '4', text: 'Made', source: 'generated', isOwn: true, isVerified: false }),
          aCard({ id: '5', text: 'Of another', source: 'contributed' }),
          aCard({ id: '-1', text: 'My own', source: 'custom', isOwn: true, isVerified: false }),
        ]),
    });
    const badges = /AI Generated|Your Contribution|Pending Verification/g;
    expect((await entryOf('Made')).textContent?.match(badges)).toEqual([
      'AI Generated',
      'Pending Verification',
    ]);
    expect((await entryOf('Of another')).textContent?.match(badges)).toBeNull();
    expect((await entryOf('My own')).textContent?.match(badges)).toBeNull();
  });

  test('goes on, page by page', async () => {
    const bank = openBank({
      list: ({ after }) => (after ? pageOf([CARD]) : pageOf([TOPIC], 'after-2')),
    });
    expect(await screen.findByText('1 question')).toBeVisible();
    await press('Show more questions');
    await entryOf(CARD.text);
    expect(await entryOf(TOPIC.text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more questions' })).not.toBeInTheDocument();
    expect(bank.asked('QuestionBank').map(({ after }) => after)).toEqual([undefined, 'after-2']);
  });

  test('that cannot be fetched is asked for again', async () => {
    let works = false;
    openBank({ list: () => (works ? pageOf([CARD]) : failing()()) });
    expect(await screen.findByText('Failed to fetch questions')).toBeVisible();
    works = true;
    await press('Try again');
    await entryOf(CARD.text);
  });
});

describe('nothing there', () => {
  test.each(['/questions', '/questions?contributed=yes'])(
    'because nobody has contributed: %s',
    async (path) => {
      openBank({}, undefined, path);
      expect(await screen.findByText('No Student Questions Yet')).toBeVisible();
    },
  );

  test('because of the filters, which can be reset', async () => {
    openBank(
      { list: ({ filter }) => pageOf((filter as { search: string }).search ? [] : [CARD]) },
      undefined,
      '/questions?search=ghosts&contributed=yes',
    );
    expect(await screen.findByText('No question fits these filters')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('ghosts');
    await press('Reset filters');
    await entryOf(CARD.text);
    expect(screen.getByLabelText('Search')).toHaveValue('');
    expect(screen.getByLabelText('Address')).toHaveTextContent('/questions');
    expect(screen.getByRole('heading', { name: 'All Questions' })).toHaveFocus();
  });
});

describe('filters', () => {
  test('stand in the address, and are what the server is asked for', async () => {
    const bank = openBank({ list: () => pageOf([CARD]) });
    await entryOf(CARD.text);
    await user.selectOptions(screen.getByLabelText('Part'), 'Part 2');
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'beginner (A2-B1)');
    await user.selectOptions(screen.getByLabelText('Theme'), 'People and Culture');
    await user.click(screen.getByLabelText('My questions'));
    await user.click(screen.getByLabelText('Student-contributed'));
    await fill(screen.getByLabelText('Search'), ' lantern ');
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveTextContent(
        '/questions?part=part2&difficulty=beginner&theme=People and Culture&mine=yes&contributed=yes&search=lantern',
      ),
    );
    await waitFor(() =>
      expect(bank.asked('QuestionBank').at(-1)?.filter).toEqual({
        partType: 'part2',
        difficulty: 'beginner',
        theme: 'People and Culture',
        mine: true,
        contributed: true,
        pending: null,
        search: 'lantern',
      }),
    );
    expect(screen.queryByLabelText('Pending Verification')).not.toBeInTheDocument();
  });
});

describe('practice', () => {
  test('a question is added', async () => {
    const bank = openBank({
      list: () => pageOf([CARD]),
      addToPractice: ({ id }) => ({ addQuestionToPractice: { __typename: 'Question', id } }),
    });
    await press('Add to Practice');
    expect(await screen.findByText('Added to practice')).toBeVisible();
    expect(bank.asked('AddQuestionToPractice')).toEqual([{ id: '1' }]);
  });

  test.each([
    ['INTERNAL', 'Something went wrong.', 'Failed to add question to practice. Please try again.'],
    [
      'RATE_LIMITED',
      'Too many requests. Please try again later.',
      'Too many requests. Please try again later.',
    ],
  ])('a question that cannot be added (%s)', async (code, message, description) => {
    openBank({ list: () => pageOf([CARD]), addToPractice: failing(code, message) });
    await press('Add to Practice');
    expect(await screen.findByText(description)).toBeVisible();
  });
});

describe('reviewing', () => {
  const FIRST = toReview({ id: '7', text: 'The first' });
  const SECOND = toReview({ id: '8', text: 'The second' });
  const waiting = (...questions: Question[]) => ({
    list: () => pageOf(questions),
    pending: () => pageOf(questions),
  });

  test('nobody else is asked to', async () => {
    const bank = openBank({ list: () => pageOf([TOPIC]) });
    const entry = await entryOf(TOPIC.text);
    expect(within(entry).queryByRole('button', { name: /Verify|Reject/ })).not.toBeInTheDocument();
    expect(bank.asked('PendingQuestions')).toEqual([]);
  });

  test('what waits is counted and shown open; a verified one leaves, and the next one has the focus', async () => {
    openBank(
      {
        ...waiting(FIRST, SECOND),
        verify: () => ({
          verifyQuestion: { ...FIRST, isVerified: true, canVerify: false, canReject: false },
        }),
      },
      aTeacher,
    );
    expect(await screen.findByText('2 questions are waiting for you.')).toBeVisible();
    await press('Review them');
    expect(screen.getByLabelText('Address')).toHaveTextContent('/questions?pending=yes');
    const first = await entryOf('The first');
    expect(first.querySelector('details')).toHaveAttribute('open');
    await user.click(within(first).getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Question verified')).toBeVisible();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect((await entryOf('The second')).querySelector('summary')).toHaveFocus();
    expect(screen.getByText('1 question is waiting for you.')).toBeVisible();
  });

  test('a rejected one is asked about first, then gone everywhere', async () => {
    const bank = openBank(
      {
        ...waiting(FIRST, SECOND),
        reject: ({ id }) => ({ rejectQuestion: { __typename: 'Question', id } }),
      },
      aTeacher,
    );
    const first = await entryOf('The first');
    await user.click(within(first).getByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this question?' });
    expect(dialog).toHaveTextContent('The first');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(bank.asked('RejectQuestion')).toEqual([]);

    await user.click(within(first).getByRole('button', { name: 'Reject' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(await screen.findByText('1 question is waiting for you.')).toBeVisible();
    const second = await entryOf('The second');
    await waitFor(() => expect(second.querySelector('summary')).toHaveFocus());
  });

  test('failures are told', async () => {
    openBank(
      {
        ...waiting(FIRST),
        verify: failing(),
        reject: failing('CONFLICT', 'A verified question cannot be rejected.'),
      },
      aTeacher,
    );
    await press('Verify');
    expect(await screen.findByText('Failed to verify question')).toBeVisible();
    await press('Reject');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Failed to reject question')).toBeVisible();
    expect(await entryOf('The first')).toBeVisible();
  });

  test('nothing waits', async () => {
    openBank({}, aTeacher, '/questions?pending=yes');
    expect(await screen.findByText('No question is waiting for you.')).toBeVisible();
    expect(await screen.findByText('Nothing is waiting')).toBeVisible();
  });
});

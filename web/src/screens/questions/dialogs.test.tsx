import { screen, waitFor, within } from '@testing-library/react';
import { aStudent } from '../../testing/stubServer';
import { EMPTY_DRAFT, keepDraft } from './contributionDraft';
import { type Answers, aCard, failing, fill, openBank, pageOf, press, user } from './testing/bank';

const CARD = aCard();
const bankWith = (answers: Answers) => openBank({ list: () => pageOf([CARD]), ...answers });

describe('Contribute Question', () => {
  const draft = {
    ...EMPTY_DRAFT,
    partType: 'part3' as const,
    title: 'How can we waste less?',
    theme: 'Health and Environment',
    shouldSayPoints: ['what', 'where', 'who', 'why'],
    mindMapConcepts: ['a', 'b', 'c', 'd', 'e', 'f'],
    session2Question: 'Which one?',
    hotsQuestion: 'What if?',
  };
  afterEach(() => sessionStorage.clear());
  const open = async () => {
    await press('Contribute Question');
    return screen.findByRole('dialog', { name: 'Contribute Question' });
  };
  const submit = () => screen.getByRole('button', { name: 'Submit Question' });

  test('says what is missing, in the words of each part, and goes there', async () => {
    const bank = bankWith({});
    const dialog = within(await open());
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    const missing = async (sentence: string, field: string) => {
      await user.click(submit());
      expect(await screen.findByText('Validation Error')).toBeVisible();
      expect(within(screen.getByRole('alert')).getByText(sentence)).toBeVisible();
      expect(dialog.getByLabelText(field)).toHaveFocus();
    };
    await missing('Please fill in the title', 'Title');
    await fill(dialog.getByLabelText('Title'), 'How can we waste less?');
    await missing('Please select a theme', 'Theme');
    await user.selectOptions(dialog.getByLabelText('Theme'), 'Health and Environment');
    await missing("Please fill in all four 'You should say' points", 'Point 1');
    for (const point of [1, 2, 3, 4]) await fill(dialog.getByLabelText(`Point ${point}`), 'a');
    expect(submit()).toHaveAttribute('aria-disabled', 'false');
    await user.selectOptions(dialog.getByLabelText('Part'), 'Part 3 - Conversation');
    const part3 = 'Please fill in all 6 mind map concepts, Session 2 question, and HOTS question';
    await missing(part3, 'Concept 1');
    expect(bank.asked('ContributeQuestion')).toEqual([]);
  });

  test('sends a topic, says that it is reviewed, and starts empty again', async () => {
    keepDraft(aStudent.id, draft);
    const bank = bankWith({
      contribute: () => ({ contributeQuestion: { __typename: 'Question', id: '9' } }),
    });
    const dialog = await open();
    expect(within(dialog).getByLabelText('Concept 6')).toHaveValue('f');
    await user.click(submit());
    expect(
      await screen.findByText('Your question has been submitted for review. A teacher will look at it.'),
    ).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(bank.asked('ContributeQuestion')).toEqual([{ input: draft }]);
    await waitFor(() => expect(bank.asked('QuestionBank')).toHaveLength(2));
    expect(within(await open()).getByLabelText('Title')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('leaves the fields of Part 3 out of a card', async () => {
    keepDraft(aStudent.id, { ...draft, partType: 'part2' });
    const bank = bankWith({
      contribute: () => ({ contributeQuestion: { __typename: 'Question', id: '9' } }),
    });
    const dialog = await open();
    expect(within(dialog).queryByLabelText('HOTS question')).not.toBeInTheDocument();
    await user.click(submit());
    await screen.findByText('Thank you!');
    expect(Object.keys(bank.asked('ContributeQuestion')[0]?.input as object).sort()).toEqual([
      'difficulty',
      'partType',
      'shouldSayPoints',
      'theme',
      'title',
    ]);
  });

  test('keeps what was typed when it is closed and when it fails', async () => {
    bankWith({ contribute: failing() });
    const dialog = await open();
    await fill(within(dialog).getByLabelText('Title'), 'Half a thou');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const again = await open();
    expect(within(again).getByLabelText('Title')).toHaveValue('Half a thou');

    await user.selectOptions(within(again).getByLabelText('Theme'), 'People and Culture');
    for (const point of [1, 2, 3, 4]) await fill(within(again).getByLabelText(`Point ${point}`), 'a');
    await user.click(submit());
    expect(await screen.findByText('Failed to contribute question. Please try again.')).toBeVisible();
    expect(within(again).getByLabelText('Point 4')).toHaveValue('a');
  });

  test('shows under the title that there is such a question already', async () => {
    keepDraft(aStudent.id, draft);
    const message = 'There is such a question already: "How can we waste less?"';
    bankWith({ contribute: failing('CONFLICT', message) });
    const dialog = await open();
    await user.click(submit());
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(within(dialog).getByLabelText('Title')).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
  });
});

describe('Generate Questions', () => {
  const made = aCard({ id: '12', text: 'Talk about a robot.', source: 'generated', isVerified: false });
  const open = async () => {
    await press('Generate Questions');
    return within(await screen.findByRole('dialog', { name: 'Generate Questions' }));
  };

  test('shows the new questions and who wrote them', async () => {
    const bank = openBank(
      {
        list: () => pageOf([CARD]),
        generate: () => ({
          generateQuestions: { __typename: 'GeneratedQuestions', questions: [made], writtenByModel: 0 },
        }),
      },
      aStudent,
      '/questions?difficulty=advanced&theme=Science+and+Technology',
    );
    const dialog = await open();
    await user.selectOptions(dialog.getByLabelText('How many'), '1');
    await user.click(dialog.getByRole('button', { name: 'Generate' }));
    expect(await dialog.findByRole('heading', { name: '1 new question' })).toHaveFocus();
    expect(dialog.getByText('Built-in patterns wrote it.')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Talk about a robot.' })).toBeVisible();
    expect(bank.asked('GenerateQuestions')).toEqual([
      {
        input: { partType: 'part2', difficulty: 'advanced', theme: 'Science and Technology', count: 1 },
      },
    ]);
    await waitFor(() => expect(bank.asked('QuestionBank')).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Generate more' }));
    expect(dialog.getByLabelText('How many')).toHaveValue('5');
  });

  test.each([
    ['INTERNAL', 'Something went wrong.', 'Failed to generate questions. Please try again.'],
    [
      'RATE_LIMITED',
      'Too many requests. Please try again later.',
      'Too many requests. Please try again later.',
    ],
  ])('a failure is told (%s)', async (code, message, description) => {
    bankWith({ generate: failing(code, message) });
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Generate' }));
    expect(await screen.findByText(description)).toBeVisible();
  });
});

describe('Add your own question', () => {
  const open = async () => {
    await press('Add your own question');
    return within(await screen.findByRole('dialog', { name: 'Add your own question' }));
  };

  test('needs words, and leads to practice', async () => {
    const bank = bankWith({
      addOwn: () => ({
        addCustomQuestion: aCard({ id: '-1', text: 'What is a good friend?', source: 'custom' }),
      }),
    });
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Add Question' }));
    expect(await dialog.findByText('Please enter your question')).toBeVisible();
    await fill(dialog.getByLabelText('Your question'), ' What is a good friend? ');
    await user.click(dialog.getByRole('button', { name: 'Add Question' }));
    const link = await dialog.findByRole('link', { name: 'Go to Practice' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', '/practice');
    expect(bank.asked('AddCustomQuestion')).toEqual([{ input: { text: 'What is a good friend?' } }]);
  });

  test('a failure is told, and the words stay', async () => {
    bankWith({ addOwn: failing() });
    const dialog = await open();
    await fill(dialog.getByLabelText('Your question'), 'Why?');
    await user.click(dialog.getByRole('button', { name: 'Add Question' }));
    expect(await screen.findByText('Failed to add question. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Your question')).toHaveValue('Why?');
  });
});

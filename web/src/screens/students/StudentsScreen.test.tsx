import { ApolloProvider } from '@apollo/client/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createApolloClient } from '../../lib/apollo';
import { AccessProvider, useAccess } from '../../lib/viewer';
import { aStudent, GraphQLFailure, stubServer } from '../../testing/stubServer';
import { ToastsProvider } from '../../ui/Toasts';
import { StudentsScreen } from './StudentsScreen';

interface Entry {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  grade: string | null;
}

let entries: Entry[];
/** Runs before the server does what it is asked; may throw. */
let refuse: (operation: string) => void;
let asked: { operation: string; variables: Record<string, unknown> }[];

const NOW = Date.now();
const latest = (daysAgo: number | null) => ({
  __typename: 'SessionConnection',
  edges:
    daysAgo === null
      ? []
      : [
          {
            __typename: 'SessionEdge',
            node: {
              __typename: 'Session',
              id: `s${daysAgo}`,
              createdAt: new Date(NOW - daysAgo * 86_400_000).toISOString(),
              state: 'assessed',
              overallScore: 8,
              maximumScore: 12,
            },
          },
        ],
});
const RECORDED: Record<string, number> = { aina: 2, bala: 9 };
const node = (entry: Entry) => ({
  __typename: 'Student',
  hasJoined: entry.id === 'aina',
  createdAt: '2026-11-01T00:00:00Z',
  ...entry,
  latest: latest(RECORDED[entry.id] ?? null),
});

const answers: Record<string, (variables: Record<string, unknown>) => unknown> = {
  Students: ({ search }) => ({
    students: {
      __typename: 'StudentConnection',
      edges: entries
        .filter(({ firstName }) => firstName.toLowerCase().includes(String(search ?? '').toLowerCase()))
        .map((entry) => ({ __typename: 'StudentEdge', cursor: entry.id, node: node(entry) })),
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  }),
  AddStudent: ({ input }) => {
    const added = { ...(input as Omit<Entry, 'id'>), id: `new${entries.length}` };
    entries.unshift(added);
    return { addStudent: node(added) };
  },
  UpdateStudent: ({ id, input }) => {
    entries = entries.map((entry) => (entry.id === id ? { ...entry, ...(input as Entry) } : entry));
    return { updateStudent: entries.filter((entry) => entry.id === id).map(node)[0] };
  },
  RemoveStudent: ({ id }) => {
    entries = entries.filter((entry) => entry.id !== id);
    return { removeStudent: id };
  },
};

const Signed = () => (useAccess().access.status === 'signedIn' ? <StudentsScreen /> : null);

const person = (id: string, firstName: string, grade: string | null): Entry => ({
  id,
  firstName,
  lastName: 'Tan',
  email: `${id}@school.test`,
  grade,
});

beforeEach(() => {
  entries = [
    person('bala', 'Bala', 'Form 4'),
    person('chong', 'Chong', null),
    person('aina', 'Aina', 'Form 4'),
  ];
  refuse = () => {};
  asked = [];
});

function show() {
  const watched = Object.entries(answers).map(([operation, answer]) => [
    operation,
    (variables: Record<string, unknown>) => {
      asked.push({ operation, variables });
      refuse(operation);
      return answer(variables);
    },
  ]);
  stubServer({ user: { ...aStudent, canManageStudents: true }, graphql: Object.fromEntries(watched) });
  render(
    <MemoryRouter>
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

const rows = () => screen.getAllByRole('link', { name: /Tan$/ }).map(({ textContent }) => textContent);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const box = await screen.findByLabelText(label);
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste(value);
  }
}
const DEVI = { 'First name': 'Devi', 'Last name': 'Tan', 'E-mail address': 'devi@school.test' };

test('a register by class and name, with states, the last mark and who is left this week', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Form 4 2' })).toBeVisible();
  expect(rows().filter((name) => !name?.startsWith('Record'))).toEqual(['Aina Tan', 'Bala Tan', 'Chong Tan']);
  const aina = screen.getByRole('link', { name: 'Aina Tan' }).closest('li');
  expect(aina).toHaveTextContent(/Joined.*8 \/ 12/);
  expect(screen.getByRole('link', { name: 'Chong Tan' }).closest('li')).toHaveTextContent(
    /Invited\s*Nothing recorded yet/,
  );
  expect(screen.getByRole('link', { name: 'Record for Bala Tan' })).toHaveAttribute(
    'href',
    '/practice?student=bala',
  );
  expect(screen.getByText('1 of 3 students was recorded in the last 7 days.')).toBeVisible();
  await press('Show who is left');
  expect(screen.queryByRole('link', { name: 'Aina Tan' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Bala Tan' })).toBeVisible();
});

test('is searched', async () => {
  show();
  await userEvent.type(await screen.findByLabelText('Find a student'), 'zzz');
  expect(await screen.findByText('No student matches “zzz”.')).toBeVisible();
  expect(asked.at(-1)?.variables).toMatchObject({ search: 'zzz' });
});

test("the rules of the form are the server's", async () => {
  entries = [];
  show();
  await press('Add your first student');
  await press('Add student');
  for (const message of [
    "Please enter the student's first name",
    "Please enter the student's last name",
    "Please enter the student's email address",
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  await fill({ ...DEVI, 'E-mail address': 'devi' });
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(asked.some(({ operation }) => operation === 'AddStudent')).toBe(false);
});

test('one after the other, in one class', async () => {
  show();
  await press('Add student');
  await fill({ ...DEVI, 'Grade (optional)': 'Form 5' });
  await press('Add and next');
  expect(await screen.findByText('Devi Tan was added.')).toBeVisible();
  expect(await screen.findByLabelText('First name')).toHaveFocus();
  await fill({ ...DEVI, 'First name': 'Ethan', 'E-mail address': 'ethan@school.test' });
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add student' }),
  );
  expect(await screen.findByText('Ethan Tan is on your list.')).toBeVisible();
  expect(asked.filter(({ operation }) => operation === 'AddStudent').at(-1)?.variables.input).toEqual({
    firstName: 'Ethan',
    lastName: 'Tan',
    email: 'ethan@school.test',
    grade: 'Form 5',
  });
  expect(await screen.findByRole('heading', { name: 'Form 5 2' })).toBeVisible();
});

describe('a failure is told in the words of the server, or in ours', () => {
  const CONFLICT = 'You have already added a student with this email address.';
  test.each([
    [new GraphQLFailure(CONFLICT, 'CONFLICT'), CONFLICT],
    [new TypeError('Failed to fetch'), 'Failed to add student. Please try again.'],
  ])('%s', async (failure, sentence) => {
    show();
    await press('Add student');
    await fill(DEVI);
    refuse = (operation) => {
      if (operation === 'AddStudent') throw failure;
    };
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add student' }),
    );
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByLabelText('First name')).toHaveValue('Devi');
  });
});

test('an entry is written anew, and removed with a word on what goes with it', async () => {
  show();
  await press('Edit Bala Tan');
  await fill({ 'First name': 'Balan' });
  await press('Save');
  await screen.findByRole('link', { name: 'Balan Tan' });

  await press('Remove Balan Tan');
  const dialog = await screen.findByRole('dialog', { name: 'Remove Balan Tan?' });
  expect(dialog).toHaveTextContent('recordings, transcripts, marks and feedback. This cannot be undone.');
  refuse = (operation) => {
    if (operation === 'RemoveStudent') throw new TypeError('Failed to fetch');
  };
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Failed to remove student. Please try again.')).toBeVisible();
  refuse = () => {};
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Balan Tan and their recordings are gone.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Balan Tan' })).not.toBeInTheDocument();
});

test('a list that cannot be loaded is asked for again', async () => {
  refuse = () => {
    throw new GraphQLFailure('It failed.', 'INTERNAL');
  };
  show();
  await screen.findByText('Your students could not be loaded');
  refuse = () => {};
  await press('Try again');
  expect(await screen.findByRole('link', { name: 'Aina Tan' })).toBeVisible();
});

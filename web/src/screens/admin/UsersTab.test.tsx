import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserRowFragment } from '../../generated/admin';
import { GraphQLFailure, stubServer } from '../../testing/stubServer';
import { type Answers, anAdmin, pageOf, showAdmin, theButton, theRows } from './testing/admin';

const user = userEvent.setup();
const person = (id: string, firstName: string | null, over: Partial<UserRowFragment> = {}) => ({
  ...{ __typename: 'User', id, firstName, lastName: null, email: `${id}@lisan.test` },
  ...{ emailVerified: true, institution: 'SMK Muar', role: 'student' as const },
  ...{ createdAt: '2026-09-01T00:00:00Z', canGrantRole: true, ...over },
});
let people: ReturnType<typeof person>[];
let asked: object[];
const lists: Answers = {
  Users(variables) {
    asked.push(variables);
    const { role } = variables;
    return { users: pageOf('User', role ? people.filter((one) => one.role === role) : people, variables) };
  },
  GrantRole({ userId, role }) {
    people = people.map((one) =>
      one.id === userId ? { ...one, role: role as UserRowFragment['role'] } : one,
    );
    return { grantRole: people.find(({ id }) => id === userId) };
  },
};
beforeEach(() => {
  asked = [];
  people = [
    person('mei', 'Mei'),
    person('arul', null, { emailVerified: false, role: 'teacher' }),
    person(anAdmin.id, 'Aisyah', { role: 'admin', canGrantRole: false }),
  ];
});

test('everybody, what they are, and not to be changed: oneself', async () => {
  showAdmin('', lists);
  const [mei, arul, me] = await theRows();
  expect(mei).toHaveTextContent(/Mei.*mei@lisan\.test.*SMK Muar, since 1 Sept.*Student/);
  expect(arul).toHaveTextContent('arul@lisan.test (not verified)');
  expect(me).toHaveTextContent('This is you');
  expect(within(me as HTMLElement).queryByRole('button')).toBeNull();
});

test('a role is given after a second question, and the row says so', async () => {
  showAdmin('roles', lists);
  await user.click(await theButton('Change role: Mei'));
  const dialog = await screen.findByRole('dialog', { name: 'Role of Mei' });
  const confirm = within(dialog).getByRole('button', { name: 'Change role' });
  expect(confirm).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: /^Teacher/ }));
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await theRows())[0]).toHaveTextContent('Teacher');
  expect(screen.getByText('Mei: Teacher')).toBeInTheDocument();
  expect(await theButton('Change role: Mei')).toHaveFocus();
});

test('who is no student any more leaves the students, and the focus stays in the list', async () => {
  showAdmin('roles', lists);
  await theRows();
  await user.selectOptions(screen.getByLabelText('Role'), 'Student');
  await waitFor(async () => expect(await theRows()).toHaveLength(1));
  await user.click(await theButton('Change role: Mei'));
  await user.click(screen.getByRole('radio', { name: /^Admin/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Nobody found')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'users' })).toHaveFocus());
  await user.selectOptions(screen.getByLabelText('Role'), 'Admin');
  await waitFor(async () => expect(await theRows()).toHaveLength(2));
});

test('search asks the server, which wins over what was there', async () => {
  showAdmin('roles', lists);
  await theRows();
  people = people.slice(0, 1);
  await user.type(screen.getByLabelText('Search'), ' mei ');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'mei', role: null }));
  await waitFor(async () => expect(await theRows()).toHaveLength(1));
});

test('page by page', async () => {
  people = Array.from({ length: 25 }, (_, id) => person(`p${id}`, `Person ${id}`));
  showAdmin('roles', lists);
  expect(await theRows()).toHaveLength(20);
  await user.click(await theButton('Show more users'));
  await waitFor(async () => expect(await theRows()).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Show more users' })).toBeNull();
});

test('whose own right is gone sees the door close', async () => {
  showAdmin('roles', {
    ...lists,
    GrantRole() {
      stubServer({ user: 401 });
      throw new GraphQLFailure('You may not do this.', 'FORBIDDEN');
    },
  });
  await user.click(await theButton('Change role: Mei'));
  await user.click(screen.getByRole('radio', { name: /^Teacher/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change role' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You may not do this.'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Administration' })).toBeNull());
});

test('a failure can be tried again', async () => {
  let works = false;
  showAdmin('roles', {
    Users(variables) {
      if (!works) throw new GraphQLFailure('It failed.', 'INTERNAL');
      return lists.Users?.(variables);
    },
  });
  expect(await screen.findByText('The users could not be loaded')).toBeInTheDocument();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await theRows()).toHaveLength(3);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLFailure } from '../../../testing/stubServer';
import { type Answer, listOfTokens, showSigned } from '../testing/showSigned';
import { ResearcherAccess } from './ResearcherAccess';

const SECRET = `lisan_${'x'.repeat(43)}`;
const REVOKED_AT = '2025-10-01T03:00:00Z';

const token = (over: object = {}) => ({
  ...{ __typename: 'ResearchToken', id: '1', name: 'R script of Dr Lim', prefix: 'lisan_Ab3xYz' },
  ...{ scopes: ['analyticsRead'], createdAt: '2025-09-01T03:00:00Z', expiresAt: '2025-12-01T03:00:00Z' },
  ...{ lastUsedOn: null, revokedAt: null, isActive: true },
  ...over,
});
const issued = {
  issueResearchToken: {
    ...{ __typename: 'IssuedResearchToken', secret: SECRET },
    token: { __typename: 'ResearchToken', id: '1' },
  },
};
const oneToken: Answer = () => listOfTokens(token());
const noTokens: Answer = () => listOfTokens();
const refused: Answer = () => {
  throw new GraphQLFailure('Too many at once. Please wait a minute.', 'RATE_LIMITED');
};

const show = ({ tokens = noTokens, issue = refused, revoke = refused }: Record<string, Answer>) =>
  showSigned(<ResearcherAccess />, {
    ResearchTokens: tokens,
    IssueResearchToken: issue,
    RevokeResearchToken: revoke,
  });

const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Issue a token' }));
  return within(await screen.findByRole('dialog', { name: 'Issue a token' }));
};
const revokeIt = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke R script of Dr Lim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke this token?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
};

test('each token says what it is, and only an active one can be revoked', async () => {
  const tokens = listOfTokens(
    token({ lastUsedOn: '2025-09-30' }),
    token({ id: '2', name: 'Old', isActive: false }),
    token({ id: '3', name: 'Lost', isActive: false, revokedAt: REVOKED_AT }),
  );
  show({ tokens: () => tokens });
  await screen.findByText('R script of Dr Lim');
  const [active, expired, revoked] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(active).toHaveTextContent(/Active.*lisan_Ab3xYz….*analytics:read.*Expires1 Dec.*30 Sept/);
  expect(expired).toHaveTextContent(/Expired.*Last usednever/);
  expect(revoked).toHaveTextContent(/Revoked1 Oct/);
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
});

test('tokens that could not be loaded are read again', async () => {
  let works = false;
  show({ tokens: (asked) => (works ? noTokens(asked) : refused(asked)) });
  expect(await screen.findByText('The tokens could not be loaded')).toBeInTheDocument();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tokens yet')).toBeInTheDocument();
});

test('the form has the rules of the server, and asks nothing before they hold', async () => {
  const fetch = show({});
  const form = await openForm();
  const asked = fetch.mock.calls.length;
  await userEvent.clear(form.getByLabelText('Days until it expires'));
  await userEvent.type(form.getByLabelText('Days until it expires'), '366');
  await userEvent.click(form.getByRole('button', { name: 'Issue' }));
  expect(await form.findByText('Please name the token')).toBeInTheDocument();
  expect(form.getByText('Choose 1 to 365 days')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(asked);
});

test('a refusal is told in the words of the server, and what was typed stays', async () => {
  show({});
  const form = await openForm();
  await userEvent.type(form.getByLabelText('Name'), 'Dr Lim');
  await userEvent.click(form.getByRole('button', { name: 'Issue' }));
  expect(await screen.findByText('Too many at once. Please wait a minute.')).toBeInTheDocument();
  expect(form.getByLabelText('Name')).toHaveValue('Dr Lim');
});

test('the secret is there once, Esc does not lose it, and then the list has the token', async () => {
  let tokens = noTokens;
  const issue = jest.fn(() => {
    tokens = oneToken;
    return issued;
  });
  show({ tokens: (asked) => tokens(asked), issue });
  const form = await openForm();
  await userEvent.type(form.getByLabelText('Name'), '  Dr Lim ');
  await userEvent.click(form.getByRole('button', { name: 'Issue' }));
  expect(await form.findByDisplayValue(SECRET)).toHaveFocus();
  expect(issue).toHaveBeenCalledWith({
    input: { name: 'Dr Lim', expiresInDays: 90, scopes: ['analyticsRead'] },
  });
  await userEvent.keyboard('{Escape}');
  // no clipboard in jsdom, as on an address without https
  await userEvent.click(form.getByRole('button', { name: 'Copy' }));
  expect(await form.findByText(/^It is selected/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'I have kept it' }));
  expect(await screen.findByText('R script of Dr Lim')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.body.innerHTML).not.toContain(SECRET);
  expect((await openForm()).getByLabelText('Name')).toHaveValue('');
});

test('a revoked token is revoked in its row, and the focus has a place', async () => {
  const revokeResearchToken = {
    ...{ __typename: 'ResearchToken', id: '1', isActive: false, revokedAt: REVOKED_AT },
  };
  show({ tokens: oneToken, revoke: () => ({ revokeResearchToken }) });
  await revokeIt();
  expect(await screen.findByText('Revoked', { selector: '.pill' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Researcher access' })).toHaveFocus());
});

test('a token that could not be revoked stays active, and says why', async () => {
  show({ tokens: oneToken });
  await revokeIt();
  expect(await screen.findByText('Too many at once. Please wait a minute.')).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Revoke R/ })).toHaveFocus());
});

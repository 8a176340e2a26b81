import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageRowFragment } from '../../generated/admin';
import { type Answers, pageOf, showAdmin, theButton, theRows } from './testing/admin';

const user = userEvent.setup();
const message = (id: string, over: Partial<MessageRowFragment> = {}) => ({
  ...{ __typename: 'ContactMessage', id, name: 'Puan Salmah', email: 'salmah@school.test' },
  ...{ subject: `Subject ${id}`, message: 'One line.\nAnother.', createdAt: '2026-09-01T00:00:00Z' },
  ...{ deliveredAt: null, handledAt: null, isHandled: false, isUrgent: false, ...over },
});
let messages: ReturnType<typeof message>[];
const lists: Answers = {
  ContactMessages(variables) {
    const listed = messages.filter(({ isHandled }) => isHandled === variables.isHandled);
    return { contactMessages: pageOf('ContactMessage', listed, variables) };
  },
  MarkContactMessageHandled({ id, isHandled }) {
    messages = messages.map((one) => (one.id === id ? { ...one, isHandled: Boolean(isHandled) } : one));
    return { markContactMessageHandled: messages.find((one) => one.id === id) };
  },
};
beforeEach(() => {
  messages = [message('1', { isUrgent: true, subject: 'URGENT: no sign-in & more' }), message('2')];
});

test('those that nobody is done with first; urgent ones are marked, and a reply is a mail', async () => {
  showAdmin('messages', lists);
  const [urgent, other] = await theRows();
  expect(within(urgent as HTMLElement).getByText('URGENT')).toBeInTheDocument();
  expect(within(other as HTMLElement).queryByText('URGENT')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Reply to Puan Salmah' })[0]).toHaveAttribute(
    'href',
    'mailto:salmah@school.test?subject=Re%3A%20URGENT%3A%20no%20sign-in%20%26%20more',
  );
});

test('handled, it goes to the handled ones, and back', async () => {
  showAdmin('messages', lists);
  await user.click(await theButton('Mark as handled: Subject 2'));
  await waitFor(async () => expect(await theRows()).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText('Show'), 'Handled');
  await user.click(await theButton('Mark as not handled: Subject 2'));
  expect(await screen.findByText('Nothing handled yet')).toBeInTheDocument();
});

test('out of reach, nothing is lost', async () => {
  showAdmin('messages', lists);
  await theRows();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await user.click(await theButton('Mark as handled: Subject 2'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('That did not work. Please try again.'),
  );
  expect(await theRows()).toHaveLength(2);
});

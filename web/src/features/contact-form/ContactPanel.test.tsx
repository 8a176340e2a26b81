import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApolloClient } from '../../lib/apollo';
import { AccessProvider, useAccess } from '../../lib/viewer';
import { aStudent, GraphQLFailure, stubServer } from '../../testing/stubServer';
import { ToastsProvider } from '../../ui/Toasts';
import { ContactPanel } from './ContactPanel';

const user = userEvent.setup();
const TITLE = 'Write to us';
const Signed = ({ of }: { of: 'support' | 'contact' }) =>
  useAccess().access.status === 'signedIn' ? <ContactPanel of={of} title={TITLE} /> : null;

let sent: unknown[];
beforeEach(() => sessionStorage.clear());
let refuse: () => void;

async function show(of: 'support' | 'contact') {
  sent = [];
  refuse = () => undefined;
  const fetch = stubServer({
    user: aStudent,
    graphql: {
      SendContactMessage({ input }) {
        sent.push(input);
        refuse();
        return {
          sendContactMessage: { __typename: 'ContactReceipt', receivedAt: '2026-09-01T00:00:00Z' },
        };
      },
    },
  });
  render(
    <ApolloProvider client={createApolloClient(aStudent.id, () => undefined)}>
      <ToastsProvider>
        <AccessProvider>
          <Signed of={of} />
        </AccessProvider>
      </ToastsProvider>
    </ApolloProvider>,
  );
  await screen.findByRole('heading', { name: TITLE });
  return fetch;
}

async function fill(words: Partial<Record<'Name' | 'E-mail' | 'Subject' | 'Message', string>>) {
  for (const [label, text] of Object.entries(words)) {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}
const GOOD = { Subject: 'Our class', Message: 'How do we all begin?' };
const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));

describe.each([
  ['support', 'Message Sent!', "We've received your message and will get back to you soon."],
  ['contact', 'Message Sent Successfully', "Thank you for contacting us! We'll get back to you soon."],
] as const)('the form on /%s', (of, title, description) => {
  test('knows who writes, sends, says so in its place, and comes back empty', async () => {
    await show(of);
    expect(screen.getByLabelText('Name')).toHaveValue('Aisyah Rahman');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
    await fill({ ...GOOD, 'E-mail': ' mother@home.test ' });
    await send();
    const sentHeading = await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
    expect(sentHeading).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(`${title}${description}`);
    expect(sent).toEqual([
      {
        ...{ name: 'Aisyah Rahman', email: 'mother@home.test' },
        ...{ subject: 'Our class', message: 'How do we all begin?' },
      },
    ]);
    expect(screen.queryByLabelText('Message')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Send Another Message' }));
    expect(screen.getByRole('heading', { name: TITLE })).toHaveFocus();
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(screen.getByLabelText('E-mail')).toHaveValue('aisyah@lisan.test');
  });

  test('says that it is sending, once', async () => {
    await show(of);
    await fill(GOOD);
    const answer = globalThis.fetch;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    globalThis.fetch = async (...request) => held.then(() => answer(...request));
    await send();
    const button = await screen.findByRole('button', { name: 'Sending...' });
    expect(button).toBeDisabled();
    await user.click(button);
    release();
    await screen.findByRole('heading', { name: 'Message Sent Successfully!' });
    expect(sent).toHaveLength(1);
  });

  test('an address that is none is refused under its field', async () => {
    await show(of);
    await fill({ ...GOOD, 'E-mail': 'aisyah@' });
    await send();
    const email = screen.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(email).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(sent).toEqual([]);
  });
});

test.each(['Name', 'E-mail', 'Subject', 'Message'] as const)(
  '/support: a blank %s is missing information',
  async (label) => {
    await show('support');
    await fill({ ...GOOD, [label]: '  ' });
    await send();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Missing InformationPlease fill in all fields.'),
    );
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sent).toEqual([]);
  },
);

test.each([
  ['Name', 'A', 'Name must be at least 2 characters'],
  ['Subject', 'Help', 'Subject must be at least 5 characters'],
  ['Message', 'Too short', 'Message must be at least 10 characters'],
] as const)('/contact: a %s of "%s" is too short', async (label, text, message) => {
  await show('contact');
  await fill({ ...GOOD, [label]: text });
  await send();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(sent).toEqual([]);
});

test('what was begun in one place is there in the other, until it is sent', async () => {
  await show('contact');
  await fill({ ...GOOD, 'E-mail': 'mother@home.test' });
  cleanup();
  await show('support');
  expect(screen.getByLabelText('Message')).toHaveValue(GOOD.Message);
  expect(screen.getByLabelText('E-mail')).toHaveValue('mother@home.test');
  await send();
  await user.click(await screen.findByRole('button', { name: 'Send Another Message' }));
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(screen.getByLabelText('E-mail')).toHaveValue('aisyah@lisan.test');
});

const LIMITED = 'Too many messages. Please try again in a few minutes.';
test.each([
  ['support', 'Error', 'Failed to send message. Please try again.', true],
  ['support', 'Error', 'Failed to send message. Please try again.', false],
  ['contact', 'Failed to Send Message', LIMITED, true],
  ['contact', 'Failed to Send Message', 'Please try again later.', false],
] as const)('/%s: a failure says %s, %s (answered: %s)', async (of, title, description, isAnswered) => {
  const fetch = await show(of);
  await fill(GOOD);
  refuse = () => {
    throw new GraphQLFailure(LIMITED, 'RATE_LIMITED');
  };
  if (!isAnswered) fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`${title}${description}`));
  expect(screen.getByLabelText('Message')).toHaveValue(GOOD.Message);
  expect(screen.getByLabelText('Subject')).toHaveValue(GOOD.Subject);
});

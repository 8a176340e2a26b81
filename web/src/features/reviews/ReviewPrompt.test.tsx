import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApolloClient } from '../../lib/apollo';
import { AccessProvider, useAccess, type Viewer } from '../../lib/viewer';
import { aStudent, GraphQLFailure, stubServer } from '../../testing/stubServer';
import { ToastsProvider } from '../../ui/Toasts';
import { ReviewPrompt } from './ReviewPrompt';

const user = userEvent.setup();
const Signed = ({ onDone }: { onDone: () => void }) =>
  useAccess().access.status === 'signedIn' ? <ReviewPrompt onDone={onDone} /> : null;

/** The open prompt; `sent` fills with what reaches the server. */
async function openPrompt({
  viewer = aStudent,
  create = () => ({}),
}: {
  viewer?: Viewer;
  create?: () => unknown;
} = {}) {
  const onDone = jest.fn();
  const sent: unknown[] = [];
  stubServer({
    user: viewer,
    graphql: {
      CreateTestimonial({ input }) {
        sent.push(input);
        create();
        return { createTestimonial: { __typename: 'Testimonial', id: '1' } };
      },
    },
  });
  render(
    <ToastsProvider>
      <AccessProvider>
        <ApolloProvider client={createApolloClient(viewer.id, () => undefined)}>
          <Signed onDone={onDone} />
        </ApolloProvider>
      </AccessProvider>
    </ToastsProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Write a short review' });
  return { onDone, sent, dialog };
}

const submit = () => user.click(screen.getByRole('button', { name: 'Submit Review' }));

describe('a review', () => {
  test('is sent under the name of the viewer', async () => {
    const { onDone, sent } = await openPrompt();
    expect(screen.getByRole('radio', { name: '5 Excellent' })).toBeChecked();
    expect(screen.getByText(/shown under the name Aisyah Rahman/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '4 Very Good' }));
    await user.type(screen.getByLabelText('Your review'), ' I speak longer now. ');
    expect(screen.getByText('21/500 characters')).toBeVisible();
    await submit();
    await waitFor(() => expect(onDone.mock.calls).toEqual([['submitted']]));
    expect(sent).toEqual([
      {
        name: 'Aisyah Rahman',
        institution: null,
        content: 'I speak longer now.',
        rating: 4,
        isPublic: true,
      },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Thank you! Your testimonial has been submitted for review.',
    );
  });

  test('of somebody without a name never shows the e-mail address', async () => {
    const { sent } = await openPrompt({ viewer: { ...aStudent, firstName: ' ', lastName: null } });
    await user.type(screen.getByLabelText('Your review'), 'Good.');
    await submit();
    await waitFor(() => expect(sent).toMatchObject([{ name: 'Anonymous' }]));
  });

  test.each(['{Enter}', '   '])('of %j is asked for again, and nothing is sent', async (typed) => {
    const { onDone, sent } = await openPrompt();
    const words = screen.getByLabelText('Your review');
    await user.type(words, typed);
    await submit();
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Review RequiredPlease write a short review about your experience.');
    expect(words).toHaveFocus();
    await waitFor(() =>
      expect(words).toHaveAccessibleDescription(/Please write a short review about your experience\./),
    );
    expect(words).toBeInvalid();
    expect(sent).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('ends at 500 characters', async () => {
    await openPrompt();
    await user.click(screen.getByLabelText('Your review'));
    await user.paste('x'.repeat(600));
    expect(screen.getByText('500/500 characters')).toBeVisible();
  });

  test('that the server does not take stays there to be sent again', async () => {
    let works = false;
    const { onDone } = await openPrompt({
      create: () => {
        if (!works) throw new GraphQLFailure('Something went wrong on our side.', 'INTERNAL');
      },
    });
    await user.type(screen.getByLabelText('Your review'), 'Good.');
    await submit();
    const toast = await screen.findByText('Failed to submit review. Please try again later.');
    expect(toast).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Your review')).toHaveValue('Good.');
    works = true;
    await submit();
    await waitFor(() => expect(onDone.mock.calls).toEqual([['submitted']]));
  });

  test('cannot be sent twice while it is on its way', async () => {
    const { onDone, sent } = await openPrompt();
    await user.type(screen.getByLabelText('Your review'), 'Good.');
    const answer = globalThis.fetch;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    globalThis.fetch = async (...request) => held.then(() => answer(...request));
    await submit();
    const button = await screen.findByRole('button', { name: 'Submitting...' });
    expect(button).toBeDisabled();
    await user.click(button);
    release();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(1);
  });
});

test.each(['Not now', 'Close'])(
  '%s dismisses it, and leaving the empty field is no mistake',
  async (name) => {
    const { onDone, dialog } = await openPrompt();
    await user.click(screen.getByLabelText('Your review'));
    await user.click(within(dialog).getByRole('button', { name }));
    expect(onDone.mock.calls).toEqual([['dismissed']]);
    expect(screen.getByLabelText('Your review')).not.toBeInvalid();
  },
);

test('the arrow keys change the rating, and its word is shown', async () => {
  const { dialog } = await openPrompt();
  const words = () => dialog.querySelector('.star-field-word')?.textContent;
  expect(words()).toBe('5 Excellent');
  const names = ['4 Very Good', '3 Good', '2 Fair', '1 Poor'];
  for (const name of names) {
    await user.click(screen.getByRole('radio', { name }));
    expect(words()).toBe(name);
    expect(dialog.querySelectorAll('.star-filled')).toHaveLength(Number(name[0]));
  }
  await user.keyboard('{ArrowRight}');
  expect(words()).toBe('2 Fair');
});

import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createApolloClient } from '../../lib/apollo';
import { AccessProvider, useAccess, type Viewer } from '../../lib/viewer';
import { aStudent, GraphQLFailure, stubServer } from '../../testing/stubServer';
import { ToastsProvider } from '../../ui/Toasts';
import { TestimonialsScreen } from './TestimonialsScreen';

const user = userEvent.setup();
const story = (id: number, over: object = {}) => ({
  id,
  ...{ name: `Learner ${id}`, institution: null, content: `Story ${id}.` },
  ...{ rating: 4, createdAt: '2026-09-01T00:00:00Z' },
  ...over,
});

const Known = () => (useAccess().access.status === 'loading' ? null : <TestimonialsScreen />);
const screenWith = (
  <MemoryRouter>
    <ToastsProvider>
      <AccessProvider>
        <Known />
      </AccessProvider>
    </ToastsProvider>
  </MemoryRouter>
);

describe('a visitor', () => {
  test('reads, and is invited to sign up; no GraphQL is loaded', async () => {
    stubServer({ testimonials: [story(1, { institution: 'SMK Muar' })] });
    const { container } = render(screenWith);
    await waitFor(() => expect(container.querySelectorAll('.skeleton')).toHaveLength(6 * 3));
    const card = await screen.findByRole('figure');
    expect(card).toHaveTextContent('Verified User“Story 1.”Learner 1SMK Muar1 September 2026');
    expect(within(card).getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign Up / Sign In' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Ftestimonials',
    );
    expect(screen.queryByRole('button', { name: 'Share Your Story' })).toBeNull();
  });

  test('finds none yet', async () => {
    stubServer({ testimonials: [] });
    render(screenWith);
    expect(await screen.findByText('No Testimonials Yet')).toBeInTheDocument();
  });

  test('tries again after a failure', async () => {
    const fetch = stubServer({ testimonials: [story(1)] });
    const answer = fetch.getMockImplementation();
    fetch.mockImplementation(async (url: string) =>
      url === '/api/testimonials' ? new Response('', { status: 503 }) : answer?.(url),
    );
    render(screenWith);
    expect(await screen.findByText('The stories could not be loaded')).toBeInTheDocument();
    fetch.mockImplementation(answer);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('figure')).toBeInTheDocument();
  });

  test('is shown sixty stories bit by bit', async () => {
    stubServer({ testimonials: Array.from({ length: 60 }, (_, id) => story(id)) });
    render(screenWith);
    expect(await screen.findAllByText(/^“Story/)).toHaveLength(24);
    await user.click(screen.getByText('Show more stories'));
    expect(screen.getAllByText(/^“Story/)).toHaveLength(48);
  });
});

describe('signed in', () => {
  let own: object[];
  let sent: unknown[];
  let refuse: () => void;

  beforeEach(() => sessionStorage.clear());

  async function show(viewer: Partial<Viewer> = {}, pending: object[] = []) {
    own = pending;
    sent = [];
    refuse = () => undefined;
    const user = { ...aStudent, ...viewer };
    const list = () => ({
      viewer: {
        ...{ __typename: 'Viewer', id: user.id },
        testimonials: {
          __typename: 'TestimonialConnection',
          edges: own.map((node) => ({ __typename: 'TestimonialEdge', node })),
        },
      },
    });
    stubServer({
      user,
      testimonials: [story(1)],
      graphql: {
        OwnTestimonials: list,
        CreateTestimonial({ input }) {
          sent.push(input);
          refuse();
          own = [aPending({ ...(input as object), id: '7' })];
          return { createTestimonial: { __typename: 'Testimonial', id: '7' } };
        },
      },
    });
    const client = createApolloClient(user.id, () => undefined);
    render(<ApolloProvider client={client}>{screenWith}</ApolloProvider>);
    await screen.findAllByRole('figure');
  }
  const aPending = (over: object) => ({ __typename: 'Testimonial', ...story(7), isPending: true, ...over });

  async function openDialog() {
    await user.click(screen.getByRole('button', { name: 'Share Your Story' }));
    return screen.findByRole('dialog', { name: 'Share Your Story' });
  }
  const submit = () => screen.getByRole('button', { name: 'Submit' });

  test('the own story that waits stands in front, marked; one that is public does not stand twice', async () => {
    await show({}, [aPending({ id: '9' }), aPending({ id: '1', isPending: false })]);
    const [mine, theirs, ...others] = screen.getAllByRole('figure');
    expect(mine).toHaveTextContent('In review“Story 7.”');
    expect(mine).toHaveTextContent('Only you see it until it has been read.');
    expect(theirs).toHaveTextContent('Verified User');
    expect(others).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Sign Up / Sign In' })).toBeNull();
  });

  test('a story: name filled in, 5 stars at first, counted, sent, and shown as waiting', async () => {
    await show();
    const dialog = await openDialog();
    expect(screen.getByLabelText('Name')).toHaveValue('Aisyah Rahman');
    expect(screen.getByLabelText('School or institution (optional)')).toHaveValue('');
    const ratings = within(dialog).getAllByRole('radio');
    expect(ratings.map((radio) => radio.closest('label')?.textContent)).toEqual(
      expect.arrayContaining(['5 Excellent', '4 Very Good', '3 Good', '2 Fair', '1 Poor']),
    );
    expect(screen.getByRole('radio', { name: '5 Excellent' })).toBeChecked();
    expect(submit()).toBeDisabled();

    await user.click(screen.getByRole('radio', { name: '3 Good' }));
    await user.click(screen.getByLabelText('Your story'));
    await user.paste('x'.repeat(600));
    expect(screen.getByText('500/500 characters')).toBeVisible();
    await user.clear(screen.getByLabelText('Name'));
    expect(submit()).toBeDisabled();
    await user.type(screen.getByLabelText('Name'), 'Aisyah');
    await user.click(submit());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { name: 'Aisyah', institution: null, content: 'x'.repeat(500), rating: 3, isPublic: true },
    ]);
    expect(
      screen.getByText('Thank you! Your testimonial has been submitted for review.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('In review')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);

    await openDialog();
    expect(screen.getByLabelText('Your story')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveValue('Aisyah Rahman');
    expect(screen.getByRole('radio', { name: '5 Excellent' })).toBeChecked();
  });

  test('without a name it begins with the e-mail address, of which no more than needed becomes public', async () => {
    await show({ firstName: ' ', lastName: null });
    await openDialog();
    expect(screen.getByLabelText('Name')).toHaveValue('aisyah');
  });

  test.each([
    ['Name', '  ', 'Good.'],
    ['Your story', 'Mei', ' \n '],
  ])('a blank "%s" is refused', async (label, name, content) => {
    await show();
    await openDialog();
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), name);
    await user.click(screen.getByLabelText('Your story'));
    await user.paste(content);
    await user.click(submit());
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Please fill in all required fields\./);
    expect(sent).toEqual([]);
  });

  test('what the server does not take stays, and can be sent again', async () => {
    await show();
    await openDialog();
    await user.type(screen.getByLabelText('Your story'), 'Good.');
    refuse = () => {
      throw new GraphQLFailure('Something went wrong on our side.', 'INTERNAL');
    };
    await user.click(submit());
    expect(await screen.findByText('Failed to submit testimonial. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Your story')).toHaveValue('Good.');
    expect(sessionStorage).toHaveLength(1);
    refuse = () => undefined;
    await user.dblClick(submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(2);
  });

  test('says that it is on its way', async () => {
    await show();
    await openDialog();
    await user.type(screen.getByLabelText('Your story'), 'Good.');
    const answer = globalThis.fetch;
    globalThis.fetch = () => new Promise(() => undefined);
    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    globalThis.fetch = answer;
  });
});

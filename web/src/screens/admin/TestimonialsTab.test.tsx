import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewedTestimonialFragment } from '../../generated/admin';
import { GraphQLFailure } from '../../testing/stubServer';
import { type Answers, pageOf, showAdmin, theButton, theRows } from './testing/admin';

const user = userEvent.setup();
const story = (id: string, over: Partial<ReviewedTestimonialFragment> = {}) => ({
  ...{ __typename: 'Testimonial', id, name: `Learner ${id}`, institution: null, content: `Story ${id}.` },
  ...{ rating: 4, createdAt: '2026-09-01T00:00:00Z', isPublic: true, isPending: true, canModerate: true },
  ...over,
});
let stories: ReturnType<typeof story>[];
function moderated(id: unknown, isPending: boolean) {
  stories = stories.map((one) => (one.id === id ? { ...one, isPending } : one));
  return stories.find((one) => one.id === id);
}
const lists: Answers = {
  TestimonialsForReview(variables) {
    const listed = stories.filter(({ isPending }) => isPending === variables.isPending);
    return { testimonialsForReview: pageOf('Testimonial', listed, variables) };
  },
  ApproveTestimonial: ({ id }) => ({ approveTestimonial: moderated(id, false) }),
  UnpublishTestimonial: ({ id }) => ({ unpublishTestimonial: moderated(id, true) }),
  RejectTestimonial({ id }) {
    stories = stories.filter((one) => one.id !== id);
    return { rejectTestimonial: id };
  },
};
beforeEach(() => {
  stories = [story('1'), story('2', { isPublic: false })];
});

test('approved, it leaves those that wait; unpublished, it waits again', async () => {
  showAdmin('testimonials', lists);
  expect((await theRows())[1]).toHaveTextContent('Not to be published');
  await user.click(await theButton('Approve: Learner 1'));
  await waitFor(async () => expect(await theRows()).toHaveLength(1));
  expect(screen.getByText('The story of Learner 1 is approved.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'testimonials' })).toHaveFocus();

  await user.selectOptions(screen.getByLabelText('Show'), 'Approved');
  await user.click(await theButton('Unpublish: Learner 1'));
  expect(await screen.findByText('Nothing approved yet')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Show'), 'Waiting for review');
  await waitFor(async () => expect(await theRows()).toHaveLength(2));
});

test('rejected only after a second question', async () => {
  showAdmin('testimonials', lists);
  await user.click(await theButton('Reject: Learner 1'));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await theRows()).toHaveLength(2);
  await user.click(await theButton('Reject: Learner 1'));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await theRows()).toHaveLength(1);
  expect(screen.getByText('The story of Learner 1 is deleted.')).toBeInTheDocument();
});

test('where another admin was faster, that is said and the list is read again', async () => {
  const words = 'This testimonial is published. Unpublish it first.';
  showAdmin('testimonials', {
    ...lists,
    RejectTestimonial({ id }) {
      moderated(id, false);
      throw new GraphQLFailure(words, 'CONFLICT');
    },
  });
  await user.click(await theButton('Reject: Learner 1'));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  await waitFor(async () => expect(await theRows()).toHaveLength(1));
});

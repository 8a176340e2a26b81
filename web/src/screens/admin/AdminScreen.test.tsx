import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, anAdmin, pageOf, showAdmin } from './testing/admin';

const none: Answers = {
  Users: (variables) => ({ users: pageOf('User', [], variables) }),
  TestimonialsForReview: (variables) => ({
    testimonialsForReview: pageOf('Testimonial', [], variables),
  }),
  ContactMessages: (variables) => ({ contactMessages: pageOf('ContactMessage', [], variables) }),
};

test('the tab stands in the address, and the arrow keys change it', async () => {
  showAdmin('messages', none);
  expect(await screen.findByText('No message waits')).toBeInTheDocument();
  screen.getByRole('tab', { name: 'Messages' }).focus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Roles' })).toHaveFocus();
  expect(screen.getByText('?tab=roles')).toBeInTheDocument();
  expect(await screen.findByText('Nobody found')).toBeInTheDocument();
});

test('there are the tabs that one may use; in place of an unknown one the first', async () => {
  showAdmin('roles', none, { ...anAdmin, canGrantRoles: false });
  expect(await screen.findAllByRole('tab')).toHaveLength(3);
  expect(screen.getByRole('tab', { name: 'Testimonials' })).toHaveAttribute('aria-selected', 'true');
  expect(await screen.findByText('Nothing to review')).toBeInTheDocument();
});

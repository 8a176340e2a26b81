import { render, screen } from '@testing-library/react';
import { stubServer } from '../../testing/stubServer';
import { Learners } from './Learners';

const testimonial = (id: number, content: string) => ({
  id,
  name: `Learner ${id}`,
  institution: null,
  content,
  rating: 4,
  createdAt: '2025-09-01T00:00:00Z',
});

test('at most three, shortened to 80 characters, with their stars', async () => {
  const words = 'x'.repeat(80);
  stubServer({
    testimonials: [
      testimonial(1, words),
      testimonial(2, `${words}y`),
      testimonial(3, 'c'),
      testimonial(4, 'd'),
    ],
  });
  render(<Learners />);
  expect(await screen.findByText(`“${words}”`)).toBeInTheDocument();
  expect(screen.getByText(`“${words}...”`)).toBeInTheDocument();
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(screen.getAllByRole('img', { name: '4 out of 5 stars' })).toHaveLength(3);
});

test('none yet, and none to be had', async () => {
  stubServer({ testimonials: [] });
  const { unmount } = render(<Learners />);
  expect(await screen.findByText('No Testimonials Yet')).toBeInTheDocument();
  unmount();
  stubServer({}).mockRejectedValue(new TypeError('Failed to fetch'));
  render(<Learners />);
  expect(await screen.findByText('The stories could not be loaded just now.')).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { BandScale, bandToneClass } from './BandScale';

test('says band, word, range and what would lift it', () => {
  render(<BandScale label="Grammar" band={4} low={3} high={5} lift="Match each verb to its subject." />);
  expect(screen.getByText('Grammar')).toBeInTheDocument();
  expect(screen.getByText('Good')).toBeInTheDocument();
  expect(screen.getByText('4', { exact: false })).toHaveTextContent('4 of 6');
  expect(screen.getByText('Likely between 3 and 5')).toBeInTheDocument();
  expect(screen.getByText('Match each verb to its subject.')).toBeInTheDocument();
});

test('the dot stands where the band is', () => {
  const at = (band: number) => {
    const { container, unmount } = render(<BandScale label="Grammar" band={band} />);
    const x = Number(container.querySelector('.band-scale-dot')?.getAttribute('cx'));
    unmount();
    return x;
  };
  expect([0, 3, 6].map(at)).toEqual([9, 120, 231]);
});

test('no mark is no number, and a certain mark has no range', () => {
  const { rerender, container } = render(<BandScale label="Vocabulary" band={null} />);
  expect(screen.getByText('Not marked')).toBeInTheDocument();
  expect(container.querySelector('.band-scale-dot')).toBeNull();
  rerender(<BandScale label="Vocabulary" band={0} low={0} high={0} />);
  expect(screen.getByText('Needs improvement')).toBeInTheDocument();
  expect(screen.queryByText(/Likely/)).not.toBeInTheDocument();
});

test.each([
  [6, 'band-excellent'],
  [5, 'band-excellent'],
  [4.5, 'band-good'],
  [3, 'band-fair'],
  [2.5, 'band-needs'],
])('band %d has the tone %s', (band, tone) => {
  expect(bandToneClass(band)).toBe(tone);
});

import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { InSteps } from './InSteps';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

interface PieceProps {
  name: string;
  /** Told once it is there. */
  onDrawn?: () => void;
}

function Piece({ name, onDrawn }: PieceProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return <li>{name}</li>;
}

const pieces = (names: readonly string[], onDrawn?: () => void) =>
  names.map((name) => <Piece key={name} name={name} onDrawn={onDrawn} />);

test('all of it is drawn in the end, in its order and in steps', () => {
  const together: number[] = [];
  const count = () => {
    together.push(listed().length);
  };
  render(<InSteps size={3}>{pieces(NAMES, count)}</InSteps>);
  expect(listed()).toEqual(NAMES);
  expect(together).toEqual([3, 3, 3, 6, 6, 6, 8, 8]);
});

test('what is added later comes as well, and what is taken away goes', () => {
  const { rerender } = render(<InSteps size={3}>{pieces(NAMES.slice(0, 2))}</InSteps>);
  rerender(<InSteps size={3}>{pieces(NAMES.slice(0, 7))}</InSteps>);
  expect(listed()).toHaveLength(7);
  rerender(<InSteps size={3}>{pieces(['a'])}</InSteps>);
  expect(listed()).toEqual(['a']);
});

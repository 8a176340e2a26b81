import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Toast, ToastsProvider, useToasts } from './Toasts';

let show: (toast: Toast) => void;
const Grab = () => {
  show = useToasts().show;
  return null;
};

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ToastsProvider>
      <Grab />
    </ToastsProvider>,
  );
});
afterEach(() => jest.useRealTimers());

const saved: Toast = { title: 'Saved', description: 'It is kept.' };
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('is announced politely and gone after five seconds', () => {
  act(() => show(saved));
  expect(screen.getByRole('status')).toHaveTextContent('SavedIt is kept.');
  pass(4999);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a destructive one is announced at once', () => {
  act(() => show({ title: 'Download Failed', variant: 'destructive' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Download Failed');
});

test('only one at a time, each with its own five seconds', () => {
  act(() => show(saved));
  pass(4000);
  act(() => show({ title: 'Sent' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  pass(4000);
  expect(screen.getByText('Sent')).toBeInTheDocument();
});

test('waits while it is hovered', () => {
  act(() => show(saved));
  fireEvent.mouseEnter(screen.getByRole('region'));
  pass(20_000);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('region'));
  pass(5000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('closes by its button', () => {
  act(() => show(saved));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('F8 moves the focus to it', () => {
  act(() => show(saved));
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
});

test.each([
  [50, false],
  [49, true],
  [-80, true],
])('a swipe of %i px to the right leaves it: %s', (distance, stays) => {
  act(() => show(saved));
  const words = screen.getByText('Saved');
  // jsdom has no PointerEvent with coordinates; a MouseEvent of the same type carries them
  const swipe = (type: string, clientX: number) =>
    fireEvent(words, new MouseEvent(type, { bubbles: true, clientX }));
  swipe('pointerdown', 100);
  swipe('pointermove', 100 + distance);
  swipe('pointerup', 100 + distance);
  expect(screen.queryByText('Saved') !== null).toBe(stays);
});

test('a swipe goes on outside of the card; a click keeps its target', () => {
  act(() => show(saved));
  const card = screen.getByText('Saved').closest('.toast-card') as HTMLElement;
  card.setPointerCapture = jest.fn();
  const pointer = (type: string, clientX: number) =>
    fireEvent(card, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerId: 7 }));
  pointer('pointerdown', 100);
  expect(card.setPointerCapture).not.toHaveBeenCalled();
  pointer('pointermove', 130);
  expect(card.setPointerCapture).toHaveBeenCalledWith(7);
});

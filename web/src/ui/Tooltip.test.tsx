import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { TOOLTIP } from 'schema/rules/limits';
import { Tooltip } from './Tooltip';

/** Lets the bubble load and time pass. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** React makes its pointerenter of this. jsdom knows no kinds of pointers. */
const enter = (name: string, pointerType = 'mouse') => {
  const over = createEvent.pointerOver(around(name));
  fireEvent(around(name), Object.defineProperty(over, 'pointerType', { value: pointerType }));
};
const leave = (name: string) => fireEvent.pointerLeave(around(name));
const around = (name: string) => screen.getByRole('button', { name }).parentElement as HTMLElement;
const bubble = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? null;

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <Tooltip label="Menu">
        <button type="button" aria-label="Menu" />
      </Tooltip>
      <Tooltip label="Close">
        <button type="button" aria-label="Close" />
      </Tooltip>
    </>,
  );
});
afterEach(() => jest.useRealTimers());

test('it opens after 700 ms, not before, and goes with the pointer', async () => {
  enter('Menu');
  await pass(TOOLTIP.openDelayMs - 10);
  expect(bubble()).toBeNull();
  await pass(20);
  expect(bubble()).toBe('Menu');
  leave('Menu');
  expect(bubble()).toBeNull();
});

test('on the way from one to the next it opens at once, after a pause it waits again', async () => {
  enter('Menu');
  await pass(TOOLTIP.openDelayMs + 10);
  leave('Menu');
  await pass(TOOLTIP.skipDelayMs - 50);
  enter('Close');
  await pass(1);
  expect(bubble()).toBe('Close');
  leave('Close');
  await pass(TOOLTIP.skipDelayMs + 50);
  enter('Menu');
  await pass(100);
  expect(bubble()).toBeNull();
});

test('Esc and a press close it; a finger never opens it', async () => {
  enter('Menu');
  await pass(TOOLTIP.openDelayMs + 10);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Menu' }), { key: 'Escape' });
  expect(bubble()).toBeNull();
  await pass(2000);
  leave('Menu');
  enter('Menu', 'touch');
  await pass(2000);
  expect(bubble()).toBeNull();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useVoices } from './speech/useVoices';
import { aVoice, type Engine, installEngine } from './testing/engine';
import { VoicePicker } from './VoicePicker';

const Picker = ({ isQuiet = true }) => <VoicePicker voices={useVoices()} isQuiet={isQuiet} />;
const kate = aVoice('Kate');
const daniel = aVoice('Daniel');
let engine: Engine;

beforeEach(() => {
  localStorage.clear();
  engine = installEngine();
});
afterEach(() => engine.remove());

test('a voice and its speed are chosen by ear', async () => {
  engine.find(kate, daniel);
  render(<Picker />);
  await userEvent.click(screen.getByRole('button', { name: 'Voice' }));
  await userEvent.selectOptions(screen.getByLabelText("Partner's voice"), 'Daniel');
  await userEvent.selectOptions(screen.getByLabelText('Speed'), 'Slower');
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }));
  expect(engine.spoken[0]).toMatchObject({ text: 'Hello! Shall we talk?', voice: daniel, rate: 0.7 });
});

test('nobody is interrupted: a sample ends when the talk goes on', async () => {
  engine.find(kate);
  const { rerender } = render(<Picker />);
  await userEvent.click(screen.getByRole('button', { name: 'Voice' }));
  await userEvent.click(screen.getByRole('button', { name: 'Listen' }));
  expect(engine.cancel).not.toHaveBeenCalled();
  rerender(<Picker isQuiet={false} />);
  expect(engine.cancel).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Listen' })).toBeDisabled();
});

test('Escape closes it, and the focus is where it was opened', async () => {
  engine.find(kate);
  render(<Picker />);
  const opener = screen.getByRole('button', { name: 'Voice' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByLabelText('Speed'));
  await userEvent.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('where there is no voice there is nothing to choose', () => {
  render(<Picker />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

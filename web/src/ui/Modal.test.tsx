import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './Modal';

const WithButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Session Feedback">
        <p>Words</p>
      </Modal>
    </>
  );
};

test('opens with its title, closes by Esc, and gives the focus back', async () => {
  render(<WithButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Session Feedback' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('without onClose nothing dismisses it', async () => {
  render(
    <Modal open title="Complete Your Profile">
      <p>Words</p>
    </Modal>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible();
});

test('Tab goes round inside it, in both directions', async () => {
  render(
    <Modal open onClose={() => {}} title="Session Feedback" footer={<button type="button">Download</button>}>
      <p>Words</p>
    </Modal>,
  );
  const first = screen.getByRole('button', { name: 'Close' });
  const last = screen.getByRole('button', { name: 'Download' });
  last.focus();
  await userEvent.tab();
  expect(first).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(last).toHaveFocus();
});

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

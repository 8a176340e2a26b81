import type { ReactNode } from 'react';
import { Modal } from './Modal';
import { Spinner } from './Spinner';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the title: "Reject", "Revoke". */
  confirm: string;
  /** While it is being done. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Once it is gone: what had the focus before may be gone as well. */
  onClosed?: () => void;
}

/** Asks once more before something that cannot be undone. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  confirm,
  busy = false,
  onConfirm,
  onCancel,
  onClosed,
}: ConfirmDialogProps) => (
  <Modal
    open={open}
    onClose={busy ? undefined : onCancel}
    onClosed={onClosed}
    title={title}
    footer={
      <>
        <button type="button" className="btn btn-quiet" onClick={onCancel} disabled={busy}>
          Cancel
        </button>
        <button type="button" className="btn btn-danger" onClick={onConfirm} disabled={busy}>
          {busy && <Spinner small label="One moment" />}
          {confirm}
        </button>
      </>
    }
  >
    {children}
  </Modal>
);

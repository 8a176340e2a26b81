import { type ReactNode, useId } from 'react';
import BootstrapModal from 'react-bootstrap/Modal';
import { loopFocus } from './loopFocus';
import '../styles/overlays.scss';
import './modal.scss';

interface ModalProps {
  open: boolean;
  /** Called on the close button, Esc and a click outside. Left out: the dialog cannot be dismissed. */
  onClose?: () => void;
  /** Once it is gone: from then on the focus may be placed elsewhere. */
  onClosed?: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** `wide` is the 42 rem of the feedback; the default is 32 rem. */
  width?: 'normal' | 'wide';
}

/**
 * A dialog: full screen on phones, at most 90 % of the window's height elsewhere, its body scrolls. Focus is
 * kept inside and goes back to where it was.
 */
export function ModalWindow({
  open,
  onClose,
  onClosed,
  title,
  children,
  footer,
  width = 'normal',
}: ModalProps) {
  const titleId = useId();
  return (
    <BootstrapModal
      show={open}
      onHide={onClose}
      onExited={onClosed}
      backdrop={onClose ? true : 'static'}
      keyboard={onClose !== undefined}
      fullscreen="sm-down"
      scrollable
      centered
      aria-labelledby={titleId}
      onKeyDown={loopFocus}
      dialogClassName={width === 'wide' ? 'dialog dialog-wide' : 'dialog'}
    >
      <BootstrapModal.Header closeButton={onClose !== undefined} closeLabel="Close">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
      </BootstrapModal.Header>
      {/* A scrolling region has to be reachable by keyboard */}
      <BootstrapModal.Body tabIndex={0} role="group" aria-labelledby={titleId}>
        {children}
      </BootstrapModal.Body>
      {footer && <BootstrapModal.Footer>{footer}</BootstrapModal.Footer>}
    </BootstrapModal>
  );
}

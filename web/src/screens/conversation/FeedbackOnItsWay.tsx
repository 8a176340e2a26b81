import { Modal } from '../../ui/Modal';

interface FeedbackOnItsWayProps {
  open: boolean;
  onClose: () => void;
}

/** The marks take longer than one likes to wait (§2). */
export const FeedbackOnItsWay = ({ open, onClose }: FeedbackOnItsWayProps) => (
  <Modal
    open={open}
    onClose={onClose}
    title="Assessment Complete"
    footer={
      <button type="button" className="btn btn-primary" onClick={onClose}>
        Close
      </button>
    }
  >
    <p className="mb-0">
      Your conversation was handed in, and its detailed feedback is being processed. It opens here when it is
      ready; you find it under Progress, too.
    </p>
  </Modal>
);

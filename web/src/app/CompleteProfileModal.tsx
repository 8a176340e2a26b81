import { ProfileForm } from '../features/profile-form/ProfileForm';
import { Modal } from '../ui/Modal';

/** Blocks the app until the profile is complete: no Esc, no click outside, no cancel. */
export const CompleteProfileModal = () => (
  <Modal open title="Complete Your Profile">
    <p className="soft">A few answers are missing from your profile. Add them to go on.</p>
    <ProfileForm wording="modal" />
  </Modal>
);

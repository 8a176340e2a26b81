import { type FormEvent, useId, useState } from 'react';
import { serverMessage } from '../../lib/apollo';
import { Modal } from '../../ui/Modal';
import { useToasts } from '../../ui/Toasts';
import type { Consent } from './useConsent';

interface ConsentDialogProps {
  consent: Consent;
  /** The student would rather not be recorded. */
  onDecline: () => void;
  /** What the student does then. */
  decline?: string;
}

/** Asks for consent to recording; under 18 the guardian's yes as well. Nobody's ticks are another's. */
export const ConsentDialog = (props: ConsentDialogProps) => (
  <Dialog key={props.consent.words.title} {...props} />
);

function Dialog({ consent, onDecline, decline = 'Type instead' }: ConsentDialogProps) {
  const { title, paragraphs, agree, minor, guardian } = consent.words;
  const [agreed, setAgreed] = useState(false);
  const [isMinor, setMinor] = useState(false);
  const [guardianAgreed, setGuardianAgreed] = useState(false);
  const [saving, setSaving] = useState(false);
  const toasts = useToasts();
  const form = useId();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await consent.agree(isMinor);
    } catch (error) {
      const description = serverMessage(error) ?? 'Your answer could not be saved. Check your connection.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setSaving(false);
    }
  };
  const refuse = () => {
    consent.decline();
    onDecline();
  };

  return (
    <Modal
      open={consent.asking}
      onClose={consent.decline}
      title={title}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={refuse}>
            {decline}
          </button>
          <button
            type="submit"
            form={form}
            className="btn btn-primary"
            disabled={!agreed || (isMinor && !guardianAgreed) || saving}
          >
            Continue
          </button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Check label={agree} checked={agreed} onChange={setAgreed} />
        <Check label={minor} checked={isMinor} onChange={setMinor} />
        {isMinor && <Check label={guardian} checked={guardianAgreed} onChange={setGuardianAgreed} />}
      </form>
    </Modal>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <div className="form-check mb-2">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="form-check-label">
        {label}
      </label>
    </div>
  );
}

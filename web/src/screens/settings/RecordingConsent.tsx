import { useState } from 'react';
import { ConsentDialog } from '../../features/recorder/ConsentDialog';
import { useConsent } from '../../features/recorder/useConsent';
import { useWithdrawRecordingConsentMutation } from '../../generated/settings';
import { serverMessage } from '../../lib/apollo';
import { day } from '../../lib/format';
import { useViewer } from '../../lib/viewer';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToasts } from '../../ui/Toasts';

interface RecordingConsentProps {
  consent: { readonly givenAt: string } | null;
}

/** The yes to being recorded: since when, to be withdrawn and given again. */
export function RecordingConsent({ consent }: RecordingConsentProps) {
  const { timeZone } = useViewer();
  const toasts = useToasts();
  const asked = useConsent();
  const [withdraw, { loading }] = useWithdrawRecordingConsentMutation();
  const [withdrawing, setWithdrawing] = useState(false);

  const end = async () => {
    try {
      await withdraw();
      toasts.show({ title: 'Your agreement is withdrawn' });
    } catch (error) {
      const description = serverMessage(error) ?? 'Your agreement could not be withdrawn. Please try again.';
      toasts.show({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setWithdrawing(false);
    }
  };

  return (
    <li>
      <div>
        <h3>Recording</h3>
        <p className="soft small">
          {consent
            ? `You agreed on ${day(consent.givenAt, timeZone)} that your answers are recorded.`
            : 'You have not agreed to being recorded. We ask before your next recording; typing needs no agreement.'}
        </p>
      </div>
      {/* One button for both, so that the focus is still there after the change. */}
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => (consent ? setWithdrawing(true) : void asked.ensure(() => undefined))}
      >
        {consent ? 'Withdraw' : 'Read and agree'}
      </button>
      {/* Not while it is given: what was ticked then is no answer to the next question. */}
      {!consent && <ConsentDialog consent={asked} onDecline={() => undefined} decline="Not now" />}
      <ConfirmDialog
        open={withdrawing}
        title="Withdraw your agreement?"
        confirm="Withdraw"
        busy={loading}
        onConfirm={() => void end()}
        onCancel={() => setWithdrawing(false)}
      >
        <ul className="settings-points">
          <li>Nothing that you have recorded, or record later, goes to research any more.</li>
          <li>Your sessions, recordings and marks stay yours; you can practise as before.</li>
          <li>Before your next recording we ask you again. You can also type your answers.</li>
        </ul>
        <p className="mb-0">You can agree again at any time.</p>
      </ConfirmDialog>
    </li>
  );
}

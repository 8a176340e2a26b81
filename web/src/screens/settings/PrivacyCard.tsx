import type { SettingsQuery } from '../../generated/settings';
import { DataExport } from './DataExport';
import { DeleteAccount } from './DeleteAccount';
import { RecordingConsent } from './RecordingConsent';

interface PrivacyCardProps {
  viewer: NonNullable<SettingsQuery['viewer']>;
}

/** What is kept of one, who may use it, and how to take it along or away. */
export const PrivacyCard = ({ viewer }: PrivacyCardProps) => (
  <section className="panel" aria-labelledby="privacy">
    <h2 id="privacy" className="panel-title">
      Privacy &amp; Security
    </h2>
    <ul className="settings-list privacy">
      <RecordingConsent consent={viewer.recordingConsent} />
      <DataExport />
      <li>
        <div>
          <h3>Password and e-mail</h3>
          <p className="soft small">
            They are managed by the authentication provider, where you sign in. Change them there; we never
            see your password here.
          </p>
        </div>
      </li>
      <DeleteAccount canDelete={viewer.canDeleteAccount} />
    </ul>
  </section>
);

import { ContactPanel } from '../../features/contact-form/ContactPanel';
import { PageHeading } from '../../ui/PageHeading';
import { Mission } from './Mission';
import { ResponseTime } from './ResponseTime';
import { WaysToSupport } from './WaysToSupport';
import './support.scss';

/** How to reach us, and how to help. */
export const SupportScreen = () => (
  <>
    <PageHeading title="Support">Support</PageHeading>
    <p className="soft mb-4">Something does not work, or you have an idea? A person reads every message.</p>
    <div className="support">
      <div className="support-write">
        <ResponseTime />
        <ContactPanel of="support" title="Write to us" />
      </div>
      <div className="support-side">
        <WaysToSupport />
        <Mission />
      </div>
    </div>
  </>
);

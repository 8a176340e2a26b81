import { ContactPanel } from '../../features/contact-form/ContactPanel';
import { PageHeading } from '../../ui/PageHeading';
import { About } from './About';
import { GetInTouch } from './GetInTouch';
import './contact.scss';

/** How to reach us, and who we are. */
export const ContactScreen = () => (
  <>
    <PageHeading title="Contact Us" className="mb-4">
      Contact Us
    </PageHeading>
    <div className="contact">
      <GetInTouch />
      <ContactPanel of="contact" title="Send Us a Message" className="contact-form" />
      <About />
    </div>
  </>
);

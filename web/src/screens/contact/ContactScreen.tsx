import { PageHeading } from '../../ui/PageHeading';

/** How to reach us. */
export const ContactScreen = () => <PageHeading title="Contact Us">Contact Us</PageHeading>;

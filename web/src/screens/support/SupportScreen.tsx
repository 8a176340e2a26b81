import { PageHeading } from '../../ui/PageHeading';

/** How to reach us, and how to help. */
export const SupportScreen = () => <PageHeading title="Support">Support</PageHeading>;

import { PageHeading } from '../../ui/PageHeading';

/** Roles, testimonials and messages. */
export const AdminScreen = () => <PageHeading title="Administration">Administration</PageHeading>;

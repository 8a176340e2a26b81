import { PageHeading } from '../../ui/PageHeading';

/** What was practised, and how it grows. */
export const ProgressScreen = () => <PageHeading title="Progress">Progress</PageHeading>;

import { PageHeading } from '../../ui/PageHeading';

/** One student of a teacher, and what was recorded for them. */
export const StudentScreen = () => <PageHeading title="Student">Student</PageHeading>;

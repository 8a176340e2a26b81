import { PageHeading } from '../../ui/PageHeading';

/** A teacher's students. */
export const StudentsScreen = () => <PageHeading title="Students">Students</PageHeading>;

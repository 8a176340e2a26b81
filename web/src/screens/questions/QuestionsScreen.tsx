import { PageHeading } from '../../ui/PageHeading';

/** The bank's questions, and one's own. */
export const QuestionsScreen = () => <PageHeading title="Question Bank">Question Bank</PageHeading>;

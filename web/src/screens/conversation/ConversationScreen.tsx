import { PageHeading } from '../../ui/PageHeading';

/** Topics and the conversation with the AI partner. */
export const ConversationScreen = () => (
  <PageHeading title="Part 3: Conversation Practice">Part 3: Conversation Practice</PageHeading>
);

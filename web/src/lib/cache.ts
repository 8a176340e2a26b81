import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Pages of a list are put together; lists with another filter or page size stand apart. */
const pages = (...filters: string[]) => relayStylePagination(['first', ...filters]);

/** Knows which fields are lists that come page by page: a screen asks for more with `fetchMore({ after })`. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          sessions: pages(),
          questions: pages('filter'),
          practiceQuestions: pages('partType', 'difficulty'),
          students: pages('search'),
          // One of a list that was read needs no second question.
          student: {
            read: (_, { args, toReference }) => toReference({ __typename: 'Student', id: args?.id }),
          },
          studentInvitations: pages(),
          users: pages('role', 'search'),
          testimonialsForReview: pages('isPending'),
          contactMessages: pages('isHandled'),
          researchTokens: pages(),
        },
      },
      Conversation: { keyFields: ['sessionId'] },
      Impact: { keyFields: ['cohort', 'period'] },
      // A list reads less of it than what opens it.
      TeacherMarking: { merge: true },
      TeacherMarks: { merge: true },
      Student: { fields: { sessions: pages() } },
      StudentInvitation: { fields: { sessions: pages() } },
    },
  });

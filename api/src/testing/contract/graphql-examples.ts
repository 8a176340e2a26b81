import { randomUUID } from 'node:crypto';
import { RECORDING_CONSENT } from 'schema/rules/consent';
import { PICTURE } from '../sample-files.js';
import { type NamedRecord, NO_ID, NO_UUID, type Scene } from './example.js';
import { contribution, issueToken, typedAnswer } from './records.js';

export interface GraphqlExample {
  readonly record?: NamedRecord;
  /** With which whoever may call succeeds. */
  arguments?(id: string | number, scene: Scene): Record<string, unknown>;
  /** For an upload: what is sent, and as which variable. */
  readonly file?: { readonly path: string; readonly bytes: Uint8Array; readonly name: string };
}

const page = () => ({ first: 2 });
const aSession: NamedRecord = {
  make: ({ cast, records }) => records.session(cast.student),
  absent: NO_ID,
};
const aFailedSession: NamedRecord = {
  make: ({ cast, records }) => records.session(cast.student, { state: 'failed' }),
  absent: NO_ID,
};

/** The student's own; for any other caller somebody's, so that none is closed by the next. */
const aConversation: NamedRecord = {
  make: ({ cast, caller, records }) =>
    records.conversation(caller === cast.student ? cast.student : undefined),
  absent: NO_ID,
};
const aContribution: NamedRecord = {
  make: ({ cast, records }) => records.question(cast.student),
  absent: NO_ID,
};
const aStudent: NamedRecord = {
  make: ({ cast, records }) => records.student(cast.teacher, `${randomUUID()}@school.test`),
  absent: NO_UUID,
};
const aRecordedSession: NamedRecord = {
  make: ({ cast, records }) => records.recordedSession(cast.teacher),
  absent: NO_ID,
};
const anInvitation: NamedRecord = {
  make: ({ cast, records }) => records.invitation(cast.student),
  absent: NO_UUID,
};
const aMessage: NamedRecord = { make: ({ records }) => records.contactMessage(), absent: NO_ID };
const aPerson: NamedRecord = { make: ({ records }) => records.person(), absent: NO_UUID };
const aTestimonial: NamedRecord = { make: ({ records }) => records.testimonial(), absent: NO_ID };
const aToken: NamedRecord = {
  make: async ({ cast }) => (await issueToken(cast.impactAdmin)).token.id,
  absent: NO_ID,
};
const studentInput = () => ({
  ...{ firstName: 'Kavin', lastName: 'Raj' },
  ...{ email: `${randomUUID()}@school.test`, grade: 'Form 4' },
});

/** Each root field with arguments that make it succeed; the matrix fails for a field that has no row. */
export const GRAPHQL_EXAMPLES: Readonly<Record<string, GraphqlExample>> = {
  // users
  viewer: {},
  completeProfile: {
    arguments: () => ({
      input: {
        ...{ country: 'Malaysia', state: 'Sabah' },
        ...{ institution: 'SMK Likas', institutionType: 'secondary_school' },
      },
    }),
  },
  giveRecordingConsent: {
    arguments: () => ({
      input: { version: RECORDING_CONSENT.version, isMinor: false, guardianConfirmed: false },
    }),
  },
  updateProfile: { arguments: () => ({ input: { firstName: 'Aisyah', lastName: 'Rahman' } }) },
  withdrawRecordingConsent: {},
  uploadProfilePicture: {
    arguments: () => ({ picture: null }),
    file: { path: 'variables.picture', bytes: PICTURE, name: 'picture.png' },
  },
  removeProfilePicture: {},
  users: { arguments: page },
  grantRole: { record: aPerson, arguments: (userId) => ({ userId, role: 'teacher' }) },
  setTimeZone: { arguments: () => ({ timeZone: 'Asia/Kuching' }) },

  // account
  deleteAccount: { arguments: (_id, { caller }) => ({ input: { email: caller.email } }) },

  // sessions
  assessor: {},
  spending: {},
  sessions: { arguments: page },
  session: { record: aSession, arguments: (id) => ({ id }) },
  submitSession: {
    arguments: (_id, { records }) => ({ input: typedAnswer(records.cardId, 'matrix') }),
  },
  retryAssessment: { record: aFailedSession, arguments: (sessionId) => ({ sessionId }) },
  sessionProgress: { record: aSession, arguments: (sessionId) => ({ sessionId }) },
  correctTranscript: {
    record: aSession,
    arguments: (sessionId) => ({
      input: { sessionId, text: 'Last weekend I went to the market with my mother.' },
    }),
  },

  // conversations
  conversation: { record: aConversation, arguments: (sessionId) => ({ sessionId }) },
  openConversation: { arguments: (_id, { records }) => ({ questionId: records.topicId }) },
  startConversation: {
    arguments: (_id, { records }) => ({ input: { questionId: records.topicId } }),
  },
  submitTurn: {
    record: aConversation,
    arguments: (sessionId) => ({
      input: { sessionId, clientKey: 'matrix', transcription: 'I agree.', transcriptSource: 'typed' },
    }),
  },
  replyInConversation: { record: aConversation, arguments: (sessionId) => ({ sessionId }) },
  markConversationPoint: {
    record: aConversation,
    arguments: (sessionId) => ({ sessionId, index: 0, isCovered: true }),
  },
  advanceConversation: {
    record: aConversation,
    arguments: (sessionId) => ({ sessionId, from: 'session1' }),
  },
  assessConversation: { record: aConversation, arguments: (sessionId) => ({ sessionId }) },
  conversationChanges: { record: aConversation, arguments: (sessionId) => ({ sessionId }) },
  partnerReply: { record: aConversation, arguments: (sessionId) => ({ sessionId }) },

  // questions
  question: { arguments: (_id, { records }) => ({ id: records.cardId }) },
  questions: { arguments: page },
  contributeQuestion: { arguments: () => ({ input: contribution() }) },
  addCustomQuestion: { arguments: () => ({ input: { text: 'Talk about your first day at school.' } }) },
  generateQuestions: {
    arguments: () => ({
      input: { ...{ partType: 'part2', difficulty: 'beginner' }, theme: 'Health and Environment', count: 1 },
    }),
  },
  verifyQuestion: { record: aContribution, arguments: (id) => ({ id }) },
  rejectQuestion: { record: aContribution, arguments: (id) => ({ id }) },
  addQuestionToPractice: { arguments: (_id, { records }) => ({ id: records.cardId }) },
  practiceQuestions: { arguments: () => ({ partType: 'part2', difficulty: 'intermediate' }) },

  // testimonials
  testimonials: { arguments: page },
  testimonialsForReview: { arguments: page },
  approveTestimonial: { record: aTestimonial, arguments: (id) => ({ id }) },
  unpublishTestimonial: { record: aTestimonial, arguments: (id) => ({ id }) },
  rejectTestimonial: { record: aTestimonial, arguments: (id) => ({ id }) },
  createTestimonial: { arguments: () => ({ input: { content: 'I speak longer now.' } }) },

  // students
  students: { arguments: page },
  student: { record: aStudent, arguments: (id) => ({ id }) },
  addStudent: { arguments: () => ({ input: studentInput() }) },
  updateStudent: { record: aStudent, arguments: (id) => ({ id, input: studentInput() }) },
  removeStudent: { record: aStudent, arguments: (id) => ({ id }) },
  studentInvitations: { arguments: page },
  studentInvitation: { record: anInvitation, arguments: (id) => ({ id }) },
  acceptStudentInvitation: { record: anInvitation, arguments: (id) => ({ id }) },
  declineStudentInvitation: { record: anInvitation, arguments: (id) => ({ id }) },

  // teacher marks
  giveTeacherMarks: {
    record: aRecordedSession,
    arguments: (sessionId) => ({
      input: {
        sessionId,
        marks: [
          { criterion: 'grammar', band: 4.5 },
          { criterion: 'vocabulary', notMarkedReason: 'Only one sentence.' },
        ],
      },
    }),
  },
  setMarksFirst: { arguments: () => ({ isOn: false }) },
  assessmentAgreement: {},

  // contact
  contactEmail: {},
  contactMessages: { arguments: page },
  sendContactMessage: {
    arguments: () => ({
      input: {
        ...{ name: 'Puan Salmah', email: 'salmah@school.test' },
        ...{ subject: 'A whole class', message: 'How do I start?' },
      },
    }),
  },
  markContactMessageHandled: { record: aMessage, arguments: (id) => ({ id, isHandled: true }) },

  // impact
  impact: { arguments: () => ({ cohort: 'malaysian', period: '2025-09' }) },
  impactPeriods: {},
  researchTokens: { arguments: page },
  issueResearchToken: {
    arguments: () => ({ input: { name: 'Study', scopes: ['analyticsRead'], expiresInDays: 30 } }),
  },
  revokeResearchToken: { record: aToken, arguments: (id) => ({ id }) },
};

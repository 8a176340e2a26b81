import { randomUUID } from 'node:crypto';
import { PICTURE, recordingOf } from '../sample-files.js';
import { type NamedRecord, NO_ID, NO_UUID, type Scene } from './example.js';
import { documentedBody } from './open-api.js';
import { contribution, formWith } from './records.js';

export interface RestExample {
  readonly record?: NamedRecord;
  /** Values for the parameters of the path and the query; the record's id where left out. */
  parameters?(id: string | number, scene: Scene): Record<string, string>;
  /** JSON, or a form; the example of the contract where left out. */
  body?(id: string | number, scene: Scene): object;
}

const aSession: NamedRecord = {
  make: ({ cast, records }) => records.session(cast.student),
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
const period = () => ({ period: '2025-09' });

/** Each operation of the contract with what makes it succeed; the matrix fails for one that has no row. */
export const REST_EXAMPLES: Readonly<Record<string, RestExample>> = {
  // account
  getUser: {},
  completeProfile: {},
  updateProfile: {},
  deleteAccount: { body: (_id, { caller }) => ({ email: caller.email }) },
  exportData: {},

  uploadProfilePicture: {
    body: () => formWith({ profilePicture: new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }) }),
  },
  getPicture: {
    record: { make: ({ records }) => records.picture(), absent: `${NO_UUID}.jpg` },
  },

  // progress
  getStreak: {},
  getStats: {},

  // sessions
  listSessions: {},
  listRecentSessions: {},
  submitSession: {
    body: (_id, { records }) =>
      formWith({
        audio: new Blob([new Uint8Array(recordingOf(2))], { type: 'audio/wav' }),
        ...{ questionId: String(records.cardId), duration: '2' },
        transcription: 'I help my mother in the kitchen every evening.',
      }),
  },
  getSession: { record: aSession },
  getFeedback: { record: aSession },
  getStoredAssessment: { record: aSession },
  getSessionAudio: { record: aSession },
  getTeacherMarks: { record: aSession },
  giveTeacherMarks: { record: aRecordedSession },
  setMarksFirst: {},
  listAttempts: { record: aSession },
  correctTranscript: { record: aSession },

  // conversations
  assessConversation: {
    body: (_id, { records }) => ({ ...documentedBody('assessConversation'), questionId: records.topicId }),
  },
  replyInConversation: {},

  // questions
  listPracticeQuestions: { parameters: () => ({ partType: 'part2', difficulty: 'beginner' }) },
  listQuestions: {},
  listContributedQuestions: {},

  createCustomQuestion: {},
  contributeQuestion: { body: contribution },
  generateQuestions: {},
  importQuestion: { parameters: (_id, { records }) => ({ id: String(records.cardId) }) },
  verifyQuestion: { record: aContribution },
  rejectQuestion: { record: aContribution },

  // teachers
  listStudents: {},
  addStudent: {},
  getStudent: { record: aStudent },

  // public
  sendContactMessage: {},
  listTestimonials: { parameters: () => ({ first: '3' }) },
  createTestimonial: {},

  // analytics
  getMalaysianImpact: { parameters: period },
  getMalaysianImpactCsv: { parameters: period },
  getGlobalImpact: { parameters: period },
  getGlobalImpactCsv: { parameters: period },

  // service
  getContractYaml: {},
  getContractJson: {},
  readContract: {},
  getPartOfContractPage: { parameters: () => ({ file: 'page.css' }) },
};

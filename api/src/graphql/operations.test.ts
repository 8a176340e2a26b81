import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Role } from 'schema/rules/choices';
import { RECORDING_CONSENT } from 'schema/rules/consent';
import { OPERATIONS, operation } from '../testing/operations.js';
import { PICTURE } from '../testing/sample-files.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import type { TestClient } from '../testing/test-client.js';

type Caller = Role | 'impactAdmin' | 'leaver';

let api: TestApi;
let student: TestClient;
let callers: Record<Caller, TestClient>;
let sessionId: string;
/** Of the teacher; the one to be removed goes with the first replay. */
let studentId: string;
let removableId: string;
/** Contributed and waiting for a teacher. */
let pending: { toVerify: string; toReject: string };
/** What waits for the admin; the one to be rejected goes with the first replay. */
let testimonialId: string;
let rejectableId: string;
let messageId: string;
let tokenId: string;
/** Recorded by the teacher for a student. */
let recordedId: string;
/** Of a teacher, to the student. */
let invitationId: string;
/** A question of Part 3; a conversation on it that may go on, and one that may be handed in. */
let topicId: string;
let conversationId: string;
let conversationToHandIn: string;

/** Who sends an operation that is not for students. */
const ROLE_OF: Record<string, Caller> = {
  ApproveTestimonial: 'admin',
  ContactMessages: 'admin',
  GrantRole: 'admin',
  MarkContactMessageHandled: 'admin',
  RejectTestimonial: 'admin',
  Spending: 'admin',
  TestimonialsForReview: 'admin',
  UnpublishTestimonial: 'admin',
  Users: 'admin',
  Impact: 'impactAdmin',
  ImpactStudy: 'impactAdmin',
  IssueResearchToken: 'impactAdmin',
  ResearchTokens: 'impactAdmin',
  RevokeResearchToken: 'impactAdmin',
  AddStudent: 'teacher',
  DeleteAccount: 'leaver',
  GiveTeacherMarks: 'teacher',
  MarksFirst: 'teacher',
  RejectQuestion: 'teacher',
  RemoveStudent: 'teacher',
  SetMarksFirst: 'teacher',
  Student: 'teacher',
  StudentCount: 'teacher',
  StudentSessions: 'teacher',
  Students: 'teacher',
  UpdateStudent: 'teacher',
  VerifyQuestion: 'teacher',
};
const callerOf = (name: string): TestClient => callers[ROLE_OF[name] ?? 'student'];

const CONTACT_MESSAGE = {
  ...{ name: 'Mei Ling', email: 'mei@school.test' },
  ...{ subject: 'Our class', message: 'How do we all begin?' },
};
/** Answered with something else each time. */
const NEW_EACH_TIME: readonly string[] = ['StartConversation', 'GenerateQuestions', 'IssueResearchToken'];

const aContribution = (title: string) => ({
  partType: 'part2',
  title,
  theme: 'People and Culture',
  shouldSayPoints: ['what it is', 'who was there', 'what happened', 'why you remember it'],
});
const aTurn = (sessionId: string, clientKey: string) => ({
  sessionId,
  clientKey,
  transcription: 'I think that sharing notes helps a new student most.',
  transcriptSource: 'typed',
});
const aToken = { name: 'R script of Dr Lim', expiresInDays: 90, scopes: ['analyticsRead'] };
/** Of the student's session; sent again as a correction they change nothing. */
const FIRST_WORDS = 'I like to read.';
const STUDENT = 'aisyah@school.test';
const TEACHER_MARKS = [
  { criterion: 'grammar', band: 4.5 },
  { criterion: 'vocabulary', notMarkedReason: 'Only one sentence.' },
];
const LEAVER = 'leaver@school.test';
/** What travels as multipart. */
const FILES: Record<string, Parameters<TestClient['upload']>[2]> = {
  UploadProfilePicture: { path: 'variables.picture', bytes: PICTURE, name: 'picture.png' },
};
const aStudent = (email: string) => ({ firstName: 'Kavin', lastName: 'Raj', email, grade: 'Form 4' });

/** What each operation of the web is sent with here; a new operation needs a row. */
const VARIABLES: Record<string, () => object> = {
  AcceptStudentInvitation: () => ({ id: invitationId }),
  AddCustomQuestion: () => ({ input: { text: 'Talk about the river behind your house.' } }),
  AddQuestionToPractice: () => ({ id: '1' }),
  AddStudent: () => ({ input: aStudent('added@school.test') }),
  AdvanceConversation: () => ({ sessionId: conversationId, from: 'session1' }),
  ApproveTestimonial: () => ({ id: testimonialId }),
  AssessConversation: () => ({ sessionId: conversationToHandIn }),
  Assessor: () => ({}),
  CompleteProfile: () => ({
    input: {
      country: 'Malaysia',
      state: 'Sabah',
      institution: 'SMK Likas',
      institutionType: 'secondary_school',
    },
  }),
  ContactEmail: () => ({}),
  ContactMessages: () => ({ first: 20, isHandled: false }),
  Conversation: () => ({ sessionId: conversationId }),
  ConversationChanges: () => ({ sessionId: conversationId }),
  CorrectTranscript: () => ({ input: { sessionId, text: FIRST_WORDS } }),
  ContributeQuestion: () => ({ input: aContribution('Talk about a wedding in your village.') }),
  CreateTestimonial: () => ({ input: { content: 'I am not afraid of the examiner any more.' } }),
  Dashboard: () => ({ recent: 5 }),
  DeclineStudentInvitation: () => ({ id: invitationId }),
  DeleteAccount: () => ({ input: { email: LEAVER } }),
  GenerateQuestions: () => ({
    input: { partType: 'part2', difficulty: 'beginner', theme: 'Science and Technology', count: 2 },
  }),
  GiveRecordingConsent: () => ({
    input: { version: RECORDING_CONSENT.version, isMinor: false, guardianConfirmed: false },
  }),
  GiveTeacherMarks: () => ({ input: { sessionId: recordedId, marks: TEACHER_MARKS, comment: 'Say why.' } }),
  GrantRole: () => ({ userId: student.userId, role: 'student' }),
  HeardTurns: () => ({ sessionId: conversationId }),
  Impact: () => ({ cohort: 'malaysian', period: '2025-09' }),
  ImpactStudy: () => ({}),
  InvitationSessions: () => ({ id: invitationId, first: 20 }),
  IssueResearchToken: () => ({ input: aToken }),
  MarkContactMessageHandled: () => ({ id: messageId, isHandled: true }),
  MarkConversationPoint: () => ({ sessionId: conversationId, index: 0, isCovered: true }),
  MarksFirst: () => ({}),
  OpenConversation: () => ({}),
  OwnTestimonials: () => ({ first: 20 }),
  PartnerReply: () => ({ sessionId: conversationId }),
  PendingQuestions: () => ({ first: 100 }),
  PracticeQuestion: () => ({ id: '1' }),
  PracticeQuestions: () => ({ partType: 'part2', difficulty: 'beginner' }),
  QuestionBank: () => ({ filter: { partType: 'part2', search: 'festival' }, first: 20 }),
  RejectQuestion: () => ({ id: pending.toReject }),
  RejectTestimonial: () => ({ id: rejectableId }),
  RemoveStudent: () => ({ id: removableId }),
  RemoveProfilePicture: () => ({}),
  QuestionToRepeat: () => ({ id: '1' }),
  RepeatedAnswers: () => ({ first: 100 }),
  ReplyInConversation: () => ({ sessionId: conversationId }),
  Progress: () => ({ charted: 100 }),
  Report: () => ({ id: sessionId }),
  ResearchTokens: () => ({ first: 20 }),
  RetryAssessment: () => ({ sessionId }),
  RevokeResearchToken: () => ({ id: tokenId }),
  SendContactMessage: () => ({ input: CONTACT_MESSAGE }),
  SessionDetails: () => ({ id: sessionId }),
  SessionProgress: () => ({ sessionId }),
  SessionReading: () => ({ id: sessionId }),
  Sessions: () => ({ first: 20 }),
  SessionToMark: () => ({ id: sessionId }),
  SetMarksFirst: () => ({ isOn: false }),
  SetTimeZone: () => ({ timeZone: 'Asia/Kuching' }),
  Student: () => ({ id: studentId }),
  Settings: () => ({}),
  Spending: () => ({}),
  StartConversation: () => ({ input: { questionId: topicId } }),
  StudentCount: () => ({ first: 100 }),
  StudentSessions: () => ({ id: studentId, first: 100 }),
  Students: () => ({ first: 100, search: 'raj' }),
  SubmitSession: () => ({
    input: {
      questionId: '1',
      clientKey: 'replayed',
      transcription: 'I help my mother at home.',
      transcriptSource: 'typed',
    },
  }),
  SubmitTurn: () => ({ input: aTurn(conversationId, 'replayed') }),
  TestimonialsForReview: () => ({ first: 20, isPending: true }),
  TeacherMarking: () => ({ id: sessionId }),
  Topics: () => ({ first: 12 }),
  UnpublishTestimonial: () => ({ id: testimonialId }),
  UpdateProfile: () => ({ input: { firstName: 'Mei', lastName: 'Ling' } }),
  UpdateStudent: () => ({ id: studentId, input: aStudent('kavin@school.test') }),
  UploadProfilePicture: () => ({ picture: null }),
  Users: () => ({ first: 20, search: 'mei', role: 'student' }),
  VerifyQuestion: () => ({ id: pending.toVerify }),
  Viewer: () => ({}),
  WithdrawRecordingConsent: () => ({}),
};

beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn('Aisyah', { email: STUDENT });
  callers = {
    student,
    teacher: await api.signIn('Siti', { role: 'teacher' }),
    admin: await api.signIn('Ali', { role: 'admin' }),
    impactAdmin: await api.signIn('Farid', { role: 'admin', email: 'impact@lisan.test' }),
    leaver: await api.signIn('Leaver', { email: LEAVER }),
  };
  const { data } = await student.graphql<{ submitSession: { id: string } }>(operation('SubmitSession'), {
    input: {
      questionId: '1',
      clientKey: 'first',
      transcription: FIRST_WORDS,
      transcriptSource: 'typed',
    },
  });
  sessionId = data?.submitSession.id ?? '';
  await api.pool.query(`update sessions set state = 'failed', audio_key = 'audio/1.wav' where id = $1`, [
    sessionId,
  ]);
  studentId = await addStudent('kavin@school.test');
  removableId = await addStudent('removable@school.test');
  pending = {
    toVerify: await contribute('Talk about a storm that you remember.'),
    toReject: await contribute('Talk about a teacher whom you like.'),
  };
  const topics = await student.graphql<{ practiceQuestions: { edges: { node: { id: string } }[] } }>(
    operation('Topics'),
    { first: 1 },
  );
  topicId = topics.data?.practiceQuestions.edges[0]?.node.id ?? '';
  conversationToHandIn = await converse(3);
  conversationId = await converse(2);
  testimonialId = await createTestimonial();
  rejectableId = await createTestimonial();
  await student.graphql(operation('SendContactMessage'), { input: CONTACT_MESSAGE });
  const { rows } = await api.pool.query<{ id: number }>('select id from contact_messages');
  messageId = String(rows[0]?.id);
  tokenId = await issueToken();
  invitationId = await addStudent(STUDENT);
  recordedId = await record(studentId);
});
afterAll(() => api.close());

async function addStudent(email: string): Promise<string> {
  const { data } = await callers.teacher.graphql<{ addStudent: { id: string } }>(operation('AddStudent'), {
    input: aStudent(email),
  });
  return data?.addStudent.id ?? '';
}

async function record(studentProfileId: string): Promise<string> {
  const { data } = await callers.teacher.graphql<{ submitSession: { id: string } }>(
    operation('SubmitSession'),
    {
      input: {
        ...{ questionId: '1', clientKey: 'recorded', studentProfileId },
        ...{ transcription: FIRST_WORDS, transcriptSource: 'typed' },
      },
    },
  );
  return data?.submitSession.id ?? '';
}

async function issueToken(): Promise<string> {
  const { data } = await callers.impactAdmin.graphql<{ issueResearchToken: { token: { id: string } } }>(
    operation('IssueResearchToken'),
    { input: aToken },
  );
  return data?.issueResearchToken.token.id ?? '';
}

async function createTestimonial(): Promise<string> {
  const { data } = await student.graphql<{ createTestimonial: { id: string } }>(
    operation('CreateTestimonial'),
    { input: { content: 'I am not afraid of the examiner any more.' } },
  );
  return data?.createTestimonial.id ?? '';
}

async function converse(turns: number): Promise<string> {
  const { data } = await student.graphql<{ startConversation: { sessionId: string } }>(
    operation('StartConversation'),
    { input: { questionId: topicId } },
  );
  const id = data?.startConversation.sessionId ?? '';
  for (let turn = 1; turn <= turns; turn++) {
    await student.graphql(operation('SubmitTurn'), { input: aTurn(id, `${id}-${turn}`) });
    await student.graphql(operation('ReplyInConversation'), { sessionId: id });
  }
  return id;
}

async function contribute(title: string): Promise<string> {
  const { data } = await student.graphql<{ contributeQuestion: { id: string } }>(
    operation('ContributeQuestion'),
    { input: aContribution(title) },
  );
  return data?.contributeQuestion.id ?? '';
}

describe('what the web asks', () => {
  test('every operation has a row here', () => {
    expect(Object.keys(VARIABLES).sort()).toEqual(Object.keys(OPERATIONS).sort());
  });

  test.each(Object.keys(OPERATIONS))('%s is answered without an error', async (name) => {
    const text = operation(name);
    const variables = VARIABLES[name]?.() ?? {};
    if (/^subscription/m.test(text)) {
      const stream = callerOf(name).subscribe(text, { ...variables });
      const { value } = await stream.next();
      await stream.return?.();
      expect(value).toMatchObject({ data: expect.any(Object) });
      expect(value?.errors).toBeUndefined();
      return;
    }
    const file = FILES[name];
    const caller = callerOf(name);
    const { data, errors } = await (file
      ? caller.upload(text, variables, file)
      : caller.graphql(text, variables));
    expect(errors).toBeUndefined();
    for (const value of Object.values(data ?? {})) expect(value).not.toBeNull();
  });

  // the first time it is walked, from the second on compiled
  test.each(
    Object.keys(OPERATIONS).filter(
      (name) => !/^subscription/m.test(operation(name)) && !NEW_EACH_TIME.includes(name),
    ),
  )('%s is answered the same when it is compiled, errors too', async (name) => {
    const wrong = { id: 'none', sessionId: '999999', first: 0, input: {}, partType: 'part4' };
    const text = (round: string) => `# ${round}\n${operation(name)}`;
    const askAll = async () => {
      await api.pool.query(`update sessions set state = 'failed' where id = $1`, [sessionId]);
      const answers = await Promise.all([
        callerOf(name).graphql(text('right'), VARIABLES[name]?.()),
        callerOf(name).graphql(text('wrong'), wrong),
        api.visitor().graphql(text('signed out'), VARIABLES[name]?.()),
      ]);
      // what is made anew has an id and a time of its own
      return JSON.stringify(answers).replace(/("create\w+":\{"id":|"\w+At":)"[^"]+"/g, '$1"new"');
    };
    const walked = await askAll();
    expect(await askAll()).toBe(walked);
    expect(await askAll()).toBe(walked);
  });
});

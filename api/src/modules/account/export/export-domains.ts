import {
  auditRecords,
  consentRecords,
  contactRecords,
  loginRecord,
  profileRecord,
  spendingRecords,
  testimonialRecords,
  tokenRecords,
} from './account.records.js';
import type { ExportDomain } from './export-source.js';
import { pickRecords, questionRecords } from './question.records.js';
import { sessionRecords } from './session.records.js';
import { invitationRecords, studentRecords } from './student.records.js';

const CONVERSATION = 'conversation';

/** Everything that is stored of a user, in the order of the README. */
export const EXPORT_DOMAINS: readonly ExportDomain[] = [
  {
    file: 'profile.json',
    about: 'Your name, e-mail address, school and role.',
    isSingle: true,
    records: profileRecord,
  },
  {
    file: 'consents.json',
    about: 'When you agreed to being recorded, to which words, and when you withdrew it.',
    records: consentRecords,
  },
  {
    file: 'sessions.json',
    about: 'Your answers: the question, the transcript, your marks and all feedback.',
    records: (source) =>
      sessionRecords(source, {
        user: source.user.id,
        studentProfile: null,
        $or: [{ sessionType: null }, { sessionType: { $ne: CONVERSATION } }],
      }),
  },
  {
    file: 'conversations.json',
    about: 'Your conversations: every turn of both speakers, your marks and all feedback.',
    records: (source) =>
      sessionRecords(source, { user: source.user.id, studentProfile: null, sessionType: CONVERSATION }),
  },
  {
    file: 'invitations.json',
    about: 'Teachers who have written you down as their student, and what you answered.',
    records: invitationRecords,
  },
  {
    file: 'recorded-by-teachers.json',
    about: 'What a teacher whom you have joined recorded for you, with marks and feedback.',
    records: (source) => sessionRecords(source, { studentProfile: { user: source.user.id }, isOpen: false }),
  },
  {
    file: 'questions.json',
    about: 'Questions that you wrote, contributed or had generated.',
    records: questionRecords,
  },
  {
    file: 'practice-list.json',
    about: 'Questions that you put at the head of your practice list.',
    records: pickRecords,
  },
  {
    file: 'testimonials.json',
    about: 'What you wrote about Lisan, published or not.',
    records: testimonialRecords,
  },
  {
    file: 'contact-messages.json',
    about: 'Messages that you sent to the team while you were signed in.',
    records: contactRecords,
  },
  {
    file: 'students.json',
    about: 'The students whom you have added as a teacher.',
    records: studentRecords,
  },
  {
    file: 'student-sessions.json',
    about:
      'What you recorded for your students, with marks and feedback. Their voices are not in here: they are theirs, and come with the data of a student who has joined.',
    records: (source) =>
      sessionRecords(source, { user: source.user.id, studentProfile: { $ne: null } }, false),
  },
  {
    file: 'research-tokens.json',
    about: 'Tokens that you issued to researchers. The secrets are kept nowhere.',
    records: tokenRecords,
  },
  {
    file: 'spending.json',
    about: 'What AI providers were paid for your answers, by day. The answers themselves are not in here.',
    records: spendingRecords,
  },
  {
    file: 'logins.json',
    about: 'Where your account comes from, and when you signed in. What would open your account is left out.',
    isSingle: true,
    records: loginRecord,
  },
  {
    file: 'activity.json',
    about: 'What is noted because it leaves no other trace, such as this export.',
    records: auditRecords,
  },
];

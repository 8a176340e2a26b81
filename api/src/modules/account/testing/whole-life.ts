import { RECORDING_CONSENT } from 'schema/rules/consent';
import { createSql } from '../../../auth/sql.js';
import { Browser } from '../../../auth/testing/browser.js';
import { signIn, signUp, whoami } from '../../../auth/testing/sign-in-steps.js';
import type { TestApp } from '../../../auth/testing/test-app.js';
import { askGraphql, askRest } from '../../../testing/both-doors.js';
import { contribution, formWith, granted } from '../../../testing/contract/records.js';
import { PICTURE } from '../../../testing/sample-files.js';
import type { TestApi } from '../../../testing/test-api.js';
import { TestClient } from '../../../testing/test-client.js';
import { sendTurn } from '../../conversation/testing/talk.js';
import { SUBMIT_THROUGH, spoken } from '../../sessions/testing/answers.js';

/** A word that nobody else writes; it stands in everything that the person writes. */
export const OWN_WORD = 'quokkaville';

export const ANSWER = `Last weekend I go to ${OWN_WORD} with my mother. We bought many vegetable and some fish for dinner.
  I like the market because the people are friendly and the food is fresh.`;

/** Signs up at the built-in provider, and signs in a second time elsewhere. */
export async function signedUp(api: TestApi, app: TestApp, email: string): Promise<TestClient> {
  const browser = new Browser(app.baseUrl);
  const person = { firstName: 'Quokkaville', lastName: 'Tan', email, password: 'correct horse' };
  await signUp(browser, person);
  await signIn(new Browser(app.baseUrl), email, person.password);
  // a sign-in that was begun and left
  await new Browser(app.baseUrl).open('/api/login');
  const login = await whoami(browser);
  if (!login) throw new Error('not signed in');
  const client = new TestClient(api.baseUrl, { cookie: browser.cookieHeader(), email, ...login });
  await createSql(api.pool).query(`update users set email_verified = true where id = $1`, [login.userId]);
  const profile = { country: 'Malaysia', state: 'Sabah', institution: 'SMK Likas' };
  granted(
    await askRest(client, 'POST', '/api/auth/complete-profile', {
      ...profile,
      institutionType: 'secondary_school',
    }),
  );
  return client;
}

const CONSENT = `mutation ($input: RecordingConsentInput!) { giveRecordingConsent(input: $input) { id } }`;
const PICK = 'mutation ($id: ID!) { addQuestionToPractice(id: $id) { id } }';
const ACCEPT = 'mutation ($id: ID!) { acceptStudentInvitation(id: $id) { id } }';

/** Leaves a row of the person in every table that can hold one, and files. */
export async function practised(api: TestApi, person: TestClient): Promise<void> {
  const topics = await api.pool.query<{ id: number }>(
    `select min(id) as id from questions where part_type = 'part3'`,
  );
  const topicId = topics.rows[0]?.id ?? 0;
  const consent = { version: RECORDING_CONSENT.version, isMinor: false, guardianConfirmed: false };
  granted(await askGraphql(person, CONSENT, { input: consent }));
  const picture = formWith({ profilePicture: new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }) });
  granted(await askRest(person, 'POST', '/api/auth/user/profile-picture', picture));
  granted(await SUBMIT_THROUGH.REST(person, { audio: spoken(14), transcription: ANSWER }, 'once'));
  granted(await SUBMIT_THROUGH.REST(person, { transcription: `I like ${OWN_WORD}.` }));
  granted(await sendTurn(person, topicId, { transcription: `I think of ${OWN_WORD}.` }, spoken(2)));
  await wrote(person);
  granted(await askGraphql(person, PICK, { id: '2' }));
  const message = { name: 'Q', email: person.email, subject: OWN_WORD, message: 'How do I start?' };
  granted(await askRest(person, 'POST', '/api/contact', message));
  granted(await askRest(api.visitor(), 'POST', '/api/contact', message));
}

async function wrote(person: TestClient): Promise<void> {
  granted(await askRest(person, 'POST', '/api/testimonials', { content: `From ${OWN_WORD}.` }));
  granted(await askRest(person, 'POST', '/api/questions', { text: `Talk about ${OWN_WORD}.` }));
  const pending = { ...contribution(), title: `Describe a walk in ${OWN_WORD}` };
  granted(await askRest(person, 'POST', '/api/questions/contribute', pending));
  const generated = { partType: 'part2', difficulty: 'beginner', theme: 'People and Culture', count: 1 };
  granted(await askRest(person, 'POST', '/api/questions/generate', generated));
}

export const TEACHER_MARKS = {
  marks: [
    { criterion: 'grammar', band: 4.5 },
    { criterion: 'vocabulary', band: 4 },
  ],
  comment: 'Say why you like it.',
};

/** A teacher has the person as a student, who has joined, and has recorded for them and marked it. @returns the teacher */
export async function taught(api: TestApi, person: TestClient): Promise<TestClient> {
  const teacher = await api.signIn('Faridah', { role: 'teacher' });
  const entry = { firstName: 'Q', lastName: 'T', email: person.email, grade: 'Form 4' };
  const student = granted(await askRest<{ id: string }>(teacher, 'POST', '/api/teacher/students', entry));
  granted(await askGraphql(person, ACCEPT, { id: student.id }));
  const recorded = { audio: spoken(2), transcription: 'I like my school.', studentProfileId: student.id };
  const { id } = granted(await SUBMIT_THROUGH.REST(teacher, recorded));
  granted(await askRest(teacher, 'POST', `/api/sessions/${id}/teacher-marks`, TEACHER_MARKS));
  return teacher;
}

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RECORDING_CONSENT } from 'schema/rules/consent';
import { askGraphql, askRest, type DoorAnswer } from '../../testing/both-doors.js';
import { operation } from '../../testing/operations.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { ADMIN_EMAILS: 'head@school.test' } });
});
afterAll(() => api.close());

const profile = {
  country: 'Malaysia',
  state: 'Perak',
  institution: 'SMK Taman Jaya',
  institutionType: 'secondary_school',
};
const identity = (email: string, emailVerified: boolean) => ({
  issuer: 'test',
  subject: email,
  email,
  emailVerified,
  firstName: null,
  lastName: null,
});
const roleOf = async (email: string) =>
  (await api.pool.query('select role from users where email = $1', [email])).rows[0]?.role;

describe('who is signed in', () => {
  test('a visitor is null in GraphQL and 401 in REST', async () => {
    const visitor = api.visitor();
    expect((await visitor.graphql(operation('Viewer'))).data).toEqual({ viewer: null });
    const answer = await visitor.rest('/api/auth/user');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: 'Unauthorized', code: 'UNAUTHENTICATED' });
  });

  test('both doors tell the same', async () => {
    const client = await api.signIn('Mei', { hasProfile: false });
    const { data } = await client.graphql<{ viewer: Record<string, unknown> }>(operation('Viewer'));
    const answer = await client.rest('/api/auth/user');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const rest = await answer.json();
    expect(rest).toMatchObject({
      firstName: 'Mei',
      isNewUser: true,
      isProfileComplete: false,
      role: 'student',
    });
    const { recordingConsent, ...shared } = data?.viewer ?? {};
    expect(recordingConsent).toBeNull();
    expect(rest).toEqual({ ...shared, isAuthenticated: true });
  });

  test('a made-up cookie is a visitor', async () => {
    const answer = await api
      .visitor()
      .rest('/api/auth/user', { headers: { cookie: `lisan_login=${'a'.repeat(43)}` } });
    expect(answer.status).toBe(401);
  });
});

type Door = (client: TestClient, input: object) => Promise<DoorAnswer<Record<string, unknown>>>;

const COMPLETE: [string, Door][] = [
  ['GraphQL', (client, input) => askGraphql(client, operation('CompleteProfile'), { input })],
  ['REST', (client, input) => askRest(client, 'POST', '/api/auth/complete-profile', input)],
];

describe.each(COMPLETE)('the profile through %s', (_door, complete) => {
  test('is complete with four fields, and reveals the app', async () => {
    const client = await api.signIn('Mei', { hasProfile: false });
    const whole = { ...profile, institution: '  SMK Taman Jaya ' };
    expect(await complete(client, whole)).toMatchObject({
      value: { ...profile, isProfileComplete: true, isNewUser: false },
    });
    const again = { ...profile, country: 'Germany', state: 'Bavaria' };
    expect(await complete(client, again)).toMatchObject({ value: again });
  });

  test.each([
    ['country', ' ', 'Please select your country'],
    ['state', '', 'Please select your state'],
    ['state', 'Bavaria', 'Please select your state'],
    ['institution', '\u0000', 'Please enter your school/institution name'],
    ['institution', 'x'.repeat(201), 'At most 200 characters'],
    ['institutionType', '', 'Please select your institution type'],
    ['institutionType', 'castle', 'Please select your institution type'],
  ])('with %s %j says what the page says, and changes nothing', async (field, value, message) => {
    const client = await api.signIn('Mei', { hasProfile: false });
    const answer = await complete(client, { ...profile, [field]: value });
    expect(answer).toEqual({ refused: { code: 'BAD_USER_INPUT', field, message } });
    const user = await askRest(client, 'GET', '/api/auth/user');
    expect(user).toMatchObject({ value: { country: null, isProfileComplete: false, isNewUser: true } });
  });

  test('leaves out what the database cannot hold', async () => {
    const client = await api.signIn('Mei', { hasProfile: false });
    const answer = await complete(client, { ...profile, institution: 'SMK\u0000 Taman Jaya' });
    expect(answer).toMatchObject({ value: { institution: 'SMK Taman Jaya' } });
  });

  test('twice at once is one profile', async () => {
    const client = await api.signIn('Mei', { hasProfile: false });
    const answers = await Promise.all([complete(client, profile), complete(client, profile)]);
    for (const answer of answers) expect(answer).toMatchObject({ value: profile });
  });
});

const UPDATE = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { firstName lastName email isProfileComplete } }`;
const RENAME: [string, Door][] = [
  ['GraphQL', (client, input) => askGraphql(client, UPDATE, { input })],
  ['REST', (client, input) => askRest(client, 'PUT', '/api/auth/user/profile', input)],
];

describe.each(RENAME)('the name through %s', (_door, rename) => {
  test('is trimmed, and needs no profile', async () => {
    const client = await api.signIn('Mei', { hasProfile: false });
    expect(await rename(client, { firstName: ' Nur ', lastName: 'binti\u0000 Ali' })).toMatchObject({
      value: { firstName: 'Nur', lastName: 'binti Ali', isProfileComplete: false },
    });
  });

  test('outlives the next sign-in', async () => {
    const who = { ...identity('renamed@school.test', true), firstName: 'M', lastName: 'T' };
    const client = await api.signIn('Mei');
    await api.pool.query('update users set issuer = $2, subject = $3 where id = $1', [
      ...[client.userId, who.issuer, `${who.subject} ${client.userId}`],
    ]);
    await rename(client, { firstName: 'Nur', lastName: 'Ali' });
    await api.services.users.signedIn({ ...who, subject: `${who.subject} ${client.userId}` });
    expect(await askRest(client, 'GET', '/api/auth/user')).toMatchObject({
      value: { firstName: 'Nur', lastName: 'Ali', email: 'renamed@school.test' },
    });
  });

  const needed = 'First name and last name are required.';
  test.each([
    [{ firstName: ' ', lastName: 'Ali' }, 'firstName', needed],
    [{ firstName: 'Nur', lastName: '\u0000' }, 'lastName', needed],
    [{ firstName: 'x'.repeat(101), lastName: 'Ali' }, 'firstName', 'At most 100 characters'],
  ])('%j is refused, and nothing changes', async (input, field, message) => {
    const client = await api.signIn('Mei');
    expect(await rename(client, input)).toEqual({ refused: { code: 'BAD_USER_INPUT', field, message } });
    expect(await askRest(client, 'GET', '/api/auth/user')).toMatchObject({ value: { firstName: 'Mei' } });
  });
});

describe('a body that is no form', () => {
  const PATHS = [
    ['POST', '/api/auth/complete-profile'],
    ['PUT', '/api/auth/user/profile'],
  ] as const;
  const send = async (client: TestClient, [method, path]: (typeof PATHS)[number], body: string) => {
    const answer = await client.rest(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { code } = (await answer.json()) as { code: string };
    return [answer.status, code];
  };

  test.each(PATHS)('%s %s', async (...route) => {
    const client = await api.signIn();
    const odd = { country: ['Malaysia'], state: {}, institution: null, institutionType: 7, firstName: {} };
    for (const body of ['', '{', '[]', 'null', '"text"', JSON.stringify(odd)]) {
      expect(await send(client, route, body)).toEqual([400, 'BAD_USER_INPUT']);
    }
    const huge = JSON.stringify({ ...profile, firstName: 'x'.repeat(20_000) });
    expect(await send(client, route, huge)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await send(api.visitor(), route, '{}')).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('a first login', () => {
  test('ends: from now on a modal asks', async () => {
    const client = await api.signIn('Mei', { hasProfile: false });
    await api.services.users.loginsEnded([client.userId]);
    const rest = await (await client.rest('/api/auth/user')).json();
    expect(rest).toMatchObject({ isNewUser: false, isProfileComplete: false });
  });
});

describe('rights that hang on an e-mail address', () => {
  test('need it verified', async () => {
    await api.services.users.signedIn(identity('head@school.test', false));
    expect(await roleOf('head@school.test')).toBe('student');
    await api.services.users.signedIn(identity('head@school.test', true));
    expect(await roleOf('head@school.test')).toBe('admin');
  });

  test('ten first sign-ins at once are one user', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => api.services.users.signedIn(identity('ten@school.test', true))),
    );
    expect(new Set(ids.map(({ userId }) => userId)).size).toBe(1);
  });
});

describe('consent to recording', () => {
  const give = async (input: object) => {
    const client = await api.signIn('Mei', { hasProfile: false });
    return client.graphql<{ giveRecordingConsent: { recordingConsent: { version: string } } }>(
      operation('GiveRecordingConsent'),
      { input },
    );
  };
  const { version } = RECORDING_CONSENT;

  test('is kept with its wording', async () => {
    const { data } = await give({ version, isMinor: true, guardianConfirmed: true });
    expect(data?.giveRecordingConsent.recordingConsent.version).toBe(version);
  });

  test('of a minor needs the guardian', async () => {
    const { errors } = await give({ version, isMinor: true, guardianConfirmed: false });
    expect(errors?.[0]).toMatchObject({
      message: 'A parent or guardian needs to agree first',
      extensions: { code: 'BAD_USER_INPUT', field: 'guardianConfirmed' },
    });
  });

  test('is withdrawn as often as one likes; what was given stays as evidence', async () => {
    const client = await api.signIn('Mei');
    const input = { version, isMinor: false, guardianConfirmed: false };
    const withdraw = 'mutation { withdrawRecordingConsent { recordingConsent { version } } }';
    const none = { value: { recordingConsent: null } };
    expect(await askGraphql(client, withdraw)).toEqual(none);
    for (let round = 0; round < 2; round += 1) {
      // a double click gives it twice
      const given = await Promise.all(
        [1, 2].map(() => askGraphql(client, operation('GiveRecordingConsent'), { input })),
      );
      for (const answer of given) expect(answer).toMatchObject({ value: { recordingConsent: { version } } });
      expect(await askGraphql(client, withdraw)).toEqual(none);
    }
    expect(await askGraphql(client, withdraw)).toEqual(none);
    const { rows } = await api.pool.query(
      'select withdrawn_at >= given_at as "isOver" from recording_consents where user_id = $1',
      [client.userId],
    );
    expect(rows).toEqual(Array(4).fill({ isOver: true }));
    expect(await askGraphql(api.visitor(), withdraw)).toMatchObject({ refused: { code: 'UNAUTHENTICATED' } });
  });

  test('to another wording is not taken', async () => {
    const { errors } = await give({ version: '1999', isMinor: false, guardianConfirmed: false });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'version' });
  });
});

describe('what the viewer may do', () => {
  const ASK = `{ viewer { canModerate canGrantRoles canSeeImpact canManageStudents canReviewQuestions } }`;
  const nothing = {
    ...{ canModerate: false, canGrantRoles: false, canSeeImpact: false },
    ...{ canManageStudents: false, canReviewQuestions: false },
  };

  test.each<[string, Parameters<TestApi['signIn']>[1], object]>([
    ['a student', {}, {}],
    ['a teacher', { role: 'teacher' }, { canManageStudents: true, canReviewQuestions: true }],
    ['a teacher without a profile', { role: 'teacher', hasProfile: false }, { canReviewQuestions: true }],
    ['an admin', { role: 'admin' }, { canModerate: true, canGrantRoles: true, canReviewQuestions: true }],
    ['the impact admin', { email: 'impact@lisan.test' }, { canSeeImpact: true }],
  ])('%s', async (_who, person, can) => {
    const client = await api.signIn('Mei', person);
    expect((await client.graphql(ASK)).data).toEqual({ viewer: { ...nothing, ...can } });
    expect(await askRest(client, 'GET', '/api/auth/user')).toMatchObject({ value: { ...nothing, ...can } });
  });
});

describe('the time zone', () => {
  test.each(['Mars/Olympus', '', "UTC'; drop table users", 'x'.repeat(500)])(
    '%p is no time zone',
    async (timeZone) => {
      const client = await api.signIn('Mei', { hasProfile: false });
      const { errors } = await client.graphql(operation('SetTimeZone'), { timeZone });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );
});

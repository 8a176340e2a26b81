import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { RECORDING_CONSENT } from 'schema/rules/consent';
import { operation } from '../../testing/operations.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

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
    expect(rest).toEqual(shared);
  });

  test('a made-up cookie is a visitor', async () => {
    const answer = await api
      .visitor()
      .rest('/api/auth/user', { headers: { cookie: `lisan_login=${'a'.repeat(43)}` } });
    expect(answer.status).toBe(401);
  });
});

describe('the profile', () => {
  test('completing it reveals the app', async () => {
    const client = await api.signIn('Mei', { hasProfile: false });
    const { data } = await client.graphql(operation('CompleteProfile'), { input: profile });
    expect(data?.completeProfile).toMatchObject({ ...profile, isProfileComplete: true, isNewUser: false });
  });

  test.each([
    ['country', 'Please select your country'],
    ['state', 'Please select your state'],
    ['institution', 'Please enter your school/institution name'],
    ['institutionType', 'Please select your institution type'],
  ])('without %s the server says what the page says', async (field, message) => {
    const client = await api.signIn('Mei', { hasProfile: false });
    const { errors } = await client.graphql(operation('CompleteProfile'), {
      input: { ...profile, [field]: ' ' },
    });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  });

  test('a character that the database cannot hold is left out', async () => {
    const client = await api.signIn('Mei', { hasProfile: false });
    const { data, errors } = await client.graphql(operation('CompleteProfile'), {
      input: { ...profile, institution: 'SMK\u0000 Taman Jaya' },
    });
    expect(errors).toBeUndefined();
    expect(data?.completeProfile).toMatchObject({ institution: 'SMK Taman Jaya' });
    const nothing = await client.graphql(operation('CompleteProfile'), {
      input: { ...profile, institution: '\u0000' },
    });
    expect(nothing.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'institution' });
  });

  test('the first login ends: from now on a modal asks', async () => {
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

  test('to another wording is not taken', async () => {
    const { errors } = await give({ version: '1999', isMinor: false, guardianConfirmed: false });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'version' });
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

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

let api: TestApi;
let teacher: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  teacher = await api.signIn('Siti', { role: 'teacher' });
});
afterAll(() => api.close());

interface Invitation {
  id: string;
  state: string;
}
const INVITATIONS = `{ studentInvitations(first: 20) { edges { node {
  id teacherName teacherInstitution firstName lastName state sessionCount createdAt } } } }`;
const ACCEPT = 'mutation ($id: ID!) { acceptStudentInvitation(id: $id) { id state } }';
const DECLINE = 'mutation ($id: ID!) { declineStudentInvitation(id: $id) { id state } }';
const ADD = 'mutation ($input: StudentInput!) { addStudent(input: $input) { id } }';

const invite = async (email: string, by = teacher): Promise<string> => {
  const input = { firstName: 'Mei', lastName: 'Ling', email };
  const answer = await askGraphql<{ id: string }>(by, ADD, { input });
  if ('refused' in answer) throw new Error(JSON.stringify(answer));
  return answer.value.id;
};
const invitations = async (client: TestClient) => {
  const answer = await askGraphql<{ edges: { node: Invitation }[] }>(client, INVITATIONS);
  if ('refused' in answer) return answer.refused.code;
  return answer.value.edges.map(({ node }) => node);
};
const accept = (client: TestClient, id: string) => askGraphql<Invitation>(client, ACCEPT, { id });
const one = (client: TestClient, id: string) =>
  askGraphql<Invitation>(client, 'query ($id: ID!) { studentInvitation(id: $id) { id state } }', { id });
const decline = (client: TestClient, id: string) => askGraphql<Invitation>(client, DECLINE, { id });
const hasJoined = async (id: string, by = teacher) => {
  const answer = await askGraphql<{ hasJoined: boolean }>(
    by,
    '{ student(id: "ID") { hasJoined } }'.replace('ID', id),
  );
  return 'value' in answer && answer.value.hasJoined;
};
const NOT_THERE = { refused: { code: 'NOT_FOUND', message: 'Invitation not found.' } };

test('an invitation is seen by the one with the address, accepted, declined and accepted again', async () => {
  const mei = await api.signIn('Mei', { email: 'mei.1@school.test' });
  const id = await invite('Mei.1@School.test');
  expect(await hasJoined(id)).toBe(false);
  expect(await invitations(mei)).toEqual([
    {
      id,
      teacherName: 'Siti Tan',
      teacherInstitution: 'SMK Likas',
      firstName: 'Mei',
      lastName: 'Ling',
      state: 'pending',
      sessionCount: 0,
      createdAt: expect.any(String),
    },
  ]);
  expect(await one(mei, id)).toEqual({ value: { id, state: 'pending' } });
  for (let twice = 0; twice < 2; twice++) {
    expect(await accept(mei, id)).toEqual({ value: { id, state: 'accepted' } });
    expect(await hasJoined(id)).toBe(true);
  }
  for (let twice = 0; twice < 2; twice++) {
    expect(await decline(mei, id)).toEqual({ value: { id, state: 'declined' } });
    expect(await hasJoined(id)).toBe(false);
  }
  expect(await accept(mei, id)).toEqual({ value: { id, state: 'accepted' } });
});

describe('nobody else', () => {
  test('sees or answers it', async () => {
    const id = await invite('mei.2@school.test');
    const arjun = await api.signIn('Arjun', { email: 'arjun.2@school.test' });
    expect(await invitations(arjun)).toEqual([]);
    for (const answer of [accept, decline, one]) {
      expect(await answer(arjun, id)).toEqual(NOT_THERE);
      expect(await answer(teacher, id)).toEqual(NOT_THERE);
      expect(await answer(arjun, 'x')).toEqual(NOT_THERE);
      expect(await answer(api.visitor(), id)).toMatchObject({ refused: { code: 'UNAUTHENTICATED' } });
    }
    expect(await invitations(api.visitor())).toBe('UNAUTHENTICATED');
  });

  test('with the same address that nobody has verified', async () => {
    const claimed = await api.signIn('Mallory', { email: 'mei.3@school.test' });
    await api.pool.query('update users set email_verified = false where id = $1', [claimed.userId]);
    const id = await invite('mei.3@school.test');
    expect(await invitations(claimed)).toEqual([]);
    expect(await accept(claimed, id)).toEqual(NOT_THERE);
  });

  test('with a second account of the same address, once one has joined', async () => {
    const id = await invite('mei.4@school.test');
    const accounts = [
      await api.signIn('Mei', { email: 'mei.4@school.test' }),
      await api.signIn('Mei', { email: 'mei.4@school.test' }),
    ] as const;
    const answers = await Promise.all(accounts.map((account) => accept(account, id)));
    expect(answers.filter((answer) => 'value' in answer)).toHaveLength(1);
    expect(answers).toContainEqual(NOT_THERE);
  });
});

test('another address is another person', async () => {
  const mei = await api.signIn('Mei', { email: 'mei.5@school.test' });
  const id = await invite('mei.5@school.test');
  await accept(mei, id);
  const UPDATE =
    'mutation ($id: ID!, $input: StudentInput!) { updateStudent(id: $id, input: $input) { hasJoined } }';
  const entry = { firstName: 'Mei', lastName: 'Tan', email: 'mei.5@school.test' };
  expect(await askGraphql(teacher, UPDATE, { id, input: entry })).toEqual({ value: { hasJoined: true } });
  expect(
    await askGraphql(teacher, UPDATE, { id, input: { ...entry, email: 'other.5@school.test' } }),
  ).toEqual({
    value: { hasJoined: false },
  });
  expect(await invitations(mei)).toEqual([]);
});

test('what was accepted stays when the address of the account changes, and may be left', async () => {
  const mei = await api.signIn('Mei', { email: 'mei.6@school.test' });
  const id = await invite('mei.6@school.test');
  await accept(mei, id);
  await api.pool.query(`update users set email = 'mei.new@home.test' where id = $1`, [mei.userId]);
  expect(await invitations(mei)).toMatchObject([{ id, state: 'accepted' }]);
  expect(await decline(mei, id)).toEqual({ value: { id, state: 'declined' } });
});

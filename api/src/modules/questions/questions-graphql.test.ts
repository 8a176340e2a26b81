import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askGraphql } from '../../testing/both-doors.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';
import { answered, cardDraft, codeOf, QUESTION_DOORS, topicDraft } from './testing/question-doors.js';

let api: TestApi;
let author: TestClient;
let other: TestClient;
let teacher: TestClient;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  [author, other] = [await api.signIn('Mei'), await api.signIn('Ravi')];
  teacher = await api.signIn('Cikgu', { role: 'teacher' });
  admin = await api.signIn('Admin', { role: 'admin' });
});
afterAll(() => api.close());

const [door] = QUESTION_DOORS;
if (!door) throw new Error('no door');
const contributed = async (draft: object, client: TestClient) =>
  answered(await door.contribute(client, draft));

describe('the connection', () => {
  interface Page {
    readonly edges: readonly { readonly node: { id: string; text: string }; readonly cursor: string }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  }
  const page = (client: TestClient, variables: object) =>
    askGraphql<Page>(
      client,
      `query ($first: Int! = 100, $after: String, $filter: QuestionFilter) {
        questions(first: $first, after: $after, filter: $filter) {
          edges { node { id text } cursor } pageInfo { endCursor hasNextPage }
        }
      }`,
      variables,
    );
  const texts = async (filter: object, client = author) =>
    answered(await page(client, { filter })).edges.map(({ node }) => node.text);

  test('pages through everything once, newest first', async () => {
    const student = await api.signIn();
    const whole = answered(await page(student, {})).edges.map(({ node }) => node.id);
    const collected: string[] = [];
    for (let after: string | null = null; ; ) {
      const { edges, pageInfo }: Page = answered(await page(student, { first: 7, after }));
      collected.push(...edges.map(({ node }) => node.id));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    expect(collected.slice(0, 100)).toEqual(whole);
    expect(new Set(collected).size).toBe(collected.length);
  });

  test('pages through the practice list in its own order, the custom question within', async () => {
    const student = await api.signIn();
    answered(await door.addCustom(student, { text: 'Talk about a market that you know.' }));
    const whole = answered(await door.practice(student, { partType: 'part2', difficulty: 'intermediate' }));
    const collected: number[] = [];
    for (let after: string | null = null; ; ) {
      const { edges, pageInfo }: Page = answered(
        await askGraphql<Page>(
          student,
          `query ($after: String) {
            practiceQuestions(partType: part2, difficulty: intermediate, first: 3, after: $after) {
              edges { node { id text } cursor } pageInfo { endCursor hasNextPage }
            }
          }`,
          { after },
        ),
      );
      collected.push(...edges.map(({ node }) => Number(node.id)));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    expect(collected).toEqual(whole.map(({ id }) => id));
    expect(collected[0]).toBe(-1);
  });

  test('the practice list of a part without a level has all levels', async () => {
    const { edges } = answered(
      await askGraphql<{ edges: { node: { difficulty: string } }[] }>(
        await api.signIn(),
        `{ practiceQuestions(partType: part3, first: 100) { edges { node { difficulty } } } }`,
      ),
    );
    const levels = new Set(edges.map(({ node }) => node.difficulty));
    expect([...levels].sort()).toEqual(['advanced', 'beginner', 'intermediate']);
  });

  test.each([{ first: 0 }, { first: 101 }, { after: 'x' }])('%j is refused', async (asked) => {
    expect(codeOf(await page(author, asked))).toBe('BAD_USER_INPUT');
  });

  test('a cursor of another kind of list is refused', async () => {
    const after = Buffer.from('2026-01-01T00:00:00.000Z|0d3f0d52-6c0f-4f0a-8b57-0f1d0f0f2a11').toString(
      'base64url',
    );
    expect(codeOf(await page(author, { after }))).toBe('BAD_USER_INPUT');
  });

  test('searches text and points in any case, and takes no sign for a wildcard', async () => {
    const title = `Talk about 100%_of \\ O'Brien's café? $1`;
    await contributed(cardDraft({ title, shouldSayPoints: ['where Zanzibar is', 'b', 'c', 'd'] }), author);
    for (const search of ['100%_OF', "o'brien", 'CAFÉ?', '\\', '$1', 'zanzibar IS']) {
      expect(await texts({ search })).toEqual([title]);
    }
    for (const search of ['100__of', '%%%', 'zanzibar c', '\u0000%_%'])
      expect(await texts({ search })).toEqual([]);
    expect(await texts({ search: 'zanzibar' }, other)).toEqual([]);
    expect(codeOf(await page(author, { filter: { search: 'x'.repeat(201) } }))).toBe('BAD_USER_INPUT');
  });

  test('filters by part, difficulty, theme, author and state', async () => {
    const student = await api.signIn();
    const draft = cardDraft({ difficulty: 'advanced', theme: 'Science and Technology' });
    await contributed(draft, student);
    await contributed(topicDraft(), student);
    expect(await texts({ mine: true }, student)).toHaveLength(2);
    expect(await texts({ mine: false }, student)).not.toContain(draft.title);
    expect(await texts({ mine: true, partType: 'part2' }, student)).toEqual([draft.title]);
    expect(await texts({ mine: true, difficulty: 'advanced' }, student)).toEqual([draft.title]);
    expect(await texts({ mine: true, theme: 'Science and Technology' }, student)).toEqual([draft.title]);
    expect(await texts({ mine: true, pending: false }, student)).toEqual([]);
    expect(await texts({ pending: true }, student)).toHaveLength(2);
    expect(await texts({ pending: true }, teacher)).toContain(draft.title);
    expect(await texts({ contributed: false }, student)).not.toContain(draft.title);
    expect(codeOf(await page(student, { filter: { theme: 'Sport' } }))).toBe('BAD_USER_INPUT');
  });
});

describe('what the viewer may do', () => {
  const rights = async (client: TestClient, id: number) =>
    answered(
      await askGraphql<Record<string, unknown>>(
        client,
        'query ($id: ID!) { question(id: $id) { source isOwn canVerify canReject canAddToPractice } }',
        { id: String(id) },
      ),
    );

  test('is told as fields', async () => {
    const author = await api.signIn();
    const { id } = await contributed(cardDraft(), author);
    const source = 'contributed';
    const [no, yes] = [false, true];
    expect(await rights(author, id)).toEqual({
      ...{ source, isOwn: yes, canVerify: no, canReject: no, canAddToPractice: yes },
    });
    expect(await rights(teacher, id)).toEqual({
      ...{ source, isOwn: no, canVerify: yes, canReject: yes, canAddToPractice: no },
    });
    await expect(rights(other, id)).rejects.toThrow('NOT_FOUND');
    answered(await door.verify(admin, id));
    const verified = { source, isOwn: no, canVerify: no, canReject: no, canAddToPractice: yes };
    expect(await rights(teacher, id)).toEqual(verified);
    expect(await rights(other, id)).toEqual(verified);
    answered(await door.addCustom(author, { text: 'What I like' }));
    expect(await rights(author, -1)).toMatchObject({ source: 'custom', isOwn: yes, canVerify: no });
  });
});

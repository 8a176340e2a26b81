import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { operation } from '../../testing/operations.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

let api: TestApi;
let student: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  api.clock.moveTo('2026-03-01T12:00:00Z');
});
// each has a limit of their own
beforeEach(async () => {
  student = await api.signIn();
});
afterAll(() => api.close());

interface Answer {
  readonly id?: number;
  readonly code?: string;
  readonly message?: string;
  readonly field?: string;
}

const post = (client: TestClient, body: string, type = 'application/json') =>
  client.rest('/api/testimonials', { method: 'POST', headers: { 'content-type': type }, body });

const bodyOf = async (response: Response) => (await response.json()) as Answer;

/** The same through either door: the id of what was created, or the error. */
const DOORS: [string, (client: TestClient, input: object) => Promise<Answer>][] = [
  [
    'GraphQL',
    async (client, input) => {
      const { data, errors } = await client.graphql<{ createTestimonial: { id: string } }>(
        operation('CreateTestimonial'),
        { input },
      );
      const [error] = errors ?? [];
      if (error) return { message: error.message, ...error.extensions };
      return { id: Number(data?.createTestimonial.id) };
    },
  ],
  ['REST', async (client, input) => bodyOf(await post(client, JSON.stringify(input)))],
];

const rowOf = async (id: number | undefined) =>
  (await api.pool.query('select * from testimonials where id = $1', [id])).rows[0];
const count = async () => (await api.pool.query('select count(*)::int from testimonials')).rows[0].count;
const listed = async () =>
  (await (await api.visitor().rest('/api/testimonials')).json()) as { id: number; name: string }[];

describe.each(DOORS)('a testimonial through %s', (_door, create) => {
  const whole = {
    name: ' Aisyah Rahman ',
    institution: 'SMK Taman Melati',
    content: '  I speak longer now.\nThank you!  ',
    rating: 4,
    isPublic: false,
  };

  test('is kept with its author, and pending', async () => {
    const { id } = await create(student, whole);
    const { created_at, ...row } = await rowOf(id);
    expect(created_at.toISOString()).toMatch(/^2026-03-01T12:/);
    expect(row).toEqual({
      id,
      author_id: student.userId,
      name: 'Aisyah Rahman',
      institution: 'SMK Taman Melati',
      content: 'I speak longer now.\nThank you!',
      rating: 4,
      is_public: false,
      approved_at: null,
    });
  });

  test.each([{}, { name: null, institution: null, rating: null, isPublic: null }])(
    'needs no more than its content (%j)',
    async (rest) => {
      const { id } = await create(student, { content: 'I speak longer now.', ...rest });
      expect(await rowOf(id)).toMatchObject({
        name: 'Anonymous',
        institution: null,
        rating: 5,
        is_public: true,
        approved_at: null,
      });
    },
  );

  test('is listed once it is approved', async () => {
    const { id = 0 } = await create(student, { ...whole, isPublic: true });
    expect((await listed()).map((one) => one.id)).not.toContain(id);
    await api.pool.query('update testimonials set approved_at = now() where id = $1', [id]);
    expect(await listed()).toContainEqual(expect.objectContaining({ id, name: 'Aisyah Rahman', rating: 4 }));
  });

  test('only the newest of them are read where no more are wanted', async () => {
    for (const content of ['older', 'newer']) {
      const { id } = await create(student, { ...whole, content, isPublic: true });
      await api.pool.query('update testimonials set approved_at = now() where id = $1', [id]);
    }
    const newest = await api.visitor().rest('/api/testimonials?first=1');
    expect(await newest.json()).toMatchObject([{ content: 'newer' }]);
    const none = await api.visitor().rest('/api/testimonials?first=no');
    expect(none.status).toBe(400);
    expect(await none.json()).toMatchObject({ field: 'first' });
  });

  test.each([
    [{ name: '   ' }, 'name', 'Please fill in all required fields.'],
    [{ name: '' }, 'name', 'Please fill in all required fields.'],
    [{ content: ' \n ' }, 'content', 'Please fill in all required fields.'],
    [{ content: 'x'.repeat(501) }, 'content', 'At most 500 characters'],
    [{ name: 'x'.repeat(201) }, 'name', 'At most 200 characters'],
    [{ rating: 0 }, 'rating', 'Please choose a rating from 1 to 5'],
    [{ rating: 6 }, 'rating', 'Please choose a rating from 1 to 5'],
  ])('with %j is refused', async (change, field, message) => {
    const before = await count();
    expect(await create(student, { ...whole, ...change })).toEqual({
      code: 'BAD_USER_INPUT',
      field,
      message,
    });
    expect(await count()).toBe(before);
  });

  test('of a visitor is refused', async () => {
    const before = await count();
    expect(await create(api.visitor(), whole)).toEqual({ code: 'UNAUTHENTICATED', message: 'Unauthorized' });
    expect(await count()).toBe(before);
  });
});

test('GraphQL tells that it is pending', async () => {
  const { data } = await student.graphql(
    'mutation { createTestimonial(input: { content: "Good.", rating: 3 }) { name rating isPublic isPending } }',
  );
  expect(data?.createTestimonial).toEqual({ name: 'Anonymous', rating: 3, isPublic: true, isPending: true });
});

describe('the body of POST /api/testimonials', () => {
  test('is answered with what the list shows, and nothing else', async () => {
    const answer = await post(
      student,
      JSON.stringify({ content: 'Good practice.', id: 7, approvedAt: '2026' }),
    );
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      id: expect.any(Number),
      name: 'Anonymous',
      institution: null,
      content: 'Good practice.',
      rating: 5,
      createdAt: expect.stringMatching(/^2026-03-01T12:.*Z$/),
    });
  });

  test.each([
    ['broken', '{"content": "Good', 'application/json', 400, 'BAD_USER_INPUT'],
    ['a list', '[{"content": "Good"}]', 'application/json', 400, 'BAD_USER_INPUT'],
    ['a list in a field', '{"content": ["Good"]}', 'application/json', 400, 'BAD_USER_INPUT'],
    ['a form of another site', '{"content": "Good"}', 'text/plain', 400, 'BAD_USER_INPUT'],
    ['none', '', 'application/json', 400, 'BAD_USER_INPUT'],
    ['a rating in between', '{"content": "Good", "rating": 4.5}', 'application/json', 400, 'BAD_USER_INPUT'],
    ['too large', `{"content": "${'x'.repeat(20_000)}"}`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_name, body, type, status, code) => {
    const before = await count();
    const answer = await post(student, body, type);
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([status, code]);
    expect(await count()).toBe(before);
  });
});

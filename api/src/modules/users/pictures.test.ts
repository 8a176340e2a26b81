import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TOASTS } from 'schema/rules/messages';
import { PICTURE } from 'schema/rules/pictures';
import sharp from 'sharp';
import { MARK } from '../../testing/hostile-images/hostile-file.js';
import { photographWithPlace } from '../../testing/hostile-images/real-pictures.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

let api: TestApi;
let student: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  student = await api.signIn();
});
afterAll(() => api.close());

interface Answer {
  readonly url?: string | null;
  readonly code?: string;
  readonly message?: string;
}

type Send = (client: TestClient, bytes: Uint8Array, type?: string) => Promise<Answer>;

const UPLOAD = 'mutation ($picture: Upload!) { uploadProfilePicture(picture: $picture) { profileImageUrl } }';

const throughGraphql: Send = async (client, bytes) => {
  const { data, errors } = await client.upload<{ uploadProfilePicture: { profileImageUrl: string } }>(
    UPLOAD,
    { picture: null },
    { path: 'variables.picture', bytes, name: 'me.jpg' },
  );
  const [error] = errors ?? [];
  if (error) return { code: error.extensions.code, message: error.message };
  return { url: data?.uploadProfilePicture.profileImageUrl };
};

const throughRest: Send = async (client, bytes, type = 'image/jpeg') => {
  const body = new FormData();
  body.set('profilePicture', new Blob([new Uint8Array(bytes)], { type }), 'me.jpg');
  const answer = await client.rest('/api/auth/user/profile-picture', { method: 'POST', body });
  const { profileImageUrl, code, message } = (await answer.json()) as Record<string, string>;
  return answer.ok ? { url: profileImageUrl } : { code, message };
};

const DOORS: readonly [string, Send][] = [
  ['GraphQL', throughGraphql],
  ['REST', throughRest],
];

const plain = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 4, background: '#12345680' } });
const pictureOf = async (url: string | null | undefined, client = student) => {
  const answer = await client.rest(url ?? '');
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const storedFiles = async () => {
  const files = await readdir(path.join(api.dataDir, 'storage/pictures'));
  return files.map((name) => `/api/pictures/${name}`);
};
const refusal = (code: string, toast: { description: string }) => ({ code, message: toast.description });

describe.each(DOORS)('through %s', (_door, send) => {
  test.each([
    ['JPEG', () => plain().jpeg().toBuffer()],
    ['PNG', () => plain(1, 900).png().toBuffer()],
    ['GIF', () => plain(700, 500).gif().toBuffer()],
    ['a large photograph', () => plain(4000, 3000).jpeg().toBuffer()],
  ])('%s becomes a square JPEG', async (_case, make) => {
    const { url } = await send(student, await make());
    const { answer, bytes } = await pictureOf(url);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    expect(await storedFiles()).toEqual([url]);
  });

  test('where it was taken, and all else that is not seen, is gone; it stands upright', async () => {
    const photograph = await photographWithPlace(300, 600, 6);
    const before = await sharp(photograph).metadata();
    expect([before.exif?.includes('GPS') ?? false, before.exif?.includes(MARK), before.orientation]).toEqual([
      false, // the tags are numbers
      true,
      6,
    ]);
    expect(before.exif?.includes(Buffer.from([101, 0, 0, 0]))).toBe(true); // degrees east

    const { bytes } = await pictureOf((await send(student, photograph)).url);
    const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
    expect(bytes.includes(MARK)).toBe(false);
  });

  test.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ['nothing', new Uint8Array()],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['WebP', plain().webp().toBuffer()],
    [
      'a half of one',
      plain(900, 900)
        .png()
        .toBuffer()
        .then((png) => png.subarray(0, png.length / 2)),
    ],
  ])('%s is no picture, though it says so', async (_case, bytes) => {
    expect(await send(student, await bytes)).toEqual(refusal('BAD_USER_INPUT', TOASTS.pictureType));
  });

  test('5 MB are taken, a byte more is too large', async () => {
    const jpeg = await plain().jpeg().toBuffer();
    const padded = (length: number) => Buffer.concat([jpeg, new Uint8Array(length - jpeg.length)]);
    expect((await send(student, padded(PICTURE.maxBytes))).url).toMatch(/^\/api\/pictures\//);
    expect(await send(student, padded(PICTURE.maxBytes + 1))).toEqual(
      refusal('PAYLOAD_TOO_LARGE', TOASTS.pictureTooLarge),
    );
  });

  test('ten at once leave one file, the one that the profile names', async () => {
    const png = await plain().png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(student, png)));
    const [file, ...others] = await storedFiles();
    const user = (await (await student.rest('/api/auth/user')).json()) as { profileImageUrl: string };
    expect([file, others]).toEqual([user.profileImageUrl, []]);
    expect(answers.map(({ url }) => url)).toContain(file);
  });

  test('a refused one leaves the picture that was', async () => {
    const { url } = await send(student, await plain().png().toBuffer());
    await send(student, Buffer.from('no picture'));
    expect((await pictureOf(url)).answer.status).toBe(200);
  });

  test('a new user may, a visitor may not', async () => {
    const png = await plain().png().toBuffer();
    const newUser = await api.signIn('New', { hasProfile: false });
    const { url } = await send(newUser, png);
    expect(url).toMatch(/^\/api\/pictures\//);
    await newUser.graphql('mutation { removeProfilePicture { id } }');
    expect(await send(api.visitor(), png)).toEqual({ code: 'UNAUTHENTICATED', message: 'Unauthorized' });
  });
});

test('what a client says of the type counts for nothing', async () => {
  const png = await plain().png().toBuffer();
  expect((await throughRest(student, png, 'text/html')).url).toMatch(/^\/api\/pictures\//);
});

test('a form without the file is asked for a picture', async () => {
  const body = new FormData();
  body.set('other', 'text');
  const answer = await student.rest('/api/auth/user/profile-picture', { method: 'POST', body });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { ...refusal('BAD_USER_INPUT', TOASTS.pictureType), field: 'picture' },
  ]);
});

describe('a picture', () => {
  test('is for everyone signed in, kept by their browser, and can do nothing', async () => {
    const { url } = await throughRest(student, await plain().png().toBuffer());
    const { answer } = await pictureOf(url, await api.signIn('Ali'));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await pictureOf(url, api.visitor())).answer.status).toBe(401);
  });

  test('is gone for good once it is replaced or removed', async () => {
    const png = await plain().png().toBuffer();
    const first = await throughRest(student, png);
    const second = await throughRest(student, png);
    expect((await pictureOf(first.url)).answer.status).toBe(404);
    const { data } = await student.graphql('mutation { removeProfilePicture { profileImageUrl } }');
    expect(data).toEqual({ removeProfilePicture: { profileImageUrl: null } });
    expect((await pictureOf(second.url)).answer.status).toBe(404);
    const again = await student.graphql('mutation { removeProfilePicture { profileImageUrl } }');
    expect(again.errors).toBeUndefined();
  });

  test.each([
    'x.jpg',
    '00000000-0000-4000-8000-000000000000.jpg',
    '00000000-0000-4000-8000-000000000000',
    '..%2f..%2faudio%2fa.wav',
    '%00.jpg',
  ])('%s is not there', async (name) => {
    expect((await pictureOf(`/api/pictures/${name}`)).answer.status).toBe(404);
  });
});

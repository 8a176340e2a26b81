import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { TOASTS } from 'schema/rules/messages';
import sharp from 'sharp';
import { MARK } from '../../testing/hostile-images/hostile-file.js';
import { hostileImages } from '../../testing/hostile-images/hostile-images.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';
import type { TestClient } from '../../testing/test-client.js';

/** A sample here; `npm run prove` asks for all of them. */
const COUNT = Number(process.env.PROVE_COUNT) || 40;
const SEED = Number(process.env.PROVE_SEED) || 1;
/** Below the limit of uploads in an hour. */
const FILES_OF_ONE_ACCOUNT = 250;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const REFUSED = [
  TOASTS.pictureType.description,
  TOASTS.pictureTooLarge.description,
  'Please select an image with fewer pixels.',
];

async function send(client: TestClient, bytes: Uint8Array) {
  const body = new FormData();
  body.set('profilePicture', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${MARK}.png`);
  const answer = await client.rest('/api/auth/user/profile-picture', { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

/** What is wrong with a picture that was stored, if anything is. */
async function faultOf(stored: Buffer, sent: Uint8Array): Promise<string | null> {
  const { format, width, height, exif, xmp, icc, iptc, comments } = await sharp(stored).metadata();
  if (format !== 'jpeg' || width !== 512 || height !== 512) return `${format} ${width} × ${height}`;
  if (exif ?? xmp ?? icc ?? iptc ?? comments) return 'something hidden';
  if (stored.includes(MARK)) return 'the mark';
  if (stored.equals(sent)) return 'the file as it came';
  await sharp(stored).stats(); // every pixel can be read
  return null;
}

test(`of ${COUNT} hostile files none is stored as it came, and none is an error of ours`, async () => {
  const began = performance.now();
  const faults: string[] = [];
  const kinds = new Map<string, string>();
  let client = await api.signIn();
  let sent = 0;
  for await (const { kind, bytes, fate } of hostileImages(COUNT, SEED)) {
    if (sent > 0 && sent % FILES_OF_ONE_ACCOUNT === 0) client = await api.signIn();
    sent += 1;
    const { status, body } = await send(client, bytes);
    const label = `${sent} ${kind}: ${status} ${body.message ?? ''}`;
    if (status === 200) {
      if (fate === 'refused') faults.push(label);
      const answer = await client.rest(body.profileImageUrl ?? '');
      const fault = await faultOf(Buffer.from(await answer.arrayBuffer()), bytes);
      if (fault) faults.push(`${label}: ${fault}`);
    } else if (fate === 'redrawn' || ![400, 413].includes(status) || !REFUSED.includes(body.message ?? '')) {
      faults.push(label);
    }
    kinds.set(kind, status === 200 ? 'redrawn' : 'refused');
  }
  if (process.env.PROVE_COUNT) {
    const seconds = Math.round((performance.now() - began) / 1000);
    const figures = { files: sent, seconds, kinds: Object.fromEntries(kinds) };
    process.stderr.write(`${JSON.stringify(figures, null, 2)}\n`);
  }
  expect(faults).toEqual([]);
  expect(new Set(kinds.values())).toEqual(new Set(['redrawn', 'refused']));
});

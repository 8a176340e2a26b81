import { expect, test } from '@jest/globals';
import { PICTURE, pictureFault } from './pictures.ts';

const MAX = PICTURE.maxBytes;

test.each<[string | null, number, string | undefined]>([
  ['image/jpeg', 1, undefined],
  ['image/jpg', 1, undefined],
  ['image/png', MAX, undefined],
  ['image/gif', 0, undefined],
  ['image/png', MAX + 1, 'Please select an image smaller than 5MB.'],
  ['image/svg+xml', 1, 'Please select a JPEG, PNG, or GIF image.'],
  ['image/webp', MAX + 1, 'Please select a JPEG, PNG, or GIF image.'],
  ['text/html', 1, 'Please select a JPEG, PNG, or GIF image.'],
  ['', 1, 'Please select a JPEG, PNG, or GIF image.'],
  [null, 1, 'Please select a JPEG, PNG, or GIF image.'],
])('%s of %i bytes', (type, size, description) => {
  expect(pictureFault({ type, size })?.description).toBe(description);
});

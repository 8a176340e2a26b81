import { beforeEach, expect, jest, test } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ hash: argon2.hash, verify }));
const { hashPassword, isPassword } = await import('./passwords.js');

beforeEach(() => void verify.mockClear());

/** Algorithm and cost of what was compared with the password: nothing else takes long. */
const compared = () => verify.mock.calls.map(([hash, password]) => [String(hash).split('$', 4), password]);

test('an account that does not exist takes as long as a wrong password', async () => {
  expect(await isPassword('wrong horse', await hashPassword('correct horse'))).toBe(false);
  const known = compared();
  verify.mockClear();
  expect(await isPassword('wrong horse', null)).toBe(false);
  expect(compared()).toEqual(known);
  expect(known).toEqual([[['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'], 'wrong horse']]);
});

test('not even the password of the stand-in opens it', async () => {
  expect(await isPassword('nobody has this password', null)).toBe(false);
});

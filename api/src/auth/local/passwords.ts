import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id, the algorithm of this library: 19 MiB, two passes, one lane. It runs in libuv's threads. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let standIn: Promise<string> | undefined;

/** Takes as long for an account that does not exist (null) as for a wrong password. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await standIn), password);
  return passwordHash !== null && isRight;
}

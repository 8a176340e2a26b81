import { setTimeout as sleep } from 'node:timers/promises';

const WARM_UP = 2;
/** Shorter turns than students take: more of them meet. */
const CROWD = { turns: 2, comeWithinS: 10, speakS: [6, 16] };

/**
 * One student, turn after turn; the first ones warm up.
 *
 * @param {import('./conversation-client.mjs').ConversationClient} student
 * @param {'listen' | 'waitForReply'} way
 */
export async function inTurn(student, turns, way) {
  await student.start();
  const done = [];
  for (let n = 0; n < turns + WARM_UP; n += 1) {
    const turn = await oneTurn(student, way);
    if (n >= WARM_UP) done.push(turn);
  }
  return done;
}

/** Each comes when it likes, speaks for a while, and listens. */
export async function allAtOnce(students) {
  const turns = [];
  const errors = [];
  const started = performance.now();
  await Promise.all(
    students.map(async (student) => {
      try {
        await someSeconds(0, CROWD.comeWithinS);
        await student.start();
        for (let n = 0; n < CROWD.turns; n += 1) {
          await someSeconds(...CROWD.speakS);
          turns.push(await oneTurn(student, 'listen'));
        }
      } catch (error) {
        errors.push(error);
      }
    }),
  );
  return { turns, errors, seconds: (performance.now() - started) / 1000 };
}

const oneTurn = async (student, way) => ({ ...(await student.submit()), ...(await student[way]()) });

const someSeconds = (from, to) => sleep(1000 * (from + Math.random() * (to - from)));

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Charge } from '../../adapters/ai/ai.js';
import { createOrm } from '../../db/orm.js';
import { TestClock } from '../../testing/test-clock.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { SpendingLedger } from './spending-ledger.js';

let database: TestDatabase;
/** Two, as two processes have. */
let orms: readonly [MikroORM, MikroORM];
const clock = new TestClock();
beforeAll(async () => {
  database = await createTestDatabase();
  orms = [await createOrm(database.url), await createOrm(database.url)];
});
beforeEach(async () => {
  await sql('delete from spending_calls');
  await sql('delete from spending_days');
  await sql('delete from users');
  clock.moveTo('2027-01-05T04:00:00Z');
});
afterAll(async () => {
  await Promise.all(orms.map((orm) => orm.close()));
  await database.drop();
});

const sql = <Row>(statement: string, values: unknown[] = []) =>
  orms[0].em.fork().execute<Row[]>(statement, values);

async function user(): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into users (id, issuer, subject, email, role, created_at) values (?, 'test', ?, ?, 'student', now())`,
    [id, id, `${id}@school.test`],
  );
  return id;
}
const ledgers = (caps: { perDay?: number; perUserDay?: number }) =>
  orms.map(
    (orm) => new SpendingLedger(orm, clock, { perDay: null, perUserDay: null, ...caps }, 'Asia/Kuala_Lumpur'),
  ) as [SpendingLedger, SpendingLedger];
const chargeTo = (userId: string, reference: string = randomUUID()): Charge => ({
  ...{ purpose: 'assessment', userId, reference },
});
const spentToday = async (): Promise<number> => {
  const [row] = await sql<{ spent: number }>(
    'select coalesce(sum(amount), 0)::int as spent from spending_days',
  );
  return row?.spent ?? 0;
};

describe('a cap is never overspent', () => {
  test.each([
    ['by all together', { perDay: 1000 }, 'day'],
    ['by one user', { perUserDay: 1000 }, 'user'],
  ] as const)('%s, though fifty ask at once on two processes', async (_who, caps, of) => {
    const both = ledgers(caps);
    const payer = await user();
    const charges = Array.from({ length: 50 }, () => chargeTo(payer));
    const outcomes = await Promise.all(
      charges.map(async (charge, index) => {
        const ledger = both[index % 2] as SpendingLedger;
        const reservation = await ledger.reserve(charge, 90);
        if (reservation.outcome === 'reserved') await ledger.settle(charge, 90, { text: 'marked' });
        return reservation.outcome;
      }),
    );
    const reserved = outcomes.filter((outcome) => outcome === 'reserved');
    expect(reserved).toHaveLength(11);
    expect(await spentToday()).toBe(990);
    expect(await both[0].reserve(chargeTo(payer), 90)).toEqual({ outcome: 'usedUp', of });
    expect((await both[0].reserve(chargeTo(payer), 10)).outcome).toBe('reserved');
  });

  test('a user who has none left does not take that of another', async () => {
    const [ledger] = ledgers({ perDay: 1000, perUserDay: 100 });
    const [one, other] = [await user(), await user()];
    const charge = chargeTo(one);
    await ledger.reserve(charge, 100);
    await ledger.settle(charge, 100, null);
    expect(await ledger.reserve(chargeTo(one), 1)).toEqual({ outcome: 'usedUp', of: 'user' });
    expect((await ledger.reserve(chargeTo(other), 100)).outcome).toBe('reserved');
  });

  test('what is reserved and not used comes back; until then others are told to wait, not that it is over', async () => {
    const [ledger, elsewhere] = ledgers({ perDay: 100 });
    const payer = await user();
    const charge = chargeTo(payer);
    expect((await ledger.reserve(charge, 80)).outcome).toBe('reserved');
    expect((await elsewhere.reserve(chargeTo(payer), 80)).outcome).toBe('taken');
    await ledger.settle(charge, 10, null);
    expect((await elsewhere.reserve(chargeTo(payer), 80)).outcome).toBe('reserved');
  });

  test('a released reservation costs nothing', async () => {
    const [ledger] = ledgers({ perDay: 100 });
    const charge = chargeTo(await user());
    const reservation = await ledger.reserve(charge, 100);
    if (reservation.outcome !== 'reserved') throw new Error('refused');
    await ledger.release(charge, reservation.until);
    expect((await ledger.reserve(chargeTo(charge.userId), 100)).outcome).toBe('reserved');
    expect(await spentToday()).toBe(0);
  });

  test('the reservation of a process that died counts no more after its time', async () => {
    const [ledger, elsewhere] = ledgers({ perDay: 100 });
    const payer = await user();
    await ledger.reserve(chargeTo(payer), 100);
    expect((await elsewhere.reserve(chargeTo(payer), 100)).outcome).toBe('taken');
    clock.moveTo('2027-01-05T04:05:01Z');
    expect((await elsewhere.reserve(chargeTo(payer), 100)).outcome).toBe('reserved');
  });

  test('another day has a budget of its own, from midnight in the zone of the installation on', async () => {
    const [ledger] = ledgers({ perDay: 100 });
    const payer = await user();
    clock.moveTo('2027-01-05T15:59:59Z');
    const charge = chargeTo(payer);
    await ledger.reserve(charge, 100);
    await ledger.settle(charge, 100, null);
    expect((await ledger.reserve(chargeTo(payer), 100)).outcome).toBe('usedUp');
    clock.moveTo('2027-01-05T16:00:01Z');
    expect((await ledger.reserve(chargeTo(payer), 100)).outcome).toBe('reserved');
  });
});

describe('a job is charged once', () => {
  test('run again after its worker died on the way, it takes its reservation over', async () => {
    const [ledger, elsewhere] = ledgers({ perDay: 100 });
    const charge = chargeTo(await user(), 'session:1:1');
    await ledger.reserve(charge, 100);
    expect((await elsewhere.reserve(charge, 100)).outcome).toBe('reserved');
    await elsewhere.settle(charge, 60, { text: 'second' });
    await ledger.settle(charge, 60, { text: 'first, far too late' });
    expect(await spentToday()).toBe(60);
  });

  test('run again after it was paid, it gets the answer that was paid', async () => {
    const [ledger, elsewhere] = ledgers({ perDay: 100 });
    const charge = chargeTo(await user(), 'session:1:1');
    await ledger.reserve(charge, 100);
    await ledger.settle(charge, 100, { text: 'marked' });
    expect(await elsewhere.reserve(charge, 100)).toEqual({ outcome: 'paid', answer: { text: 'marked' } });
    expect(await spentToday()).toBe(100);
  });

  test('a run that fails does not give away what the next run has reserved', async () => {
    const [ledger, elsewhere] = ledgers({ perDay: 100 });
    const charge = chargeTo(await user(), 'session:1:1');
    const stalled = await ledger.reserve(charge, 100);
    clock.moveTo('2027-01-05T04:00:10Z');
    await elsewhere.reserve(charge, 100);
    if (stalled.outcome === 'reserved') await ledger.release(charge, stalled.until);
    expect((await ledger.reserve(chargeTo(charge.userId), 100)).outcome).toBe('taken');
  });

  test('another attempt, and another purpose, is another charge', async () => {
    const [ledger] = ledgers({});
    const payer = await user();
    const charges = [
      chargeTo(payer, 'session:1:1'),
      chargeTo(payer, 'session:1:2'),
      { ...chargeTo(payer, 'session:1:1'), purpose: 'transcription' as const },
    ];
    for (const charge of charges) {
      expect((await ledger.reserve(charge, 5)).outcome).toBe('reserved');
      await ledger.settle(charge, 5, null);
    }
    expect(
      await sql('select purpose, calls, amount::int as amount from spending_days order by purpose'),
    ).toEqual([
      { purpose: 'assessment', calls: 2, amount: 10 },
      { purpose: 'transcription', calls: 1, amount: 5 },
    ]);
  });

  test('an account that goes meanwhile leaves the sum and nothing of its own', async () => {
    const [ledger] = ledgers({});
    const charge = chargeTo(await user());
    await ledger.reserve(charge, 50);
    await sql('delete from users');
    await ledger.settle(charge, 50, { text: 'My name is Aina.' });
    expect(await spentToday()).toBe(50);
    expect(await sql('select user_id, answer from spending_calls')).toEqual([
      { user_id: null, answer: null },
    ]);
    expect(await sql('select * from spending_user_days')).toEqual([]);
  });
});

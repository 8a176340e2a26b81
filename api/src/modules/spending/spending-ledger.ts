import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { dayIn } from 'schema/rules/wall-clock';
import type { Charge } from '../../adapters/ai/ai.js';
import type { Clock } from '../../clock.js';

/** Whether a call may be made. */
export type Reservation =
  | { readonly outcome: 'reserved'; readonly until: Date }
  /** It was made and paid already. */
  | { readonly outcome: 'paid'; readonly answer: unknown }
  /** The budget of the day, the user's or everybody's, has no room for it. */
  | { readonly outcome: 'usedUp'; readonly of: 'day' | 'user' }
  /** Others have reserved what is left; some of it will come back. */
  | { readonly outcome: 'taken' };

/** In millionths of the currency of the prices; null: no cap. */
export interface SpendingCaps {
  readonly perDay: number | null;
  readonly perUserDay: number | null;
}

/** Longer than all deadlines of one call together; a reservation whose process died counts no more after it. */
const RESERVED_MS = 300_000;
/** Any number: reservations are made one after the other, on all processes. */
const RESERVATION_LOCK = 7_201_127;

interface Room {
  readonly settled: number;
  readonly settledOfUser: number;
  readonly reserved: number;
  readonly reservedOfUser: number;
}

/**
 * Who has spent what on providers, in PostgreSQL: what is settled today and what is reserved never exceed a cap
 * together, however many processes ask. A purpose and reference are charged once. Amounts are whole millionths.
 */
export class SpendingLedger {
  constructor(
    private readonly orm: MikroORM,
    private readonly clock: Clock,
    private readonly caps: SpendingCaps,
    /** In which days begin. */
    private readonly timeZone: string,
  ) {}

  /** @param amount at most what the call may cost; a reservation of the same charge is taken over */
  async reserve(charge: Charge, amount: number): Promise<Reservation> {
    const { perDay, perUserDay } = this.caps;
    // without a cap there is nothing to hold back: one look, and nobody waits for a lock or the disk
    if (perDay === null && perUserDay === null) {
      return (await paid(this.orm.em.fork(), charge)) ?? { outcome: 'reserved', until: this.clock.now() };
    }
    return this.orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [RESERVATION_LOCK]);
      const known = await paid(em, charge);
      if (known) return known;
      const refusal = this.#refusal(await this.#room(em, charge), amount);
      if (refusal) return refusal;
      const now = this.clock.now();
      const until = new Date(now.getTime() + RESERVED_MS);
      await em.execute(
        `insert into spending_calls (purpose, reference, user_id, reserved, reserved_until, created_at)
         values (?, ?, (select id from users where id = ?), ?, ?, ?)
         on conflict (purpose, reference) do update set reserved = excluded.reserved,
           reserved_until = excluded.reserved_until`,
        [charge.purpose, charge.reference, charge.userId, amount, until, now],
      );
      return { outcome: 'reserved', until };
    });
  }

  /** Charges what the call has cost; the second of two runs that were both answered charges nothing. */
  async settle(charge: Charge, cost: number, answer: unknown): Promise<void> {
    const now = this.clock.now();
    const day = dayIn(this.timeZone, now);
    // one statement: who waits for the answer waits for this, too
    await this.orm.em.fork().execute(
      `with charged as (
         insert into spending_calls (purpose, reference, user_id, reserved, cost, answer, created_at)
         select cast(? as text), cast(? as text), payer.id, 0, cast(? as bigint),
           case when payer.id is null then null else cast(? as jsonb) end, cast(? as timestamptz)
         from (select (select id from users where id = ?) as id) as payer
         on conflict (purpose, reference) do update set reserved = 0, reserved_until = null,
           cost = excluded.cost, answer = excluded.answer
         where spending_calls.cost is null
         returning user_id, purpose, cost),
       of_day as (
         insert into spending_days as total (day, purpose, calls, amount)
         select cast(? as date), purpose, 1, cost from charged
         on conflict (day, purpose) do update
           set calls = total.calls + 1, amount = total.amount + excluded.amount)
       insert into spending_user_days as total (day, user_id, amount)
       select cast(? as date), user_id, cost from charged where user_id is not null
       on conflict (day, user_id) do update set amount = total.amount + excluded.amount`,
      [
        ...[charge.purpose, charge.reference, cost, JSON.stringify(answer), now, charge.userId],
        ...[day, day],
      ],
    );
  }

  /** Nothing was answered, so nothing is charged. A reservation that another run has taken over stays. */
  async release({ purpose, reference }: Charge, until: Date): Promise<void> {
    await this.orm.em
      .fork()
      .execute(
        'delete from spending_calls where purpose = ? and reference = ? and cost is null and reserved_until = ?',
        [purpose, reference, until],
      );
  }

  /** One statement, so that a call which is settled at this moment counts once. */
  async #room(em: EntityManager, { purpose, reference, userId }: Charge): Promise<Room> {
    const now = this.clock.now();
    const day = dayIn(this.timeZone, now);
    const [room] = await em.execute<Room[]>(
      `select
         (select coalesce(sum(amount), 0) from spending_days where day = ?)::float8 as "settled",
         (select coalesce(sum(amount), 0) from spending_user_days where day = ? and user_id = ?)::float8
           as "settledOfUser",
         coalesce(sum(reserved), 0)::float8 as "reserved",
         coalesce(sum(reserved) filter (where user_id = ?), 0)::float8 as "reservedOfUser"
       from spending_calls where reserved_until > ? and not (purpose = ? and reference = ?)`,
      [day, day, userId, userId, now, purpose, reference],
    );
    return room ?? { settled: 0, settledOfUser: 0, reserved: 0, reservedOfUser: 0 };
  }

  #refusal(room: Room, amount: number): Reservation | null {
    const { perDay, perUserDay } = this.caps;
    if (perUserDay !== null && room.settledOfUser + amount > perUserDay)
      return { outcome: 'usedUp', of: 'user' };
    if (perDay !== null && room.settled + amount > perDay) return { outcome: 'usedUp', of: 'day' };
    const takenOfUser = perUserDay !== null && room.settledOfUser + room.reservedOfUser + amount > perUserDay;
    const taken = perDay !== null && room.settled + room.reserved + amount > perDay;
    return taken || takenOfUser ? { outcome: 'taken' } : null;
  }
}

async function paid(em: EntityManager, { purpose, reference }: Charge): Promise<Reservation | null> {
  const [known] = await em.execute<{ answer: unknown }[]>(
    'select answer from spending_calls where purpose = ? and reference = ? and cost is not null',
    [purpose, reference],
  );
  return known ? { outcome: 'paid', answer: known.answer } : null;
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { CONVERSATION_IDLE_HOURS } from 'schema/rules/phases';
import type { OutgoingTurn } from './outgoingTurn';

interface TurnSchema extends DBSchema {
  turns: { key: string; value: OutgoingTurn; indexes: { viewer: string } };
}

/**
 * Keeps a turn on the device (IndexedDB) until the server has acknowledged it. Never rejects: where the browser refuses
 * storage, the turn lives in the page alone.
 */
export class TurnStore {
  readonly #open: Promise<IDBPDatabase<TurnSchema> | null>;

  constructor(name = 'lisan-turns') {
    this.#open = openDB<TurnSchema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('turns', { keyPath: 'clientKey' }).createIndex('viewer', 'viewerId');
      },
    }).catch(() => null);
  }

  async keep(turn: OutgoingTurn): Promise<void> {
    const db = await this.#open;
    await db?.put('turns', turn).catch(() => {});
  }

  async remove(clientKey: string): Promise<void> {
    const db = await this.#open;
    await db?.delete('turns', clientKey).catch(() => {});
  }

  /** The turn of this conversation that was not sent; null: there is none. What is too old for any is dropped. */
  async unsent(viewerId: string, sessionId: string, now: number): Promise<OutgoingTurn | null> {
    const db = await this.#open;
    const kept = (await db?.getAllFromIndex('turns', 'viewer', viewerId).catch(() => [])) ?? [];
    const [stale, fresh] = [kept.filter(isStale(now)), kept.filter((turn) => !isStale(now)(turn))];
    for (const { clientKey } of stale) await this.remove(clientKey);
    return fresh.find((turn) => turn.sessionId === sessionId) ?? null;
  }
}

const isStale =
  (now: number) =>
  ({ createdAt }: OutgoingTurn): boolean =>
    now - createdAt > CONVERSATION_IDLE_HOURS * 3_600_000;

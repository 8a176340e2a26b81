import { CONVERSATION_IDLE_HOURS } from 'schema/rules/phases';
import { deleteChunks } from './chunks';
import { claimRecording, holdRecording, type Release } from './claim';
import type { RecordingStore } from './keeper';
import { NO_WORDS, type Words } from './outbox';
import {
  type LeftTurn,
  type NewTurn,
  type OutgoingTurn,
  openTurns,
  readTurn,
  removeAll,
  STORES,
  type TurnDatabase,
  type TurnIdentity,
  turnsOf,
} from './turnDatabase';

/**
 * Keeps the student's turns on this device (IndexedDB), from the first second of their recording until the server has
 * acknowledged them. One of it lives as long as the page of a conversation; what it has in hand, the other tabs leave
 * alone. What it keeps of a recording under way goes through a {@link RecordingKeeper}; all else never rejects: where
 * the browser refuses storage, the turn lives in the page alone.
 */
export class TurnStore implements RecordingStore<NewTurn, OutgoingTurn> {
  readonly #open = openTurns();
  readonly #inHand = new Map<string, Release>();
  readonly #kept = new WeakSet<OutgoingTurn>();

  constructor() {
    this.#open.catch(() => {}); // told by whatever needs it
  }

  async begin(turn: NewTurn): Promise<void> {
    const db = await this.#open;
    await db.put('underWay', { ...turn, ...NO_WORDS, heardUntil: turn.createdAt });
  }

  /** Adds the sound of the last second, and the words as far as they are known. */
  async addChunk(clientKey: string, bytes: ArrayBuffer, words: Words): Promise<void> {
    const tx = (await this.#open).transaction(STORES, 'readwrite');
    const turns = tx.objectStore('underWay');
    const turn = await turns.get(clientKey);
    if (turn) {
      const put = turns.put({ ...turn, ...words, heardUntil: Date.now() });
      await Promise.all([put, tx.objectStore('chunks').add({ clientKey, bytes })]);
    }
    await tx.done;
  }

  async complete(clientKey: string, turn: OutgoingTurn): Promise<void> {
    const tx = (await this.#open).transaction(STORES, 'readwrite', { durability: 'strict' });
    await Promise.all([
      tx.objectStore('turns').put(turn),
      tx.objectStore('underWay').delete(clientKey),
      deleteChunks(tx.objectStore('chunks'), clientKey),
      tx.done,
    ]);
    this.#kept.add(turn);
  }

  /** Takes a turn in hand that is to be sent, and keeps it as it is now. */
  async keep(turn: OutgoingTurn): Promise<void> {
    const { clientKey } = turn;
    if (!this.#inHand.has(clientKey)) this.#inHand.set(clientKey, holdRecording(clientKey));
    if (!this.#kept.has(turn)) await this.complete(clientKey, turn).catch(() => {});
  }

  /** The server has it, or the student does not want it. */
  async remove(clientKey: string): Promise<void> {
    await this.#open.then((db) => removeAll(db, [clientKey])).catch(() => {});
    this.putBack(clientKey);
  }

  /**
   * The oldest turn of this conversation that a page which is gone has left behind, now in hand here; null: there is
   * none. On the way, what is too old for any other conversation is dropped.
   */
  async left(viewerId: string, sessionId: string, now: number): Promise<LeftTurn | null> {
    const db = await this.#open.catch(() => null);
    return db && this.#left(db, viewerId, sessionId, now).catch(() => null);
  }

  async #left(db: TurnDatabase, viewerId: string, sessionId: string, now: number): Promise<LeftTurn | null> {
    const kept = await turnsOf(db, viewerId);
    const isStale = ({ createdAt }: TurnIdentity) => now - createdAt > CONVERSATION_IDLE_HOURS * 3_600_000;
    const here = kept.filter((turn) => turn.sessionId === sessionId);
    const stale = kept.filter((turn) => turn.sessionId !== sessionId && isStale(turn));
    await removeAll(
      db,
      stale.map(({ clientKey }) => clientKey),
    );
    for (const { clientKey } of here.sort((a, b) => a.createdAt - b.createdAt)) {
      const release = this.#inHand.has(clientKey) ? null : await claimRecording(clientKey);
      if (!release) continue;
      // only now nobody else can have it
      const left = await readTurn(db, clientKey);
      if (left) {
        this.#inHand.set(clientKey, release);
        return left;
      }
      await removeAll(db, [clientKey]);
      release();
    }
    return null;
  }

  /** It is not dealt with here and now: the next look finds it again. */
  putBack(clientKey: string): void {
    this.#inHand.get(clientKey)?.();
    this.#inHand.delete(clientKey);
  }

  /** The page is left: the next one may take what is still in hand. */
  letGo(): void {
    for (const release of this.#inHand.values()) release();
    this.#inHand.clear();
  }
}

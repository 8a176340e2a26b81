import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Phase } from 'schema/rules/phases';
import { type ChunksSchema, createChunks, deleteChunks, joinedChunks } from './chunks';
import type { Words } from './outbox';

/** Sound as the browser recorded it, or as WAV. */
export interface TurnSound {
  /** Kept as ArrayBuffer: some browsers lose Blobs that they keep in IndexedDB. */
  readonly bytes: ArrayBuffer;
  readonly mimeType: string;
}

export interface TurnIdentity {
  /** UUID made here; the server makes one turn of it however often it is sent. */
  readonly clientKey: string;
  /** Nobody else who signs in on this device is shown it. */
  readonly viewerId: string;
  readonly sessionId: string;
  /** That it was begun in. */
  readonly phase: Phase;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A turn of the student that the server has not acknowledged. */
export interface OutgoingTurn extends TurnIdentity, Words {
  /** Null for a typed turn. */
  readonly sound: TurnSound | null;
  /** Of the recording, by our clock; the server measures its own. */
  readonly spokenMs: number;
}

/** A turn that is about to be recorded. */
export interface NewTurn extends TurnIdentity {
  /** Of the chunks. */
  readonly mimeType: string;
}

interface TurnUnderWay extends NewTurn, Words {
  /** When the last chunk came, milliseconds since 1970. */
  readonly heardUntil: number;
}

/** A turn that a page which is gone has left behind. */
export interface LeftTurn {
  readonly turn: OutgoingTurn;
  /** False: its recording broke off, and nobody has asked to send it. */
  readonly isWhole: boolean;
}

interface TurnSchema extends DBSchema, ChunksSchema {
  turns: { key: string; value: OutgoingTurn; indexes: { viewer: string } };
  underWay: { key: string; value: TurnUnderWay; indexes: { viewer: string } };
}

export type TurnDatabase = IDBPDatabase<TurnSchema>;

export const STORES = ['turns', 'underWay', 'chunks'] as const;

/** @throws where the browser refuses storage, or a page of another release holds it */
export function openTurns(): Promise<TurnDatabase> {
  return new Promise((resolve, reject) => {
    openDB<TurnSchema>('lisan-turns', 2, {
      upgrade(db, before) {
        const createTurns = (name: 'turns' | 'underWay') =>
          db.createObjectStore(name, { keyPath: 'clientKey' }).createIndex('viewer', 'viewerId');
        if (before < 1) createTurns('turns');
        createTurns('underWay');
        createChunks(db);
      },
      blocked: () => reject(new Error('A page of another release holds the turns.')),
      blocking: (_before, _after, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    }).then(resolve, reject);
  });
}

/** The account is gone: none of its turns stays on this device. */
export async function discardTurns(viewerId: string): Promise<void> {
  const db = await openTurns();
  const kept = await turnsOf(db, viewerId);
  await removeAll(
    db,
    kept.map(({ clientKey }) => clientKey),
  );
  db.close();
}

/** One viewer's, in no order. */
export async function turnsOf(db: TurnDatabase, viewerId: string): Promise<TurnIdentity[]> {
  const [whole, brokenOff] = await Promise.all([
    db.getAllFromIndex('turns', 'viewer', viewerId),
    db.getAllFromIndex('underWay', 'viewer', viewerId),
  ]);
  return [...whole, ...brokenOff];
}

/** Null where nothing of it was recorded. */
export async function readTurn(db: TurnDatabase, clientKey: string): Promise<LeftTurn | null> {
  const whole = await db.get('turns', clientKey);
  if (whole) return { turn: whole, isWhole: true };
  const underWay = await db.get('underWay', clientKey);
  const bytes = await joinedChunks(db.transaction('chunks').store, clientKey);
  if (!underWay || bytes.byteLength === 0) return null;
  const { mimeType, heardUntil, ...turn } = underWay;
  const spokenMs = heardUntil - turn.createdAt;
  return { turn: { ...turn, sound: { bytes, mimeType }, spokenMs }, isWhole: false };
}

export async function removeAll(db: TurnDatabase, clientKeys: readonly string[]): Promise<void> {
  const tx = db.transaction(STORES, 'readwrite');
  for (const clientKey of clientKeys) {
    await Promise.all([
      tx.objectStore('turns').delete(clientKey),
      tx.objectStore('underWay').delete(clientKey),
      deleteChunks(tx.objectStore('chunks'), clientKey),
    ]);
  }
  await tx.done;
}

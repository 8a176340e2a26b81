import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type ChunksSchema, createChunks, deleteChunks, joinedChunks } from './chunks';

/** What the student's words are and where they came from; no source while there are none. */
export interface Words {
  readonly transcription: string;
  readonly transcriptSource: 'browser' | 'typed' | null;
}

/** Somebody else than the viewer, a teacher, whose voice it is. */
export interface RecordedStudent {
  /** The `studentProfileId` of the submission. */
  readonly id: string;
  readonly name: string;
}

/** An answer on this device that the server has not acknowledged. */
export interface KeptRecording extends Words {
  /** UUID made here; the server makes one session of it however often it is sent. */
  readonly clientKey: string;
  /** Nobody else who signs in on this device is shown it. */
  readonly viewerId: string;
  readonly questionId: string;
  readonly questionText: string;
  /** For whom it was recorded; left out: for the viewer. Never changes, whoever is chosen later. */
  readonly student?: RecordedStudent;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** recording: chunks only, more may come; recorded: complete; submitted: the student asked to send it. */
  readonly stage: 'recording' | 'recorded' | 'submitted';
  /** Of the chunks, as the browser recorded them. */
  readonly mimeType: string;
  /** `recording.wav`; null while recording, for a typed answer, and for chunks that cannot be decoded. */
  readonly wav: ArrayBuffer | null;
  /** The server's sentence when it will never take this answer. */
  readonly refusal: string | null;
}

export type NewRecording = Pick<
  KeptRecording,
  'clientKey' | 'viewerId' | 'questionId' | 'questionText' | 'student' | 'createdAt' | 'mimeType'
>;

interface OutboxSchema extends DBSchema, ChunksSchema {
  recordings: { key: string; value: KeptRecording; indexes: { viewer: string } };
}

export const NO_WORDS: Words = { transcription: '', transcriptSource: null };

/**
 * Keeps every answer on the device (IndexedDB) from its first second until the server has acknowledged it.
 * Sound is stored as ArrayBuffer: some browsers lose Blobs that they keep in IndexedDB.
 * Methods reject when the browser has no storage left or forbids it.
 */
export class Outbox {
  private constructor(private readonly db: IDBPDatabase<OutboxSchema>) {}

  static async open(name = 'lisan-outbox'): Promise<Outbox> {
    const db = await openDB<OutboxSchema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('recordings', { keyPath: 'clientKey' }).createIndex('viewer', 'viewerId');
        createChunks(fresh);
      },
    });
    return new Outbox(db);
  }

  close(): void {
    this.db.close();
  }

  /** Makes room for a recording that is about to start. */
  async begin(recording: NewRecording): Promise<void> {
    await this.db.put('recordings', {
      ...recording,
      ...NO_WORDS,
      stage: 'recording',
      wav: null,
      refusal: null,
    });
  }

  /** Adds the sound of the last second, and the words as far as they are known. */
  async addChunk(clientKey: string, bytes: ArrayBuffer, words: Words = NO_WORDS): Promise<void> {
    const tx = this.db.transaction(['recordings', 'chunks'], 'readwrite');
    const recordings = tx.objectStore('recordings');
    const kept = await recordings.get(clientKey);
    if (kept?.stage === 'recording') {
      await Promise.all([
        tx.objectStore('chunks').add({ clientKey, bytes }),
        recordings.put({ ...kept, ...words }),
      ]);
    }
    await tx.done;
  }

  /** The chunks so far as one piece of sound; empty when there are none. */
  async sound(clientKey: string): Promise<ArrayBuffer> {
    return joinedChunks(this.db.transaction('chunks').store, clientKey);
  }

  /** The recording is over: the WAV takes the place of the chunks. */
  async complete(clientKey: string, wav: ArrayBuffer): Promise<void> {
    const tx = this.db.transaction(['recordings', 'chunks'], 'readwrite', { durability: 'strict' });
    const kept = await tx.objectStore('recordings').get(clientKey);
    if (kept) {
      await tx.objectStore('recordings').put({ ...kept, stage: 'recorded', wav });
      await deleteChunks(tx.objectStore('chunks'), clientKey);
    }
    await tx.done;
  }

  /** Keeps an answer that is complete: typed, or with the words as the student leaves them. */
  async put(answer: KeptRecording): Promise<void> {
    const tx = this.db.transaction('recordings', 'readwrite', { durability: 'strict' });
    await tx.store.put(answer);
    await tx.done;
  }

  /** It cannot be sent, ever: only downloaded or deleted. */
  async refuse(clientKey: string, sentence: string): Promise<void> {
    await this.change(clientKey, { stage: 'submitted', refusal: sentence });
  }

  async find(clientKey: string): Promise<KeptRecording | undefined> {
    return this.db.get('recordings', clientKey);
  }

  /** One viewer's answers, oldest first. */
  async list(viewerId: string): Promise<KeptRecording[]> {
    const kept = await this.db.getAllFromIndex('recordings', 'viewer', viewerId);
    return kept.sort((a, b) => a.createdAt - b.createdAt);
  }

  /** The server has it, or the student does not want it. */
  async remove(clientKey: string): Promise<void> {
    const tx = this.db.transaction(['recordings', 'chunks'], 'readwrite');
    await Promise.all([
      tx.objectStore('recordings').delete(clientKey),
      deleteChunks(tx.objectStore('chunks'), clientKey),
      tx.done,
    ]);
  }

  private async change(clientKey: string, fields: Partial<KeptRecording>): Promise<void> {
    const tx = this.db.transaction('recordings', 'readwrite');
    const kept = await tx.store.get(clientKey);
    if (kept) await tx.store.put({ ...kept, ...fields });
    await tx.done;
  }
}

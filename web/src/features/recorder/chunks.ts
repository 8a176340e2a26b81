/** The sound of about a second, as the browser recorded it. */
export interface Chunk {
  readonly clientKey: string;
  readonly bytes: ArrayBuffer;
}

/** What a database that keeps recordings under way has beside whatever else it keeps of them. */
export interface ChunksSchema {
  chunks: { key: number; value: Chunk; indexes: { recording: string } };
}

interface Index {
  getAll(clientKey: string): Promise<Chunk[]>;
  getAllKeys(clientKey: string): Promise<number[]>;
}

/** `objectStore('chunks')` of a transaction. */
interface ReadableChunks {
  index(name: 'recording'): Index;
}
interface WritableChunks extends ReadableChunks {
  delete(key: number): Promise<void>;
}

interface NewStore {
  createIndex(name: 'recording', path: 'clientKey'): unknown;
}

/** For `upgrade` of a database. */
export function createChunks(db: {
  createObjectStore(name: 'chunks', options: { autoIncrement: true }): NewStore;
}): void {
  db.createObjectStore('chunks', { autoIncrement: true }).createIndex('recording', 'clientKey');
}

/** The chunks so far as one piece of sound; empty when there are none. */
export async function joinedChunks(chunks: ReadableChunks, clientKey: string): Promise<ArrayBuffer> {
  const found = await chunks.index('recording').getAll(clientKey);
  return new Blob(found.map(({ bytes }) => bytes)).arrayBuffer();
}

export async function deleteChunks(chunks: WritableChunks, clientKey: string): Promise<void> {
  const keys = await chunks.index('recording').getAllKeys(clientKey);
  await Promise.all(keys.map((key) => chunks.delete(key)));
}

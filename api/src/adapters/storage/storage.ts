/**
 * Where recordings and pictures lie: a folder or an S3-compatible store. Keys are made by us, never by a caller:
 * lowercase, digits, `-`, `/` and one extension; every method rejects on any other.
 */
export interface Storage {
  /** Replaces what is there, whole. Resolves only when the bytes would survive a power cut. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws NoSuchFileError */
  read(key: string): Promise<Uint8Array>;
  /** A missing file is no error. */
  delete(key: string): Promise<void>;
  /**
   * Every file below a folder, in no order, page by page. What is put or deleted meanwhile may or may not be in it.
   * @param folder the first name of a key, as `audio`
   * @param pageSize at most 1000, which is the default
   */
  list(folder: string, pageSize?: number): AsyncIterable<readonly StoredFile[]>;
  /** Removes what writes that were cut short left behind, and returns how many. @param before none that began later */
  deleteUnfinished(before: Date): Promise<number>;
}

export interface StoredFile {
  readonly key: string;
  readonly modifiedAt: Date;
}

export const PAGE_SIZE_MAX = 1000;

export class NoSuchFileError extends Error {
  override readonly name = 'NoSuchFileError';

  constructor(key: string) {
    super(`There is no file ${key}.`);
  }
}

const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/;
const FOLDER = /^[a-z0-9-]+$/;
const KEY_MAX_CHARACTERS = 200;

export const isStorageKey = (key: string): boolean => key.length <= KEY_MAX_CHARACTERS && KEY.test(key);

export function checkedKey(key: string): string {
  if (!isStorageKey(key)) {
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, KEY_MAX_CHARACTERS))}`);
  }
  return key;
}

export function checkedFolder(folder: string): string {
  if (!FOLDER.test(folder)) throw new Error(`Not a storage folder: ${JSON.stringify(folder)}`);
  return folder;
}

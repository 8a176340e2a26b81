/** Where recordings lie. Keys are made by us, never by a caller: lowercase, digits, `-`, `/` and one extension. */
export interface Storage {
  /** Resolves only when the bytes would survive a power cut. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  /** A missing file is no error. */
  delete(key: string): Promise<void>;
}

import type { TestClient } from '../test-client.js';
import type { Cast } from './cast.js';
import type { Records } from './records.js';

/** What a call is made with. */
export interface Scene {
  readonly cast: Cast;
  readonly records: Records;
  /** Who calls. */
  readonly caller: TestClient;
}

/** Where a call names somebody's record: how one is made, afresh for each call, and an id that no record has. */
export interface NamedRecord {
  make(scene: Scene): Promise<string | number>;
  readonly absent: string | number;
}

/** An integer and a UUID that nothing has. */
export const NO_ID = 999_999_999;
export const NO_UUID = '00000000-0000-4000-8000-000000000000';

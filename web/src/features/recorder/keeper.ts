import { claimRecording, type Release } from './claim';
import type { Words } from './outbox';

/** Where recordings are kept while they are made: answers in the outbox, turns of a conversation in a place of theirs. */
export interface RecordingStore<New, Whole> {
  begin(recording: New): Promise<void>;
  addChunk(clientKey: string, bytes: ArrayBuffer, words: Words): Promise<void>;
  /** The recording is over: what came of it takes the place of its chunks. */
  complete(clientKey: string, whole: Whole): Promise<void>;
  remove(clientKey: string): Promise<void>;
}

/**
 * Keeps one recording on this device while it is made, and claims it for this tab. Writing never disturbs the
 * recording: where the browser refuses storage the sound lives in memory only, and `onLost` is called, once.
 */
export class RecordingKeeper<New extends { readonly clientKey: string }, Whole> {
  private readonly release: Promise<Release | null>;
  /** One write after the other: chunks must not overtake each other. */
  private writes: Promise<void>;
  private failed = false;

  constructor(
    private readonly store: RecordingStore<New, Whole> | null,
    readonly recording: New,
    private readonly onLost: () => void,
  ) {
    if (!store) onLost();
    this.release = claimRecording(recording.clientKey);
    this.writes = this.release.then(() => {});
    this.write((kept) => kept.begin(recording));
  }

  addChunk(chunk: Blob, words: Words): void {
    this.write(async (kept) => kept.addChunk(this.recording.clientKey, await chunk.arrayBuffer(), words));
  }

  complete(whole: Whole): void {
    this.write((kept) => kept.complete(this.recording.clientKey, whole));
  }

  /** Leaves the recording to the store: the sender, or another tab, may take it from here. */
  async leave(): Promise<void> {
    await this.writes;
    (await this.release)?.();
  }

  /** The student does not want it. */
  async discard(): Promise<void> {
    this.write((kept) => kept.remove(this.recording.clientKey));
    await this.leave();
  }

  private write(change: (store: RecordingStore<New, Whole>) => Promise<void>): void {
    const { store } = this;
    if (!store) return;
    this.writes = this.writes
      .then(() => change(store))
      .catch(() => {
        if (!this.failed) this.onLost();
        this.failed = true;
      });
  }
}

import { claimRecording, type Release } from './claim';
import type { NewRecording, Outbox, Words } from './outbox';

/**
 * Keeps one recording in the outbox while it is made, and claims it for this tab. Writing never disturbs the
 * recording: where the browser refuses storage the sound lives in memory only, and `onLost` is called, once.
 */
export class RecordingKeeper {
  private readonly release: Promise<Release | null>;
  /** One write after the other: chunks must not overtake each other. */
  private writes: Promise<void>;
  private failed = false;

  constructor(
    private readonly outbox: Outbox | null,
    readonly recording: NewRecording,
    private readonly onLost: () => void,
  ) {
    if (!outbox) onLost();
    this.release = claimRecording(recording.clientKey);
    this.writes = this.release.then(() => {});
    this.write((box) => box.begin(recording));
  }

  addChunk(chunk: Blob, words: Words): void {
    this.write(async (box) => box.addChunk(this.recording.clientKey, await chunk.arrayBuffer(), words));
  }

  complete(wav: ArrayBuffer): void {
    this.write((box) => box.complete(this.recording.clientKey, wav));
  }

  /** Hands the recording over to the outbox: the sender, or another tab, may take it from here. */
  async leave(): Promise<void> {
    await this.writes;
    (await this.release)?.();
  }

  /** The student does not want it. */
  async discard(): Promise<void> {
    this.write((box) => box.remove(this.recording.clientKey));
    await this.leave();
  }

  private write(change: (outbox: Outbox) => Promise<void>): void {
    const { outbox } = this;
    if (!outbox) return;
    this.writes = this.writes
      .then(() => change(outbox))
      .catch(() => {
        if (!this.failed) this.onLost();
        this.failed = true;
      });
  }
}

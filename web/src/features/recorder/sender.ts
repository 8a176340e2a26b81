import { backoffMs } from '../../lib/backoff';
import { withClaim } from './claim';
import type { KeptRecording, Outbox, Words } from './outbox';
import { recoverRecordings } from './recover';

/** What a failed attempt means; in all but the first case the same answer is sent again under the same key. */
export type Failure =
  /** Never again: the server's sentence says why. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'later' }
  /** After the next sign-in. */
  | { readonly kind: 'signedOut' };

export type SendResult<S> =
  | { readonly kind: 'sent'; readonly session: S }
  | Failure
  /** Another tab has it in hand, or it was sent or deleted meanwhile. */
  | { readonly kind: 'elsewhere' };

export interface SenderParts<S> {
  /** Null where the browser forbids storage: then an answer is sent from memory, once. */
  readonly outbox: Outbox | null;
  readonly viewerId: string;
  /** One attempt; resolves with the server's acknowledgement. */
  readonly submit: (recording: KeptRecording) => Promise<S>;
  readonly explain: (error: unknown) => Failure;
  /** Called for every answer that the server has taken from this tab, also by a later attempt. */
  readonly onSent: (session: S, recording: KeptRecording) => void;
}

export interface SenderSnapshot<S> {
  /** The viewer's answers on this device, oldest first. */
  readonly kept: readonly KeptRecording[];
  /** Client keys of those that are on their way right now. */
  readonly sending: ReadonlySet<string>;
  /** What the server acknowledged since this page was opened, to any tab, by client key. */
  readonly sent: ReadonlyMap<string, S>;
}

/** One tab to the others: what is kept has changed; the server has taken an answer. */
interface Message<S> {
  readonly viewerId: string;
  readonly sent: { readonly clientKey: string; readonly session: S } | null;
}

const RETRY = { first: 2_000, longest: 60_000 };

/**
 * Sends what lies in the outbox: at the start, when the browser is online again, and with growing delays after
 * a failure. An answer leaves the device only after the server's acknowledgement; every attempt carries the
 * same key. Of several tabs, one sends.
 */
export class OutboxSender<S> {
  private snapshot: SenderSnapshot<S> = { kept: [], sending: new Set(), sent: new Map() };
  private readonly attempts = new Map<string, Promise<SendResult<S>>>();
  private readonly listeners = new Set<() => void>();
  private readonly otherTabs = new BroadcastChannel('lisan-outbox');
  private failures = 0;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: SenderParts<S>) {}

  async start(): Promise<void> {
    this.otherTabs.addEventListener('message', this.hear);
    globalThis.addEventListener?.('online', this.sendSubmitted);
    await this.recover();
    if (!this.stopped) await this.sendSubmitted();
  }

  /** Makes what crashed or closed tabs left behind ready to be sent. */
  async recover(): Promise<void> {
    const { outbox, viewerId } = this.parts;
    // Without it, what is complete can still be sent.
    if (outbox) await recoverRecordings(outbox, viewerId).catch(() => {});
    await this.refresh();
  }

  /** What is on its way still arrives; nothing new is sent. */
  stop(): void {
    this.stopped = true;
    this.otherTabs.close();
    globalThis.removeEventListener?.('online', this.sendSubmitted);
    clearTimeout(this.timer);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): SenderSnapshot<S> => this.snapshot;

  readonly refresh = async (): Promise<void> => {
    const kept = (await this.parts.outbox?.list(this.parts.viewerId).catch(() => [])) ?? [];
    this.publish({ kept, sending: new Set(this.attempts.keys()) });
  };

  /** Everything that the student has asked to send and the server has not refused. */
  readonly sendSubmitted = async (): Promise<void> => {
    await this.refresh();
    const waiting = this.snapshot.kept.filter(({ stage, refusal }) => stage === 'submitted' && !refusal);
    for (const { clientKey } of waiting) await this.send(clientKey);
  };

  /** Keeps the answer, then sends it. Where it cannot be kept it is sent all the same. */
  async submit(recording: KeptRecording): Promise<SendResult<S>> {
    const { outbox } = this.parts;
    const kept = await outbox?.put({ ...recording, stage: 'submitted', refusal: null }).then(
      () => true,
      () => false,
    );
    return kept
      ? this.send(recording.clientKey)
      : this.once(recording.clientKey, () => this.attempt(recording));
  }

  /** Sends a kept answer; an attempt already under way is joined. */
  async send(clientKey: string): Promise<SendResult<S>> {
    return this.once(clientKey, async () => {
      const result = await withClaim(clientKey, async () => {
        const recording = await this.parts.outbox?.find(clientKey);
        return recording ? this.attempt(recording) : null;
      });
      return result ?? { kind: 'elsewhere' };
    });
  }

  /** The student asks to send what was kept from before, with words where they are typed only now. */
  async submitKept(clientKey: string, words: Words | null): Promise<SendResult<S>> {
    const kept = await this.parts.outbox?.find(clientKey);
    return kept ? this.submit({ ...kept, ...words }) : { kind: 'elsewhere' };
  }

  async discard(clientKey: string): Promise<void> {
    await this.parts.outbox?.remove(clientKey);
    await this.changed();
  }

  /** The account is gone: nothing is sent any more, and none of its answers stays on this device. */
  async discardAll(): Promise<void> {
    this.stop();
    const { outbox, viewerId } = this.parts;
    const kept = (await outbox?.list(viewerId)) ?? [];
    await Promise.all(kept.map(({ clientKey }) => outbox?.remove(clientKey)));
  }

  private once(clientKey: string, work: () => Promise<SendResult<S>>): Promise<SendResult<S>> {
    const running = this.attempts.get(clientKey);
    if (running) return running;
    const attempt = work().finally(() => {
      this.attempts.delete(clientKey);
      return this.changed();
    });
    this.attempts.set(clientKey, attempt);
    this.publish({ sending: new Set(this.attempts.keys()) });
    return attempt;
  }

  private async attempt(recording: KeptRecording): Promise<SendResult<S>> {
    const { outbox, submit, explain, onSent } = this.parts;
    try {
      const session = await submit(recording);
      this.failures = 0;
      // Should this fail it is sent once more, under the same key: no second session comes of it.
      await outbox?.remove(recording.clientKey).catch(() => {});
      this.arrived(recording.clientKey, session);
      this.tell({ clientKey: recording.clientKey, session });
      onSent(session, recording);
      return { kind: 'sent', session };
    } catch (error) {
      const failure = explain(error);
      if (failure.kind === 'refused') await outbox?.refuse(recording.clientKey, failure.sentence);
      if (failure.kind === 'later') this.retryLater();
      return failure;
    }
  }

  private retryLater(): void {
    if (this.stopped) return;
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.sendSubmitted, backoffMs(this.failures, RETRY));
  }

  private async changed(): Promise<void> {
    await this.refresh();
    this.tell(null);
  }

  private tell(sent: Message<S>['sent']): void {
    const message: Message<S> = { viewerId: this.parts.viewerId, sent };
    if (!this.stopped) this.otherTabs.postMessage(message);
  }

  private readonly hear = ({ data: { viewerId, sent } }: MessageEvent<Message<S>>): void => {
    if (viewerId !== this.parts.viewerId) return;
    if (sent) this.arrived(sent.clientKey, sent.session);
    void this.refresh();
  };

  private arrived(clientKey: string, session: S): void {
    const { kept, sent } = this.snapshot;
    this.publish({
      kept: kept.filter((other) => other.clientKey !== clientKey),
      sent: new Map(sent).set(clientKey, session),
    });
  }

  private publish(change: Partial<SenderSnapshot<S>>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

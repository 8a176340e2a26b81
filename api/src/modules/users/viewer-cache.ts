import type { Clock } from '../../clock.js';
import type { Viewer } from '../../context.js';

type KeptViewer = Omit<Viewer, 'loginId'>;

const KEPT_MS = 60_000;
const ENTRIES_MAX = 10_000;

/** What decides permissions, by user, for at most a minute. */
export class ViewerCache {
  readonly #viewers = new Map<string, { viewer: KeptViewer; until: number }>();
  /** Counts what was forgotten: a viewer that was read before it may be stale and is not kept. */
  #generation = 0;

  constructor(private readonly clock: Clock) {}

  get generation(): number {
    return this.#generation;
  }

  get(userId: string): KeptViewer | null {
    const kept = this.#viewers.get(userId);
    return kept && kept.until > this.clock.now().getTime() ? kept.viewer : null;
  }

  /** @param generation as it was before the viewer was read from the database */
  keep(viewer: KeptViewer, generation: number): void {
    if (generation !== this.#generation) return;
    if (this.#viewers.size >= ENTRIES_MAX) this.#viewers.clear();
    this.#viewers.set(viewer.id, { viewer, until: this.clock.now().getTime() + KEPT_MS });
  }

  forget(userId: string): void {
    this.#generation += 1;
    this.#viewers.delete(userId);
  }

  forgetAll(): void {
    this.#generation += 1;
    this.#viewers.clear();
  }
}

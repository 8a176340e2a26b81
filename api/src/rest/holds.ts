import type { Request, Response } from 'express';

/** A client of §7 does not poll: its call is held until the result is there, this long at most. */
const SECONDS_MAX = 60;

/** The calls that wait for a result. */
export class Holds {
  readonly #ended = new AbortController();

  /**
   * Says when to stop waiting: when the caller is gone, when the server stops, after a minute, or after the seconds that
   * the caller wants to wait (`Prefer: wait=10`, RFC 7240).
   */
  of(req: Request, res: Response): AbortSignal {
    const gone = new AbortController();
    res.once('close', () => gone.abort());
    const timeout = AbortSignal.timeout(secondsOf(req) * 1000);
    return AbortSignal.any([gone.signal, this.#ended.signal, timeout]);
  }

  /** Whoever is held is answered now, as things stand. */
  end(): void {
    this.#ended.abort();
  }
}

function secondsOf(req: Request): number {
  const [, wished] = /(?:^|[,;\s])wait=(\d{1,9})(?:$|[,;\s])/i.exec(req.get('prefer') ?? '') ?? [];
  return wished === undefined ? SECONDS_MAX : Math.min(Number(wished), SECONDS_MAX);
}

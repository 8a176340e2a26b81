import type { Logger } from 'pino';

/**
 * The parts of a turn in which somebody waits for us alone: from the end of the upload to the request for its words,
 * from being asked for the reply to the request for it, from its first sentence to that being on its way.
 */
type Part = 'upload' | 'ask' | 'speak';

/** One line for each part, without whose it is; `npm run bench:conversation` adds them up. */
export const logOwnShare = (log: Logger, part: Part, since: number): void =>
  log.debug({ ownShare: part, ms: performance.now() - since }, 'our own share of a turn');

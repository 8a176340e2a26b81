import type { Storage } from '../../adapters/storage/storage.js';
import type { Clock } from '../../clock.js';
import type { RequestContext } from '../../context.js';
import { deleteAllDiscarded } from './discarded-files.js';
import { mayKeepHouse } from './housekeeping.policy.js';
import { orphansIn, SWEPT_FOLDERS } from './orphans.js';

/** No request runs for so long: a file that is older and has no row will never get one. */
const UNCLAIMED_MS = 24 * 3_600_000;
/** A crash leaves a few files without rows; most files without rows are another database's, or a restored one's. */
const FEW_ORPHANS = 10;

/** Removes what nothing refers to any more. The job `housekeeping` runs it once a day; it may run at any time. */
export class HousekeepingService {
  constructor(
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async sweep(ctx: RequestContext): Promise<void> {
    mayKeepHouse(ctx);
    const now = this.clock.now().getTime();
    const before = new Date(now - UNCLAIMED_MS);
    await ctx.em.execute('delete from limits.rate_limits where expire < ?', [now]);
    await ctx.em.execute('delete from spending_calls where created_at < ?', [before]);
    await ctx.em.execute('delete from identity.logins where user_id not in (select id from users)');
    const discarded = await deleteAllDiscarded(ctx, this.storage);
    const unfinished = await this.storage.deleteUnfinished(before);
    let orphans = 0;
    for (const folder of SWEPT_FOLDERS) orphans += await this.#sweepFolder(ctx, folder, before);
    if (unfinished + orphans + discarded > 0) {
      ctx.log.info({ unfinished, orphans, discarded }, 'files without rows removed');
    }
  }

  async #sweepFolder(ctx: RequestContext, folder: (typeof SWEPT_FOLDERS)[number], before: Date) {
    const { keys, listed } = await orphansIn(ctx.em, this.storage, folder, before);
    if (folder !== 'checks' && keys.length > FEW_ORPHANS && keys.length > listed / 2) {
      ctx.log.error(
        { folder, orphans: keys.length, listed },
        'most files have no row: is this their database? Nothing is removed',
      );
      return 0;
    }
    for (const key of keys) await this.storage.delete(key);
    return keys.length;
  }
}

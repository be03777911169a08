import type { AppContext } from '../../context.ts';
import { AttemptLimiter } from '../../http/attempt-limiter.ts';
import { WorkQueue } from '../../media/work-queue.ts';
import { findMatches, type SearchScope } from './find-matches.ts';

/** Searches of one address in a minute: more than people type. */
const perMinute = { max: 60, windowMs: 60_000 };
/** Searches at the same time leave connections and processor to those who buy; the rest wait. */
const atOnce = { concurrency: 2, maxWaiting: 100 };

/** Runs searches, so many at a time and so many for each address. One a process. */
export class SearchDesk {
  readonly #ctx: Pick<AppContext, 'transact' | 'now'>;
  readonly #limiter = new AttemptLimiter(perMinute);
  readonly #queue = new WorkQueue(atOnce);

  constructor(ctx: Pick<AppContext, 'transact' | 'now'>) {
    this.#ctx = ctx;
  }

  /**
   * Counts a search of an address.
   * @throws ApiError 429
   */
  admit(address: string): void {
    this.#limiter.take(address, this.#ctx.now().getTime());
  }

  /** See `findMatches`. @throws QueueFullError when too many wait */
  find(typed: string, scope: SearchScope): ReturnType<typeof findMatches> {
    return this.#queue.run(() => this.#ctx.transact((trx) => findMatches(trx, typed, scope)));
  }
}

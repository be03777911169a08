import type { AppContext } from '../../context.ts';
import { WorkQueue } from '../../media/work-queue.ts';
import { findMatches, type SearchScope } from './find-matches.ts';

/** Searches at the same time leave connections and processor to those who buy; the rest wait. */
const atOnce = { concurrency: 2, maxWaiting: 100 };

/** Runs searches, so many at a time. One a process. */
export class SearchDesk {
  readonly #ctx: Pick<AppContext, 'transact'>;
  readonly #queue = new WorkQueue(atOnce);

  constructor(ctx: Pick<AppContext, 'transact'>) {
    this.#ctx = ctx;
  }

  /** See `findMatches`. @throws QueueFullError when too many wait */
  find(typed: string, scope: SearchScope): ReturnType<typeof findMatches> {
    return this.#queue.run(() => this.#ctx.transact((trx) => findMatches(trx, typed, scope)));
  }
}

/** Carts nobody came back to, in small bites so that no lock is held for long. */
import type { AppContext } from '../context.ts';
import type { Job } from './job.ts';

const biteSize = 500;

export const removeExpiredCarts: Job = {
  name: 'remove-expired-carts',
  schedule: '17 * * * *',
  async run(ctx, stopping) {
    while ((await removeSome(ctx)) === biteSize && !stopping?.aborted);
  },
};

/** Answers how many were removed. Orders and payments hold all they need of their cart. */
async function removeSome(ctx: AppContext): Promise<number> {
  const removed = await ctx.transact((trx) =>
    trx
      .deleteFrom('carts')
      .where((eb) =>
        eb(
          eb.refTuple('site_id', 'id'),
          'in',
          eb
            .selectFrom('carts as old')
            .select(['old.site_id', 'old.id'])
            .where('old.expires_at', '<', ctx.now())
            .limit(biteSize)
            .forUpdate()
            .skipLocked()
            .$asTuple('site_id', 'id'),
        ),
      )
      .returning('id')
      .execute(),
  );
  return removed.length;
}

import type { AppContext } from '../../context.ts';

/** In small bites, so that no lock is held for long. */
const biteSize = 500;

/** Removes carts that nobody came back to, until none is left or `stopping` is aborted. */
export async function dropExpiredCarts(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  while ((await dropSome(ctx)) === biteSize && !stopping?.aborted);
}

/** Answers how many were removed. Orders and payments hold all they need of their cart. */
async function dropSome(ctx: AppContext): Promise<number> {
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

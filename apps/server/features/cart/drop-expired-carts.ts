import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';

/** In small bites, so that no lock is held for long. */
const biteSize = 500;

/** A cart that nobody came back to. */
export interface ExpiredCart {
  readonly siteId: string;
  readonly id: string;
}

/** What is kept of carts, in the transaction in which they go. */
type KeepOfCarts = (trx: WriteTransaction, carts: readonly ExpiredCart[]) => Promise<void>;

/** Removes carts that nobody came back to, until none is left or `stopping` is aborted. */
export async function dropExpiredCarts(
  ctx: AppContext,
  keep: KeepOfCarts,
  stopping?: AbortSignal,
): Promise<void> {
  while ((await dropSome(ctx, keep)) === biteSize && !stopping?.aborted);
}

/** Answers how many were removed. Orders and payments hold all they need of their cart. */
function dropSome(ctx: AppContext, keep: KeepOfCarts): Promise<number> {
  return ctx.transact(async (trx) => {
    const old = await trx
      .selectFrom('carts')
      .select(['site_id as siteId', 'id'])
      .where('expires_at', '<', ctx.now())
      .limit(biteSize)
      .forUpdate()
      .skipLocked()
      .execute();
    if (old.length === 0) return 0;
    await keep(trx, old);
    await trx
      .deleteFrom('carts')
      .where((eb) =>
        eb(
          eb.refTuple('site_id', 'id'),
          'in',
          old.map(({ siteId, id }) => eb.tuple(siteId, id)),
        ),
      )
      .execute();
    return old.length;
  });
}

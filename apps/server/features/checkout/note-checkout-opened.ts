import type { AppContext } from '../../context.ts';
import type { Site } from '../sites/site.ts';

/** Keeps when the checkout of a cart was first opened; what was kept of it stays as it is. */
export async function noteCheckoutOpened(
  ctx: AppContext,
  { siteId }: Site,
  cartId: string,
): Promise<void> {
  const isNew = await ctx.db
    .selectFrom('carts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .where('checkout_at', 'is', null)
    .executeTakeFirst();
  if (!isNew) return;
  await ctx.transact((trx) =>
    trx
      .updateTable('carts')
      .set({ checkout_at: ctx.now() })
      .where('site_id', '=', siteId)
      .where('id', '=', cartId)
      .where('checkout_at', 'is', null)
      .execute(),
  );
}

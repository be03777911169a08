import type { EventScope } from '../../reactions/reaction.ts';
import type { CartsMerged } from '../cart/cart-events.ts';

/** What a visitor has entered to pay with is there for the cart of their account too. */
export async function moveCartBalances(
  { trx, site: { siteId } }: EventScope,
  { fromCartId, toCartId, ownerHash }: CartsMerged,
): Promise<void> {
  const rows = await trx
    .selectFrom('cart_balances')
    .select(['balance_id', 'created_at'])
    .where('site_id', '=', siteId)
    .where('cart_id', '=', fromCartId)
    .where('owner_hash', '=', ownerHash)
    .execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('cart_balances')
    .values(
      rows.map((row) => ({ ...row, site_id: siteId, cart_id: toCartId, owner_hash: ownerHash })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

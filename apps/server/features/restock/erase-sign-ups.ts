import type { EventScope, ShopEvents } from '../../reactions/reaction.ts';

/** Nobody is told of news of a product any more who is not there. */
export async function eraseSignUps(
  { trx, site: { siteId } }: EventScope,
  { emails }: ShopEvents['customer-erased'],
): Promise<void> {
  await trx
    .deleteFrom('restock_sign_ups')
    .where('site_id', '=', siteId)
    .where('email_key', 'in', [...emails])
    .execute();
}

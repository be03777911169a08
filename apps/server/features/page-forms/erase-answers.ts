import type { EventScope, ShopEvents } from '../../reactions/reaction.ts';

/** What somebody answered goes with them. */
export async function eraseAnswers(
  { trx, site: { siteId } }: EventScope,
  { emails }: ShopEvents['customer-erased'],
): Promise<void> {
  await trx
    .deleteFrom('form_answers')
    .where('site_id', '=', siteId)
    .where('email_key', 'in', [...emails])
    .execute();
}

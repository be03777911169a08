/** What other rooms tell mailing lists. */
import type { EventScope, ShopEvents } from '../../reactions/reaction.ts';
import { joinList } from './join-list.ts';

/** Who ticked the box of the checkout is put on its list. */
export async function joinAtCheckout(
  scope: EventScope,
  { snapshot: { email, marketingOptIn, marketingText } }: ShopEvents['order-placed'],
): Promise<void> {
  if (!marketingOptIn || !marketingText) return;
  await joinList(scope, { place: 'checkout', email, consentText: marketingText });
}

/** Who ticked the box beside news of new stock is put on its list. */
export async function joinAtRestock(
  scope: EventScope,
  { email, consentText }: ShopEvents['news-asked'],
): Promise<void> {
  await joinList(scope, { place: 'restock', email, consentText });
}

/** Nobody is on a list who is not there. */
export async function eraseListMembers(
  { trx, site: { siteId } }: EventScope,
  { emails }: ShopEvents['customer-erased'],
): Promise<void> {
  await trx
    .deleteFrom('mailing_list_members')
    .where('site_id', '=', siteId)
    .where('email_key', 'in', [...emails])
    .execute();
}

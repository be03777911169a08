import type { MailValues } from '../mail/load-mail-parts.ts';
import type { MailScope } from './mail-scope.ts';

/** Whoever an example is for. */
const exampleCustomer = 'Ann Lee';

/** What parts of mails tell of an order; without one it is an example. */
export async function tellOrder(
  { db, site }: Pick<MailScope, 'db' | 'site'>,
  { orderId, orderNumber }: { readonly orderId: string; readonly orderNumber: number },
): Promise<MailValues> {
  const row = await db
    .selectFrom('orders')
    .select(['billing_address', 'shipping_address'])
    .where('site_id', '=', site.siteId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  const address = row?.billing_address ?? row?.shipping_address;
  const name = [address?.['firstName'], address?.['lastName']].filter(Boolean).join(' ');
  return { orderNumber: String(orderNumber), customerName: row ? name : exampleCustomer };
}

import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** Links by which a checkout goes on, proofs of emails, reminders and carts that were left are gone. */
export async function eraseCheckouts(
  { trx, site: { siteId } }: EventScope,
  { emails }: CustomerErased,
): Promise<void> {
  const keys = [...emails];
  await trx
    .deleteFrom('checkout_links')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = any (${keys}::text[])`)
    .execute();
  for (const table of ['proved_emails', 'cart_reminders', 'left_carts'] as const) {
    await trx
      .deleteFrom(table)
      .where('site_id', '=', siteId)
      .where('email_key', 'in', keys)
      .execute();
  }
}

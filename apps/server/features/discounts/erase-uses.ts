import { sql } from 'kysely';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** How often a discount was used stays; by whom does not. */
export async function eraseUses(
  { trx, site: { siteId } }: EventScope,
  { emails }: CustomerErased,
): Promise<void> {
  await trx
    .deleteFrom('discount_uses')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = any (${[...emails]}::text[])`)
    .execute();
}

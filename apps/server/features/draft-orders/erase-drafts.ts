import { sql } from 'kysely';
import { erasedJson } from '../../db/erased-text.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** Drafts that came to an end keep their goods, and nobody's name. */
export async function eraseDrafts(
  { trx, site: { siteId } }: EventScope,
  { emails, pattern }: CustomerErased,
): Promise<void> {
  await trx
    .updateTable('draft_orders')
    .set({
      email: '',
      content: sql`${erasedJson('content', pattern)}
        || '{"email": "", "shippingAddress": null, "billingAddress": null, "note": ""}'::jsonb`,
    })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = any (${[...emails]}::text[])`)
    .execute();
}

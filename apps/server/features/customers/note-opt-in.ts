import { emailKey } from '@sitewright/contract';
import type { EventScope } from '../../reactions/reaction.ts';
import { customerOfEmail } from './customer-sql.ts';

/** What an order tells of it. */
interface Ordered {
  snapshot: { email: string; marketingOptIn: boolean; marketingText?: string };
}

/** Keeps when somebody asked for news, and by which sentence; the latest counts. */
export async function noteOptIn(
  { ctx, trx, site }: EventScope,
  { snapshot: { email, marketingOptIn, marketingText } }: Ordered,
): Promise<void> {
  if (!marketingOptIn || !marketingText) return;
  const consent = { consent_text: marketingText, source: 'checkout', opted_in_at: ctx.now() };
  await trx
    .insertInto('marketing_opt_ins')
    .values({ site_id: site.siteId, email: emailKey(email), ...consent })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet(consent))
    .execute();
  await trx
    .updateTable('customers')
    .set({ opted_in_at: ctx.now() })
    .where('site_id', '=', site.siteId)
    .where('id', '=', customerOfEmail(site.siteId, email))
    .execute();
}

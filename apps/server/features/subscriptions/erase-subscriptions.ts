import { sql } from 'kysely';
import { erasedJson } from '../../db/erased-text.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** Plans that ended stay in the books; whom they were for does not. */
export async function eraseSubscriptions(
  { trx, site: { siteId } }: EventScope,
  { emails, pseudonym, pattern }: CustomerErased,
): Promise<void> {
  const plans = await trx
    .updateTable('subscriptions')
    .set({
      email: pseudonym,
      method_label: '',
      saved_method_id: null,
      renewal: sql`snapshot_without_person(renewal, ${pseudonym})`,
    })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = any (${[...emails]}::text[])`)
    .returning('id')
    .execute();
  if (plans.length === 0) return;
  await trx
    .updateTable('subscription_events')
    .set({ details: erasedJson('details', pattern) })
    .where('site_id', '=', siteId)
    .where(
      'subscription_id',
      'in',
      plans.map(({ id }) => id),
    )
    .execute();
}

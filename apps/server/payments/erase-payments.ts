/** What payments keep of people. */
import { sql } from 'kysely';
import { erasedJson } from '../db/erased-text.ts';
import type { CustomerErased } from '../features/customers/customer-events.ts';
import type { EventScope } from '../reactions/reaction.ts';

/** Amounts and what was paid for stay; who paid does not, nor a method that was kept for them. */
export async function erasePayments(
  { trx, site: { siteId } }: EventScope,
  { emails, pseudonym, pattern }: CustomerErased,
): Promise<void> {
  const payments = await trx
    .selectFrom('payments')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(snapshot->>'email') = any (${[...emails]}::text[])`)
    .execute();
  if (payments.length === 0) return;
  const ids = payments.map(({ id }) => id);
  await trx
    .updateTable('payments')
    .set({ snapshot: sql`snapshot_without_person(snapshot, ${pseudonym})`, saved_method_id: null })
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute();
  await trx
    .deleteFrom('saved_methods')
    .where('site_id', '=', siteId)
    .where('payment_id', 'in', ids)
    .execute();
  await trx
    .updateTable('payment_events')
    .set({
      payload: sql`case when state = 'waiting' then ${erasedJson('payload', pattern)}
        else '{}'::jsonb end`,
    })
    .where('site_id', '=', siteId)
    .where('payment_id', 'in', ids)
    .execute();
}

/**
 * What is given back to gift cards when a refund fails, and indexes for who took money lately: the
 * comparison with providers reads them every hour.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table balance_entries drop constraint balance_entries_kind',
  `alter table balance_entries add constraint balance_entries_kind check
   (kind in ('issued', 'held', 'released', 'refunded', 'withdrawn', 'restored', 'voided'))`,
  'create index payments_recent on payments (site_id, created_at)',
  "create index payment_refunds_sent on payment_refunds (site_id, payment_id) where status = 'sent'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

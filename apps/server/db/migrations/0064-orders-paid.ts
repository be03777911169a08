/** When the money of an order was first there. Orders of before had it when they were made. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table orders add column paid_at timestamptz',
  `update orders o set paid_at = p.updated_at from payments p
   where p.site_id = o.site_id and p.id = o.payment_id
   and (o.status in ('paid', 'refunded') or (o.status = 'needs_attention' and not p.is_placed))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

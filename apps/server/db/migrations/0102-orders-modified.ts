/** Orders know when something last happened to them, so that programs can ask what is new. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table orders add column modified_at timestamptz',
  `update orders o set modified_at = coalesce((
    select max(t.happened_at) from order_timeline t
    where t.site_id = o.site_id and t.order_id = o.id), o.created_at)`,
  'alter table orders alter column modified_at set default now()',
  'alter table orders alter column modified_at set not null',
  'create index orders_modified on orders (site_id, modified_at, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

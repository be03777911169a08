/**
 * Products of a kind, hidden and archived ones are found without looking at all others, however few
 * they are; members of a list are counted by an index that says nothing else.
 * docs/decisions/575-lists-planned-for-what-is-asked.md
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  'create index products_kind on products (site_id, product_type, id) where archived_at is null',
  `create index products_hidden on products (site_id, id)
     where not is_visible and archived_at is null`,
  'create index products_archived on products (site_id, id) where archived_at is not null',
  // The order by price is read of its index alone, as the one by stock is.
  'drop index variants_price',
  `create index variants_price on variants
    (site_id, (case when on_sale then sale_price_cents else price_cents end), product_id, id)
    include (on_sale, sale_price_cents, price_cents)`,
  // A twentieth of any other index of members, since equal keys stand in it once.
  'create index mailing_list_members_counted on mailing_list_members (site_id, list_id, state)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Whether a line can be put into a cart. It is asked with the cart locked, and counts what others wrote
 * until then: a statement that waited for the lock would not see it.
 */
import { sql, type Kysely } from 'kysely';

const statement = `create function cart_takes(
    site text, cart text, variant text, hash text, most integer
  ) returns boolean language plpgsql volatile as $$
  begin
    return exists (select from cart_entries e where e.site_id = site and e.cart_id = cart
        and e.variant_id = variant and e.fields_hash = hash)
      or (select count(*) from cart_entries e where e.site_id = site and e.cart_id = cart) < most;
  end $$`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statement).execute(db);
}

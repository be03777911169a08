/** Who typed the email and the place of a cart, and who paid an order: hashes of their keys. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table carts add column owner_hash text`.execute(db);
  await sql`alter table orders add column owner_hash text`.execute(db);
}

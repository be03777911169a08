/** Sold units that came back while their variant was deleted wait for it here. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table waiting_units (
    site_id text not null references sites (site_id) on delete cascade,
    variant_id text not null,
    quantity integer not null check (quantity > 0),
    primary key (site_id, variant_id)
  )`.execute(db);
}

/** Who used a discount is known while it can come back: its uses do not go with it. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table discount_uses
    drop constraint discount_uses_site_id_discount_id_fkey,
    add foreign key (site_id) references sites (site_id) on delete cascade`.execute(db);
}

/** Which request of staff a gift card was given by. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table gift_cards add column request_id text',
  `create unique index gift_cards_request on gift_cards (site_id, request_id)
     where request_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Who holds stock, and until when. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table payments
    add column hold_until timestamptz,
    add column holder_hash text`,
  `create index payments_holder on payments (site_id, holder_hash, created_at)
    where holder_hash is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Which key made an endpoint, and when each had its turn. */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table webhook_endpoints add column made_by_key text',
  'alter table webhook_endpoints add column last_turn_at timestamptz',
  `alter table webhook_endpoints add constraint webhook_endpoints_key
     foreign key (site_id, made_by_key) references api_keys (site_id, id) on delete cascade`,
  'create index webhook_endpoints_made_by on webhook_endpoints (site_id, made_by_key)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

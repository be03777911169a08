/** Gift cards are found by whom they are for, subscriptions by who pays and by how they stand. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create index gift_cards_by_email on gift_cards
     (site_id, lower(recipient_email) text_pattern_ops, id)`,
  `create index subscriptions_by_email on subscriptions
     (site_id, lower(email) text_pattern_ops, id)`,
  'create index subscriptions_by_status on subscriptions (site_id, status, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

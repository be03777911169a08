/** A mail that is being sent says so; states and roles are held to their lists. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `drop index outbox_mails_pending`,
  `create index outbox_mails_due on outbox_mails (site_id, next_attempt_at)
     where status in ('pending', 'sending')`,
  `create index outbox_mails_kept on outbox_mails (site_id, created_at) where status = 'kept'`,
  `alter table outbox_mails add constraint outbox_mails_status
     check (status in ('pending', 'sending', 'sent', 'kept', 'failed'))`,
  `alter table site_staff add constraint site_staff_roles
     check (cardinality(roles) > 0
       and roles <@ array[1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The log of settings becomes the log of every write: who else wrote, what it asked for. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table activity_log
    add column key_id text,
    add column permission text not null default 'edit-settings',
    add column title text not null default '',
    add column undoes text,
    add column undone_by text`,
  // Groups that asked for another permission than the rest of the settings.
  `update activity_log set permission = case
      when subject like 'payments.%' then 'edit-payment-settings'
      when subject like 'merchandising.%' then 'edit-inventory'
      when subject like 'plan.%' then 'manage-billing'
      else permission end`,
  'alter table activity_log alter column permission drop default',
  'create index activity_log_account on activity_log (site_id, account_id, id desc)',
  'create index activity_log_action on activity_log (site_id, action, id desc)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Addresses that get no mail, news of providers about them, and what may be unsubscribed from. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table mail_suppressions (
    site_id text not null references sites (site_id) on delete cascade,
    email_key text not null,
    reason text not null check (reason in ('hard-bounce', 'complaint', 'unsubscribed', 'by-hand')),
    note text not null default '',
    created_at timestamptz not null,
    primary key (site_id, email_key, reason)
  )`,
  `create table mail_events (
    site_id text not null references sites (site_id) on delete cascade,
    event_id text not null,
    received_at timestamptz not null,
    primary key (site_id, event_id)
  )`,
  `create index mail_events_received on mail_events (site_id, received_at)`,
  `alter table outbox_mails add column is_marketing boolean not null default false`,
  `alter table outbox_mails add column unsubscribe_url text`,
  `alter table outbox_mails drop constraint outbox_mails_status`,
  `alter table outbox_mails add constraint outbox_mails_status
     check (status in ('pending', 'sending', 'sent', 'kept', 'failed', 'withheld'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Who was reminded of a cart or asked for a review, and what the owner is told. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table cart_reminders (
    site_id text not null,
    cart_id text not null,
    step integer not null,
    email_key text not null,
    mailed_at timestamptz not null,
    primary key (site_id, cart_id, step),
    foreign key (site_id, cart_id) references carts (site_id, id) on delete cascade
  )`,
  `create index cart_reminders_email on cart_reminders (site_id, email_key, mailed_at)`,
  `create index carts_left on carts (site_id, updated_at)
     where email is not null and order_id is null`,
  `create table review_requests (
    site_id text not null,
    order_id text not null,
    mailed_at timestamptz not null,
    primary key (site_id, order_id),
    foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
  )`,
  `create table owner_alerts (
    site_id text not null references sites (site_id) on delete cascade,
    id text not null,
    kind text not null,
    subject_id text not null,
    text text not null,
    created_at timestamptz not null,
    mailed_at timestamptz,
    primary key (site_id, id)
  )`,
  `create unique index owner_alerts_subject on owner_alerts (site_id, kind, subject_id)`,
  `create index owner_alerts_waiting on owner_alerts (site_id, id) where mailed_at is null`,
  `create index outbox_mails_troubled on outbox_mails (site_id, id)
     where status in ('failed', 'withheld')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

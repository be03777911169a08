/** Plans that change: another variant, another address, credit for what was paid and not used. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table subscriptions
     add column rhythm_at timestamptz,
     add column rhythm_period integer not null default 0,
     add column next_change jsonb,
     add column credit_balance_id text,
     add column shortages integer not null default 0`,
  'update subscriptions set rhythm_at = started_at',
  'alter table subscriptions alter column rhythm_at set not null',
  `create table subscription_events (
     site_id text not null,
     subscription_id text not null,
     id text not null,
     kind text not null,
     actor_name text,
     details jsonb not null default '{}',
     created_at timestamptz not null,
     primary key (site_id, subscription_id, id),
     foreign key (site_id, subscription_id) references subscriptions (site_id, id) on delete cascade
   )`,
  `create table membership_claims (
     site_id text not null references sites (site_id) on delete cascade,
     order_id text not null,
     plan_id text not null,
     email text not null,
     email_key text not null,
     last_order_id text not null,
     subscription_id text,
     paid_until timestamptz,
     primary key (site_id, order_id),
     foreign key (site_id, plan_id) references membership_plans (site_id, id) on delete cascade
   )`,
  'create index membership_claims_email on membership_claims (site_id, email_key)',
  'create index membership_claims_order on membership_claims (site_id, last_order_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

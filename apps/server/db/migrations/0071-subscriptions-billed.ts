/** Subscriptions that are billed: who pays them how, in which period they are, and what became of each. */
import { sql, type Kysely } from 'kysely';

const statements = `
alter table subscriptions drop constraint subscriptions_status;
alter table subscriptions add constraint subscriptions_status
  check (status in ('active', 'past-due', 'paused', 'completed', 'canceled'));
alter table subscriptions add column token text;
update subscriptions set token = md5(random()::text || id) || md5(random()::text || site_id);
alter table subscriptions alter column token set not null;
create unique index subscriptions_token on subscriptions (site_id, token);
alter table subscriptions add column email text not null default '';
alter table subscriptions add column title text not null default '';
alter table subscriptions add column is_test boolean not null default false;
alter table subscriptions add column saved_method_id text;
alter table subscriptions add column method_label text not null default '';
alter table subscriptions add column renewal jsonb;
alter table subscriptions add column started_at timestamptz;
update subscriptions set started_at = created_at;
alter table subscriptions alter column started_at set not null;
alter table subscriptions add column next_period integer not null default 1;
update subscriptions set next_period = cycles_billed;
alter table subscriptions add column failures integer not null default 0;
alter table subscriptions add column next_attempt_at timestamptz;
alter table subscriptions add column ended_at timestamptz;
alter table subscriptions add column end_reason text not null default '';
create index subscriptions_due on subscriptions (site_id, next_attempt_at) where status in ('active', 'past-due');
create index subscriptions_order on subscriptions (site_id, order_id);

create table subscription_periods (
  site_id text not null,
  subscription_id text not null,
  period integer not null,
  due_at timestamptz not null,
  status text not null,
  attempts integer not null default 0,
  payment_id text,
  amount_cents bigint not null default 0,
  primary key (site_id, subscription_id, period),
  foreign key (site_id, subscription_id) references subscriptions (site_id, id) on delete cascade,
  constraint subscription_periods_status check (status in ('open', 'paid', 'skipped', 'unpaid'))
)
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

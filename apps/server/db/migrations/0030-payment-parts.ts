/**
 * Payments in parts: tenders, attempts and refunds; events of payments with a state of their own.
 * Columns that hold a word get a check. Rows of today are carried over.
 */
import { sql, type Kysely } from 'kysely';

const statements = `
alter table payments add column refunded_cents bigint not null default 0;
alter table payments add column is_placed boolean not null default false;
update payments set refunded_cents = amount_cents where status = 'refunded';
update payments set is_placed = true where provider = 'manual' and status in ('pending', 'succeeded', 'canceled');
alter table payments add constraint payments_status check (status in ('created',
  'requires_action', 'pending', 'succeeded', 'failed', 'canceled', 'expired', 'refund_due', 'refunded'));
alter table payments add constraint payments_refunded check (refunded_cents between 0 and amount_cents);

create table payment_tenders (
  site_id text not null,
  payment_id text not null,
  id text not null,
  kind text not null check (kind in ('card', 'gift-card', 'transfer', 'cash')),
  provider text not null,
  amount_cents bigint not null check (amount_cents > 0),
  refunded_cents bigint not null default 0,
  primary key (site_id, payment_id, id),
  check (refunded_cents between 0 and amount_cents),
  foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade
);
insert into payment_tenders (site_id, payment_id, id, kind, provider, amount_cents, refunded_cents)
select site_id, id, id, case when provider = 'manual' then 'transfer' else 'card' end, provider,
  amount_cents, refunded_cents
from payments where amount_cents > 0;

create table payment_attempts (
  site_id text not null,
  payment_id text not null,
  number integer not null,
  attempt_id text not null,
  provider text not null,
  outcome text not null check (outcome in ('asked', 'succeeded', 'requires_action', 'placed', 'failed')),
  failure_code text,
  created_at timestamptz not null default now(),
  primary key (site_id, payment_id, number),
  foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade
);
insert into payment_attempts (site_id, payment_id, number, attempt_id, provider, outcome, failure_code, created_at)
select site_id, id, 1, attempt_id, provider,
  case status when 'requires_action' then 'requires_action' when 'pending' then 'placed'
    when 'failed' then 'failed' when 'succeeded' then 'succeeded' when 'refund_due' then 'succeeded'
    when 'refunded' then 'succeeded' else 'asked' end, failure_code, created_at
from payments;

create table payment_refunds (
  site_id text not null,
  payment_id text not null,
  id text not null,
  tender_id text not null,
  request_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null default '',
  status text not null check (status in ('due', 'done', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (site_id, payment_id, id),
  foreign key (site_id, payment_id, tender_id) references payment_tenders (site_id, payment_id, id)
    on delete cascade
);
create unique index payment_refunds_request on payment_refunds (site_id, payment_id, request_id, tender_id);
create index payment_refunds_due on payment_refunds (site_id, next_attempt_at) where status = 'due';
insert into payment_refunds (site_id, payment_id, id, tender_id, request_id, amount_cents, reason, status, created_at, done_at)
select p.site_id, p.id, p.id, t.id, 'paid-twice', p.amount_cents, 'paid-twice',
  case p.status when 'refunded' then 'done' else 'due' end, p.updated_at,
  case p.status when 'refunded' then p.updated_at end
from payments p join payment_tenders t on t.site_id = p.site_id and t.payment_id = p.id
where p.status in ('refund_due', 'refunded');

alter table payment_events add column payment_id text not null default '';
alter table payment_events add column state text not null default 'waiting';
alter table payment_events add column attempts integer not null default 0;
alter table payment_events add column next_attempt_at timestamptz not null default now();
alter table payment_events add column last_error text;
update payment_events set payment_id = coalesce(payload ->> 'paymentId', ''),
  state = case when processed_at is null then 'waiting' else 'applied' end;
alter table payment_events add constraint payment_events_state check (state in ('waiting', 'applied', 'dead'));
create index payment_events_waiting on payment_events (site_id, next_attempt_at) where state = 'waiting';
create index payment_events_dead on payment_events (site_id, received_at) where state = 'dead';

alter table orders add column refunded_cents bigint not null default 0;
update orders set refunded_cents = grand_total_cents where status = 'refunded';
alter table orders add constraint orders_status check (status in ('awaiting_payment', 'paid',
  'needs_attention', 'canceled', 'refunded'));
alter table orders add constraint orders_refunded check (refunded_cents between 0 and grand_total_cents);
alter table orders add constraint orders_fulfillment_status check (fulfillment_status in ('pending', 'fulfilled'));
alter table subscriptions add constraint subscriptions_status check (status in ('active', 'completed', 'canceled'));
alter table stock_reservations add constraint stock_reservations_status check (status in ('held', 'sold', 'released'));

update coupons set kind = 'fixed', amount_cents = 0, usage_limit = 0
where kind not in ('percent', 'fixed', 'free-shipping');
alter table coupons add constraint coupons_kind check (kind in ('percent', 'fixed', 'free-shipping'));
update shipping_options set kind = 'flat', is_enabled = false
where kind not in ('flat', 'weight', 'pickup');
alter table shipping_options add constraint shipping_options_kind check (kind in ('flat', 'weight', 'pickup'));

alter table carts add column next_cart_id text;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

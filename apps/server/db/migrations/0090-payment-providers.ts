/**
 * What real providers need: their names for tenders and refunds, refunds that are under way there,
 * methods that were saved, disputes.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table payment_tenders add column provider_ref text',
  `update payment_tenders t set provider_ref = p.provider_ref from payments p
    where p.site_id = t.site_id and p.id = t.payment_id and p.provider = t.provider`,
  'alter table payment_refunds add column provider_ref text',
  'alter table payment_refunds drop constraint payment_refunds_status_check',
  `alter table payment_refunds add constraint payment_refunds_status
    check (status in ('due', 'sent', 'done', 'failed'))`,
  `create index payment_refunds_provider_ref
    on payment_refunds (site_id, payment_id, provider_ref)`,
  `create index payment_refunds_failed on payment_refunds (site_id, created_at)
    where status = 'failed'`,
  `create table saved_methods (
    site_id text not null,
    id text not null,
    payment_id text not null,
    provider text not null,
    customer_ref text not null,
    method_ref text not null,
    label text not null,
    created_at timestamptz not null default now(),
    primary key (site_id, id),
    foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade
  )`,
  'create unique index saved_methods_payment on saved_methods (site_id, payment_id)',
  `create table payment_disputes (
    site_id text not null,
    payment_id text not null,
    dispute_ref text not null,
    provider text not null,
    amount_cents bigint not null check (amount_cents > 0),
    currency text not null,
    reason text not null default '',
    status text not null,
    answer_by timestamptz,
    opened_at timestamptz not null default now(),
    closed_at timestamptz,
    constraint payment_disputes_status check (status in ('open', 'won', 'lost')),
    primary key (site_id, payment_id, dispute_ref),
    foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade
  )`,
  `create index payment_disputes_open on payment_disputes (site_id, opened_at)
    where status = 'open'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

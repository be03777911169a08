/**
 * Money that visitors have with a shop: gift cards and store credit are balances, held while a
 * payment is under way. What is sold of a gift card stays in `gift_cards`. Mails may hold a part
 * that is sealed; codes of gift cards that left already are taken out of their mails.
 */
import { sql, type Kysely } from 'kysely';

const statements = `
create table balances (
  site_id text not null references sites (site_id) on delete cascade,
  id text not null,
  kind text not null,
  currency text not null,
  left_cents bigint not null,
  code_hash text,
  code_hint text not null default '',
  expires_at timestamptz,
  voided_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  constraint balances_kind check (kind in ('gift-card', 'store-credit')),
  constraint balances_left check (left_cents >= 0)
);
create unique index balances_code on balances (site_id, code_hash);

create table balance_entries (
  site_id text not null,
  balance_id text not null,
  id text not null,
  kind text not null,
  amount_cents bigint not null,
  payment_id text,
  refund_id text,
  created_at timestamptz not null default now(),
  primary key (site_id, balance_id, id),
  foreign key (site_id, balance_id) references balances (site_id, id) on delete cascade,
  constraint balance_entries_kind check (kind in ('issued', 'held', 'released', 'refunded', 'withdrawn', 'voided'))
);
create unique index balance_entries_refund on balance_entries (site_id, refund_id);

create table balance_holds (
  site_id text not null,
  payment_id text not null,
  balance_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null,
  primary key (site_id, payment_id, balance_id),
  foreign key (site_id, payment_id) references payments (site_id, id) on delete cascade,
  foreign key (site_id, balance_id) references balances (site_id, id),
  constraint balance_holds_status check (status in ('held', 'taken', 'released'))
);

create table cart_balances (
  site_id text not null,
  cart_id text not null,
  owner_hash text not null,
  balance_id text not null,
  created_at timestamptz not null default now(),
  primary key (site_id, cart_id, owner_hash, balance_id),
  foreign key (site_id, cart_id) references carts (site_id, id) on delete cascade,
  foreign key (site_id, balance_id) references balances (site_id, id) on delete cascade
);

insert into balances (site_id, id, kind, currency, left_cents, code_hash, code_hint, created_at)
select site_id, id, 'gift-card', currency, balance_cents, code_hash, code_hint, created_at from gift_cards;
insert into balance_entries (site_id, balance_id, id, kind, amount_cents, created_at)
select site_id, id, id, 'issued', balance_cents, created_at from gift_cards;
drop index gift_cards_code;
alter table gift_cards drop column code_hash;
alter table gift_cards drop column code_hint;
alter table gift_cards drop column balance_cents;
alter table gift_cards add column buyer_email text not null default '';
alter table gift_cards add column message text not null default '';
alter table gift_cards add column deliver_at timestamptz not null default now();
alter table gift_cards add column delivered_at timestamptz;
update gift_cards set deliver_at = created_at, delivered_at = created_at;
alter table gift_cards add foreign key (site_id, id) references balances (site_id, id) on delete cascade;
create index gift_cards_due on gift_cards (site_id, deliver_at) where delivered_at is null;
create index gift_cards_order on gift_cards (site_id, order_id);

alter table payment_tenders drop constraint payment_tenders_kind_check;
alter table payment_tenders add constraint payment_tenders_kind
  check (kind in ('card', 'gift-card', 'store-credit', 'transfer', 'cash'));

alter table outbox_mails add column sealed text;
update outbox_mails
set html = regexp_replace(html, '[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}', '••••', 'g'),
  text = regexp_replace(text, '[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}', '••••', 'g')
where dedupe_key like 'gift-card:%' and status = 'sent';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements.split(';\n')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

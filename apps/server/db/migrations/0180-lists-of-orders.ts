/**
 * Orders are found by beginnings of words and listed by what became of their money, by how much was
 * handed over, by time and by total, at any size of a shop.
 */
import { sql, type Kysely } from 'kysely';

/** The same words as the writer of orders keeps: see order-words.ts. */
const wordsOfOld = `trim(regexp_replace(concat_ws(' ', o.order_number, o.email,
  o.shipping_address->>'firstName', o.shipping_address->>'lastName', o.shipping_address->>'company',
  o.billing_address->>'firstName', o.billing_address->>'lastName', o.billing_address->>'company',
  o.pickup_contact->>'firstName', o.pickup_contact->>'lastName',
  (select string_agg(distinct i.sku, ' ') from order_items i
   where i.site_id = o.site_id and i.order_id = o.id)), '[^[:alnum:]]+', ' ', 'g'))`;

const statements = [
  `alter table orders add column words text not null default ''`,
  `update orders o set words = ${wordsOfOld}`,
  `alter table orders
     add column word_index tsvector not null
       generated always as (to_tsvector('simple', fold_text(words))) stored,
     add column payment_state text not null
       generated always as (case
         when status = 'canceled' then 'canceled'
         when status = 'refunded' then 'refunded'
         when status = 'awaiting_payment' then 'unpaid'
         when refunded_cents > 0 then 'partly-refunded'
         else 'paid' end) stored,
     add column channel text not null default 'online'`,
  `update orders o set channel = 'draft' where exists (
     select 1 from draft_orders d where d.site_id = o.site_id and d.cart_id = o.cart_id)`,
  `update orders o set channel = 'subscription' from payments p
     where p.site_id = o.site_id and p.id = o.payment_id and p.snapshot ? 'renewalOf'`,
  `create index orders_words on orders using gin (site_id, word_index)
     with (gin_pending_list_limit = 512)`,
  'create index orders_newest on orders (site_id, created_at, id)',
  'create index orders_total on orders (site_id, grand_total_cents, id)',
  'create index orders_payment_state on orders (site_id, payment_state, created_at, id)',
  'create index orders_fulfillment on orders (site_id, fulfillment_status, created_at, id)',
  `create index orders_channel on orders (site_id, channel, created_at, id)
     where channel <> 'online'`,
  'create index orders_tests on orders (site_id, created_at, id) where is_test',
  `create index orders_needing_person on orders (site_id, created_at, id)
     where status = 'needs_attention'`,
  'create index orders_with_rest on orders (site_id, created_at, id) where due_cents > 0',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

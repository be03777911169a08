/** What is held about a person, part by part: each a statement that tells an id and a row of JSON. */
import { sql, type RawBuilder } from 'kysely';
import type { Owner } from './customer-detail.ts';

/** A part of what is held. Secrets, hashes and what a provider calls things are left out. */
export interface PersonPart {
  name: string;
  title: string;
  /** Columns `id` and `row`, of all rows of the person. */
  select(owner: Owner): RawBuilder<unknown>;
}

const byEmail = (column: string, { emails }: Owner) =>
  sql`lower(${sql.ref(column)}) = any (${[...emails]}::text[])`;

const ofOrders = (owner: Owner) =>
  sql`select o.id from orders o where o.site_id = ${owner.siteId} and ${byEmail('o.email', owner)}`;

export const personParts: readonly PersonPart[] = [
  {
    name: 'customer',
    title: 'What the shop knows',
    select: (owner) => sql`select c.id, to_jsonb(c) - array['site_id', 'words', 'word_index',
        'name_key', 'is_listed'] as row
      from customers c where c.site_id = ${owner.siteId}
        and (c.id = ${owner.customerId} or c.merged_into = ${owner.customerId})`,
  },
  {
    name: 'orders',
    title: 'Orders',
    select: (
      owner,
    ) => sql`select o.id, to_jsonb(o) - array['site_id', 'token', 'owner_hash', 'words',
        'word_index', 'analytics', 'charged_parts', 'cart_id']
        || jsonb_build_object('items', (
          select coalesce(jsonb_agg(to_jsonb(i) - array['site_id', 'order_id']), '[]')
          from order_items i where i.site_id = o.site_id and i.order_id = o.id)) as row
      from orders o where o.site_id = ${owner.siteId} and ${byEmail('o.email', owner)}`,
  },
  {
    name: 'timeline',
    title: 'What happened to the orders',
    select: (owner) => sql`select t.id, to_jsonb(t) - 'site_id' as row from order_timeline t
      where t.site_id = ${owner.siteId} and t.order_id in (${ofOrders(owner)})`,
  },
  {
    name: 'refunds',
    title: 'Refunds',
    select: (owner) => sql`select r.id, to_jsonb(r) - 'site_id' as row from order_refunds r
      where r.site_id = ${owner.siteId} and r.order_id in (${ofOrders(owner)})`,
  },
  {
    name: 'returns',
    title: 'Returns',
    select: (owner) => sql`select r.id, to_jsonb(r) - 'site_id' as row from returns r
      where r.site_id = ${owner.siteId} and r.order_id in (${ofOrders(owner)})`,
  },
  {
    name: 'papers',
    title: 'Invoices and credit notes',
    select: (owner) => sql`select p.id, to_jsonb(p) - array['site_id', 'token'] as row from papers p
      where p.site_id = ${owner.siteId} and p.order_id in (${ofOrders(owner)})`,
  },
  {
    name: 'payments',
    title: 'Payments',
    select: (owner) => sql`select p.id, jsonb_build_object('id', p.id, 'provider', p.provider,
        'status', p.status, 'amountCents', p.amount_cents, 'refundedCents', p.refunded_cents,
        'currency', p.currency, 'at', p.created_at, 'paidFor', p.snapshot - 'ownerHash') as row
      from payments p where p.site_id = ${owner.siteId}
        and lower(p.snapshot->>'email') = any (${[...owner.emails]}::text[])`,
  },
  {
    name: 'subscriptions',
    title: 'Plans',
    select: (owner) => sql`select s.id, to_jsonb(s) - array['site_id', 'token', 'saved_method_id',
        'renewal'] as row
      from subscriptions s where s.site_id = ${owner.siteId} and ${byEmail('s.email', owner)}`,
  },
  {
    name: 'giftCards',
    title: 'Gift cards',
    select: (owner) => sql`select g.id, jsonb_build_object('id', g.id, 'hint', b.code_hint,
        'leftCents', b.left_cents, 'currency', g.currency, 'recipient', g.recipient_email,
        'buyer', g.buyer_email, 'message', g.message, 'at', g.created_at) as row
      from gift_cards g join balances b on b.site_id = g.site_id and b.id = g.id
      where g.site_id = ${owner.siteId}
        and (${byEmail('g.recipient_email', owner)} or ${byEmail('g.buyer_email', owner)})`,
  },
  {
    name: 'memberships',
    title: 'Memberships',
    select: (owner) => sql`select m.id, to_jsonb(m) - 'site_id' as row from memberships m
      where m.site_id = ${owner.siteId} and ${byEmail('m.email_key', owner)}`,
  },
  {
    name: 'downloads',
    title: 'Downloads',
    select: (owner) => sql`select d.order_id as id, to_jsonb(d) - array['site_id', 'token'] as row
      from downloads d where d.site_id = ${owner.siteId} and ${byEmail('d.email', owner)}`,
  },
  {
    name: 'accounts',
    title: 'Accounts',
    select: (owner) => sql`select a.id, jsonb_build_object('email', a.email, 'at', a.created_at,
        'language', a.language, 'addresses', (select coalesce(jsonb_agg(d.address), '[]') from account_addresses d
          where d.site_id = a.site_id and d.account_id = a.id),
        'signedInOn', (select coalesce(jsonb_agg(jsonb_build_object('device', s.device,
            'since', s.created_at)), '[]') from site_sessions s
          where s.site_id = a.site_id and s.account_id = a.id)) as row
      from site_accounts a where a.site_id = ${owner.siteId} and ${byEmail('a.email_key', owner)}`,
  },
  {
    name: 'carts',
    title: 'Carts',
    select: (owner) => sql`select c.id, jsonb_build_object('email', c.email,
        'place', c.shipping_location, 'at', c.updated_at, 'entries', (
          select coalesce(jsonb_agg(jsonb_build_object('productId', e.product_id,
            'quantity', e.quantity, 'answers', e.additional_fields)), '[]')
          from cart_entries e where e.site_id = c.site_id and e.cart_id = c.id)) as row
      from carts c where c.site_id = ${owner.siteId} and c.email is not null
        and ${byEmail('c.email', owner)}`,
  },
  {
    name: 'news',
    title: 'News that were asked for',
    select: (owner) => sql`select m.email as id, to_jsonb(m) - 'site_id' as row
      from marketing_opt_ins m where m.site_id = ${owner.siteId} and ${byEmail('m.email', owner)}`,
  },
  {
    name: 'mailingLists',
    title: 'Mailing lists',
    select: (owner) => sql`select m.id, to_jsonb(m) - 'site_id'
        || jsonb_build_object('list', l.name) as row
      from mailing_list_members m
      join mailing_lists l on l.site_id = m.site_id and l.id = m.list_id
      where m.site_id = ${owner.siteId} and ${byEmail('m.email_key', owner)}`,
  },
  {
    name: 'suppressions',
    title: 'Mails that are held back',
    select: (
      owner,
    ) => sql`select m.email_key || ' ' || m.reason as id, to_jsonb(m) - 'site_id' as row
      from mail_suppressions m
      where m.site_id = ${owner.siteId} and ${byEmail('m.email_key', owner)}`,
  },
  {
    name: 'restock',
    title: 'Products that were waited for',
    select: (owner) => sql`select r.id, to_jsonb(r) - array['site_id', 'token_hash'] as row
      from restock_sign_ups r
      where r.site_id = ${owner.siteId} and ${byEmail('r.email_key', owner)}`,
  },
  {
    name: 'formAnswers',
    title: 'Forms that were sent',
    select: (owner) => sql`select f.id, to_jsonb(f) - array['site_id', 'submission_key'] as row
      from form_answers f
      where f.site_id = ${owner.siteId} and ${byEmail('f.email_key', owner)}`,
  },
  {
    name: 'reviews',
    title: 'Reviews of products',
    select: (owner) => sql`select r.id, to_jsonb(r) - array['site_id', 'word_index'] as row
      from product_reviews r
      where r.site_id = ${owner.siteId} and ${byEmail('r.email_key', owner)}`,
  },
  {
    name: 'drafts',
    title: 'Drafts',
    select: (owner) => sql`select d.id, to_jsonb(d) - array['site_id', 'cart_id'] as row
      from draft_orders d where d.site_id = ${owner.siteId} and ${byEmail('d.email', owner)}`,
  },
  {
    name: 'mails',
    title: 'Mails',
    select: (owner) => sql`select m.id, jsonb_build_object('to', m.to_address, 'subject', m.subject,
        'text', m.text, 'status', m.status, 'at', m.created_at) as row
      from outbox_mails m where m.site_id = ${owner.siteId} and ${byEmail('m.to_address', owner)}`,
  },
  {
    name: 'log',
    title: 'What staff changed',
    select: (owner) => sql`select l.id, jsonb_build_object('at', l.happened_at, 'action', l.action,
        'before', l.before, 'after', l.after) as row
      from activity_log l
      where l.site_id = ${owner.siteId} and l.subject = ${`customer:${owner.customerId}`}`,
  },
];

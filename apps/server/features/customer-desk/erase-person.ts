/** Erasing somebody: what keeps it from being done, what stays, and doing it. */
import { productTypes } from '@sitewright/commerce';
import {
  ApiError,
  customerMessages,
  emailKey,
  type ErasureBlocker,
  type previewCustomerErasure as previewCall,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Actor } from '../activity/actor.ts';
import { logWrite } from '../activity/log-write.ts';
import { emailsOfCustomer } from '../customers/customer-sql.ts';
import { eraseCustomer } from '../customers/erase-customer.ts';
import { lockCustomer } from '../customers/read-customer.ts';
import { openReturnStates } from '../returns/return-states.ts';
import { runningStatuses } from '../subscriptions/subscription-states.ts';
import type { Owner } from './customer-detail.ts';

type Preview = AnswerOf<typeof previewCall>;

/** @throws ApiError `not_found` */
export async function previewErasure(
  db: ReadDatabase,
  siteId: string,
  customerId: string,
): Promise<Preview> {
  const row = await db
    .selectFrom('customers')
    .select(emailsOfCustomer(siteId, customerId).as('emails'))
    .where('site_id', '=', siteId)
    .where('id', '=', customerId)
    .where('is_listed', '=', true)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return look(db, { siteId, customerId, emails: row.emails });
}

export interface ErasureWish {
  customerId: string;
  /** What was typed to be sure: one of theirs. */
  email: string;
  actor: Actor;
}

/**
 * Takes everything that says who somebody is out of the shop. Orders, refunds and the ledger stay,
 * and so do invoices, which the law keeps as they were issued.
 * @throws ApiError `not_found`; `invalid_request` for an email that is none of theirs;
 * `customer_busy` while something is open
 */
export async function erasePerson(
  scope: EventScope,
  { customerId, email, actor }: ErasureWish,
): Promise<{ orders: number; papers: number }> {
  const { ctx, trx, site } = scope;
  const { siteId } = site;
  const row = await lockCustomer(trx, { siteId, customerId });
  if (row.merged_into !== null) throw new ApiError('not_found');
  const { emails } = await trx
    .selectFrom('customers')
    .select(emailsOfCustomer(siteId, customerId).as('emails'))
    .where('site_id', '=', siteId)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (!emails.includes(emailKey(email))) {
    const errors = { email: customerMessages.otherEmail };
    throw new ApiError('invalid_request', {}, { errors });
  }
  const owner = { siteId, customerId, emails };
  const { blockers, orders, papers } = await look(trx, owner);
  if (blockers.length > 0) {
    const reasons = blockers
      .map(({ kind, count }) => `${count} × ${blockerWords[kind]}`)
      .join(', ');
    throw new ApiError('customer_busy', { reasons });
  }
  const words = [row.name, row.phone, ...(await listWords(trx, owner))];
  await eraseCustomer(scope, { customerId, words });
  await logWrite(trx, {
    siteId,
    actor,
    at: ctx.now(),
    action: 'customer-erased',
    permission: 'refund-orders',
    subject: `customer:${customerId}`,
    before: {},
    after: { orders, papers },
  });
  return { orders, papers };
}

const blockerWords: Record<ErasureBlocker, string> = {
  'open-orders': 'order that is not finished',
  'open-refunds': 'refund that is under way',
  'open-returns': 'return that is open',
  'open-disputes': 'dispute that is open',
  'open-drafts': 'draft that is open',
  'running-plans': 'plan that runs',
  'running-memberships': 'membership that runs',
  'unsent-gift-cards': 'gift card that was not sent yet',
};

async function look(db: ReadDatabase, { siteId, emails }: Owner): Promise<Preview> {
  const keys = [...emails];
  const theirs = sql`(select o.* from orders o
    where o.site_id = ${siteId} and lower(o.email) = any (${keys}::text[]))`;
  const counts = await readRows<{ kind: string; count: string }>(
    db,
    sql`
    select 'open-orders' as kind, count(*) as count from ${theirs} o
      where not o.is_test and (o.status in ('awaiting_payment', 'needs_attention')
        or o.due_cents > 0
        or (o.status = 'paid' and o.fulfillment_status <> 'fulfilled' and exists (
          select 1 from order_items i where i.site_id = o.site_id and i.order_id = o.id
            and i.product_type = ${productTypes.physical})))
    union all select 'open-refunds', count(*) from ${theirs} o
      join order_refunds r on r.site_id = o.site_id and r.order_id = o.id and r.status = 'due'
    union all select 'open-returns', count(*) from ${theirs} o
      join returns r on r.site_id = o.site_id and r.order_id = o.id
        and r.state = any (${[...openReturnStates]}::text[])
    union all select 'open-disputes', count(*) from ${theirs} o
      join payment_disputes d on d.site_id = o.site_id and d.payment_id = o.payment_id
        and d.status = 'open'
    union all select 'open-drafts', count(*) from draft_orders d
      where d.site_id = ${siteId} and lower(d.email) = any (${keys}::text[])
        and d.state in ('open', 'sent')
    union all select 'running-plans', count(*) from subscriptions s
      where s.site_id = ${siteId} and lower(s.email) = any (${keys}::text[])
        and s.status = any (${[...runningStatuses]}::text[])
    union all select 'running-memberships', count(*) from memberships m
      where m.site_id = ${siteId} and m.email_key = any (${keys}::text[]) and m.ended_at is null
    union all select 'unsent-gift-cards', count(*) from gift_cards g
      where g.site_id = ${siteId} and g.delivered_at is null
        and (lower(g.recipient_email) = any (${keys}::text[])
          or lower(g.buyer_email) = any (${keys}::text[]))
    union all select 'orders', count(*) from ${theirs} o
    union all select 'papers', count(*) from ${theirs} o
      join papers p on p.site_id = o.site_id and p.order_id = o.id
    union all select 'accounts', count(*) from site_accounts a
      where a.site_id = ${siteId} and a.email_key = any (${keys}::text[])`,
  );
  const of = (kind: string) => Number(counts.find((one) => one.kind === kind)?.count ?? 0);
  const kinds = Object.keys(blockerWords) as ErasureBlocker[];
  return {
    blockers: kinds.map((kind) => ({ kind, count: of(kind) })).filter(({ count }) => count > 0),
    orders: of('orders'),
    papers: of('papers'),
    accounts: of('accounts'),
  };
}

/** Names, streets and phones that their orders and accounts tell. */
async function listWords(trx: WriteTransaction, { siteId, emails }: Owner): Promise<string[]> {
  const keys = [...emails];
  const rows = await readRows<{ person: Record<string, string> | null }>(
    trx,
    sql`
    select unnest(array[o.shipping_address, o.billing_address, o.pickup_contact]) as person
      from orders o
      where o.site_id = ${siteId} and lower(o.email) = any (${keys}::text[])
    union
    select d.address from account_addresses d
      join site_accounts a on a.site_id = d.site_id and a.id = d.account_id
      where a.site_id = ${siteId} and a.email_key = any (${keys}::text[])`,
  );
  const words = rows.flatMap(({ person }) =>
    person
      ? [
          [person['firstName'], person['lastName']].filter(Boolean).join(' '),
          person['company'] ?? '',
          person['line1'] ?? '',
          person['line2'] ?? '',
          person['phone'] ?? '',
        ]
      : [],
  );
  return [...new Set(words.filter(Boolean))];
}

/** What a customer has with the shop beside orders. */
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readRows } from '../../db/read-rows.ts';
import type { CustomerDetail, Owner } from './customer-detail.ts';

/** Of each kind; a customer with more is a shop. */
const most = 50;

type Belongings = Pick<
  CustomerDetail,
  | 'subscriptions'
  | 'giftCards'
  | 'memberships'
  | 'addresses'
  | 'accounts'
  | 'topics'
  | 'suppressions'
>;

export async function listBelongings(db: ReadDatabase, owner: Owner): Promise<Belongings> {
  const [subscriptions, giftCards, memberships, addresses, accounts, topics, suppressions] =
    await Promise.all([
      listSubscriptions(db, owner),
      listGiftCards(db, owner),
      listMemberships(db, owner),
      listAddresses(db, owner),
      listAccounts(db, owner),
      listTopics(db, owner),
      listSuppressions(db, owner),
    ]);
  return { subscriptions, giftCards, memberships, addresses, accounts, topics, suppressions };
}

async function listSubscriptions(db: ReadDatabase, { siteId, emails }: Owner) {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['id', 'title', 'status', 'price_cents', 'currency', 'next_billing_at'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`lower(email) = any (${emails}::text[])`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    status: row.status,
    priceCents: row.price_cents,
    currency: row.currency,
    nextOn: row.next_billing_at?.getTime() ?? null,
  }));
}

/** Cards that they were given, and that they bought for others. */
async function listGiftCards(db: ReadDatabase, { siteId, emails }: Owner) {
  const rows = await db
    .selectFrom('gift_cards as g')
    .innerJoin('balances as b', (join) =>
      join.onRef('b.site_id', '=', 'g.site_id').onRef('b.id', '=', 'g.id'),
    )
    .select(['g.id', 'b.code_hint', 'b.left_cents', 'g.currency'])
    .select(sql<boolean>`lower(g.recipient_email) = any (${emails}::text[])`.as('is_ours'))
    .where('g.site_id', '=', siteId)
    .where(
      sql<boolean>`(lower(g.recipient_email) = any (${emails}::text[])
        or lower(g.buyer_email) = any (${emails}::text[]))`,
    )
    .orderBy('g.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    hint: row.code_hint,
    leftCents: row.left_cents,
    currency: row.currency,
    isOurs: row.is_ours,
  }));
}

async function listMemberships(db: ReadDatabase, { siteId, emails }: Owner) {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('membership_plans as p', (join) =>
      join.onRef('p.site_id', '=', 'm.site_id').onRef('p.id', '=', 'm.plan_id'),
    )
    .select(['m.id', 'p.title', 'm.ended_at'])
    .where('m.site_id', '=', siteId)
    .where('m.email_key', 'in', [...emails])
    .orderBy('m.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, title, ended_at }) => ({ id, title, isActive: ended_at === null }));
}

/** Of their accounts first, then of their latest orders, each once. */
async function listAddresses(db: ReadDatabase, { siteId, emails }: Owner) {
  const rows = await readRows<{ address: Record<string, string> | null }>(
    db,
    sql`
    (select d.address from account_addresses d
     join site_accounts a on a.site_id = d.site_id and a.id = d.account_id
     where d.site_id = ${siteId} and a.email_key = any (${emails}::text[])
     order by d.is_default desc, d.id limit ${most})
    union all
    (select unnest(array[o.shipping_address, o.billing_address]) as address from (
       select o.shipping_address, o.billing_address from orders o
       where o.site_id = ${siteId} and lower(o.email) = any (${emails}::text[])
       order by o.id desc limit ${most}) o)`,
  );
  const known = new Map<string, Record<string, string>>();
  for (const { address } of rows) {
    if (!address) continue;
    const filled = Object.entries(address).filter(([, part]) => Boolean(part));
    if (filled.length === 0) continue;
    const key = JSON.stringify(filled.toSorted(([one], [other]) => one.localeCompare(other)));
    if (!known.has(key)) known.set(key, Object.fromEntries(filled));
  }
  return [...known.values()].slice(0, most);
}

async function listAccounts(db: ReadDatabase, { siteId, emails }: Owner) {
  const rows = await db
    .selectFrom('site_accounts as a')
    .select(['a.id', 'a.email', 'a.created_at', 'a.language'])
    .select((eb) =>
      eb
        .selectFrom('site_sessions as s')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('s.site_id', '=', 'a.site_id')
        .whereRef('s.account_id', '=', 'a.id')
        .as('sessions'),
    )
    .where('a.site_id', '=', siteId)
    .where('a.email_key', 'in', [...emails])
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    createdOn: row.created_at.getTime(),
    sessions: Number(row.sessions),
    language: row.language,
  }));
}

async function listTopics(db: ReadDatabase, { siteId, emails }: Owner) {
  const rows = await db
    .selectFrom('marketing_opt_ins')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email', 'in', [...emails])
    .execute();
  return rows.map((row) => ({
    email: row.email,
    text: row.consent_text,
    source: row.source,
    at: row.opted_in_at.getTime(),
  }));
}

async function listSuppressions(db: ReadDatabase, { siteId, emails }: Owner) {
  const rows = await db
    .selectFrom('mail_suppressions')
    .select(['email_key', 'reason', 'created_at'])
    .where('site_id', '=', siteId)
    .where('email_key', 'in', [...emails])
    .execute();
  return rows.map((row) => ({
    email: row.email_key,
    reason: row.reason,
    at: row.created_at.getTime(),
  }));
}

/** Who a browser belongs to, and what that opens. */
import { sql, type SqlBool } from 'kysely';
import { emailKey } from '@sitewright/contract';
import { DAY_MS } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import { hashToken } from '../../db/hash-token.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import { billedStatuses } from '../subscriptions/subscription-states.ts';

/** A period that is being charged leaves its member in for so long. */
const graceMs = 3 * DAY_MS;

const keyPattern = /^[\w-]{20,100}$/;

/** The email of a browser's session, in small letters; undefined when it has none. */
export async function findMember(
  ctx: AppContext,
  site: Site,
  memberKey: string | undefined,
): Promise<string | undefined> {
  if (!memberKey || !keyPattern.test(memberKey)) return undefined;
  const session = await ctx.db
    .selectFrom('member_sessions')
    .select('email_key')
    .where('site_id', '=', site.siteId)
    .where('token_hash', '=', hashToken(memberKey))
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return session?.email_key;
}

/** A membership that opens something now. */
export interface ActiveMembership {
  planId: string;
  title: string;
  collectionIds: string[];
  paidUntil: Date | null;
}

/** Those of an email that hold. */
export async function listActiveMemberships(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  site: Site,
  memberEmailKey: string,
): Promise<ActiveMembership[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('membership_plans as p', (join) =>
      join.onRef('p.site_id', '=', 'm.site_id').onRef('p.id', '=', 'm.plan_id'),
    )
    .select(['p.id', 'p.title', 'p.collection_ids', 'm.paid_until'])
    .where('m.site_id', '=', site.siteId)
    .where('m.email_key', '=', memberEmailKey)
    .where(holds(holdingOn(site, now())))
    .orderBy('p.title')
    .execute();
  return rows.map((row) => ({
    planId: row.id,
    title: row.title,
    collectionIds: row.collection_ids,
    paidUntil: row.paid_until,
  }));
}

/** When it is, and whether what test orders paid for counts: while the shop is tried out. */
interface Holding {
  now: Date;
  countsTests: boolean;
}

/** Whether test orders open something on this site now. */
export function holdingOn(site: Site, now: Date): Holding {
  return { now, countsTests: readSettings(site, 'payments').test };
}

/** Whether `memberships as m` opens what it is for: not ended, and paid, or about to be. */
export function holds({ now, countsTests }: Holding) {
  const lately = new Date(now.getTime() - graceMs);
  return sql<SqlBool>`m.ended_at is null and (m.paid_until is null or m.paid_until > ${now}
    or (m.paid_until > ${lately} and exists (
      select from subscriptions s where s.site_id = m.site_id and s.id = m.subscription_id
        and s.status = any (${[...billedStatuses]}::text[]))))
    and (${countsTests}::boolean or not exists (
      select from orders o where o.site_id = m.site_id and o.id = m.last_order_id and o.is_test))`;
}

/** Forgets sessions and links that are over. */
export async function removeOldMemberSessions(ctx: AppContext): Promise<void> {
  await ctx.transact(async (trx) => {
    for (const table of ['member_sessions', 'member_links'] as const) {
      await trx.deleteFrom(table).where('expires_at', '<', ctx.now()).execute();
    }
  });
}

/** True when somebody with this email is a member, or was one. */
export async function hasBelonged(db: ReadDatabase, site: Site, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('email_key', '=', emailKey(email))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

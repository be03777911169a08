/** Who belongs, as staff look at it. */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Site } from '../sites/site.ts';
import { holdingOn, holds } from './member-access.ts';

/** A member of a plan; instants are epoch milliseconds. */
export interface MemberLine {
  id: string;
  planId: string;
  planTitle: string;
  email: string;
  isActive: boolean;
  startedOn: number;
  paidUntil: number | null;
  endedOn: number | null;
  endReason: string;
}

const pageSize = 50;

/** The newest first, from the one after `after` on. */
export async function listMembers(
  ctx: Pick<AppContext, 'db' | 'now'>,
  site: Site,
  after?: string,
): Promise<{ members: MemberLine[]; next: string | null }> {
  const rows = await ctx.db
    .selectFrom('memberships as m')
    .innerJoin('membership_plans as p', (join) =>
      join.onRef('p.site_id', '=', 'm.site_id').onRef('p.id', '=', 'm.plan_id'),
    )
    .selectAll('m')
    .select([
      'p.title as plan_title',
      sql<boolean>`${holds(holdingOn(site, ctx.now()))}`.as('is_active'),
    ])
    .where('m.site_id', '=', site.siteId)
    .$if(after !== undefined, (all) => all.where('m.id', '<', after!))
    .orderBy('m.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const members = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    planId: row.plan_id,
    planTitle: row.plan_title,
    email: row.email,
    isActive: row.is_active,
    startedOn: row.started_at.getTime(),
    paidUntil: row.paid_until?.getTime() ?? null,
    endedOn: row.ended_at?.getTime() ?? null,
    endReason: row.end_reason,
  }));
  return { members, next: rows.length > pageSize ? (members.at(-1)?.id ?? null) : null };
}

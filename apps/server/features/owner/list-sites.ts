import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { rolesWith, type Standing } from '../../policies/is-allowed.ts';
import type { StaffSession } from '../staff/staff-session.ts';
import { cutPage, isUpwards, pageSize, type PlacedPage, type RowPlace } from './paging.ts';

export interface SiteLine {
  siteId: string;
  identifier: string;
  title: string;
  isDefault: boolean;
  primaryHost: string | null;
  /** What the person is there. */
  standing: Standing;
}

/** Whether the installation has any. */
export async function hasSites(db: ReadDatabase): Promise<boolean> {
  const site = await db.selectFrom('sites').select('site_id').limit(1).executeTakeFirst();
  return site !== undefined;
}

/**
 * The sites whose back office this person may see, all of them for the owner: the default one first,
 * then by title.
 */
export async function listSites(
  db: ReadDatabase,
  { session, place }: { session: StaffSession; place: RowPlace },
): Promise<PlacedPage<SiteLine>> {
  const isUp = isUpwards(place);
  const key = place.after ?? place.before;
  const beside = sql<boolean>`(not is_default, title, sites.site_id) ${sql.raw(isUp ? '<' : '>')}
    (select not k.is_default, k.title, k.site_id from sites as k where k.site_id = ${key})`;
  const rows = await db
    .selectFrom('sites')
    .leftJoin('site_domains', (join) =>
      join
        .onRef('site_domains.site_id', '=', 'sites.site_id')
        .on('site_domains.is_primary', '=', sql<boolean>`true`),
    )
    .leftJoin('site_staff', (join) =>
      join
        .onRef('site_staff.site_id', '=', 'sites.site_id')
        .on('site_staff.account_id', '=', session.accountId),
    )
    .select([
      'sites.site_id as siteId',
      'identifier',
      'title',
      'is_default as isDefault',
      'host as primaryHost',
      'roles',
    ])
    .$if(!session.isOwner, (seen) =>
      seen.where(sql<boolean>`site_staff.roles && ${rolesWith('view-back-office')}::integer[]`),
    )
    .$if(key !== undefined, (all) => all.where(beside))
    .orderBy('is_default', isUp ? 'asc' : 'desc')
    .orderBy('title', isUp ? 'desc' : 'asc')
    .orderBy('sites.site_id', isUp ? 'desc' : 'asc')
    .limit(pageSize + 1)
    .execute();
  const lines = rows.map(({ roles, ...site }) => ({
    ...site,
    standing: { isOwner: session.isOwner, roles: roles ?? [] },
  }));
  return cutPage(isUp ? lines.toReversed() : lines, place, ({ siteId }) => siteId);
}

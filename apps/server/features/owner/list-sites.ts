import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { rolesWith, type Standing } from '../../policies/is-allowed.ts';
import type { StaffSession } from '../staff/staff-session.ts';
import { pageSize, toPage, type PageOf } from './paging.ts';

export interface SiteLine {
  identifier: string;
  title: string;
  isDefault: boolean;
  primaryHost: string | null;
  /** What the person is there. */
  standing: Standing;
}

/** The sites whose back office this person may see; all of them for the owner. */
export async function listSites(
  db: ReadDatabase,
  { session, page }: { session: StaffSession; page: number },
): Promise<PageOf<SiteLine>> {
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
    .select(['identifier', 'title', 'is_default as isDefault', 'host as primaryHost', 'roles'])
    .$if(!session.isOwner, (seen) =>
      seen.where(sql<boolean>`site_staff.roles && ${rolesWith('view-back-office')}::integer[]`),
    )
    .orderBy('is_default', 'desc')
    .orderBy('title')
    .orderBy('sites.site_id')
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute();
  const lines = rows.map(({ roles, ...site }) => ({
    ...site,
    standing: { isOwner: session.isOwner, roles: roles ?? [] },
  }));
  return toPage(lines, page);
}

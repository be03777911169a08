/** The sites where somebody works. */
import {
  entitlements,
  permissions,
  standingOf,
  type RoleNumber,
  type StaffSite,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { readSettings } from '../settings/read-settings.ts';
import { isAllowed, rolesWith } from '../../policies/is-allowed.ts';

const most = 100;

interface Asked {
  accountId: string;
  isOwner: boolean;
}

/**
 * The sites whose back office this person may open, all of them for the owner: the default one
 * first, then by title, at most a hundred.
 */
export async function listStaffSites(
  db: ReadDatabase,
  { accountId, isOwner }: Asked,
): Promise<StaffSite[]> {
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
        .on('site_staff.account_id', '=', accountId),
    )
    .select([
      'identifier',
      'sites.site_id as siteId',
      'title',
      'host as primaryHost',
      'is_default as isDefault',
      'currency',
      'locale',
      'time_zone as timeZone',
      'roles',
      'settings',
    ])
    .$if(!isOwner, (seen) =>
      seen.where(sql<boolean>`site_staff.roles && ${rolesWith('view-back-office')}::integer[]`),
    )
    .orderBy('is_default', 'desc')
    .orderBy('title')
    .orderBy('sites.site_id')
    .limit(most)
    .execute();
  return rows.map(({ settings, ...site }) => {
    const roles: RoleNumber[] = site.roles ?? [];
    const { websiteStatus } = readSettings({ siteId: site.siteId, settings }, 'host');
    const standing = standingOf(websiteStatus);
    const { entitlements: plan } = readSettings({ siteId: site.siteId, settings }, 'plan');
    const missingParts = entitlements.names.filter((name) => plan && !plan.includes(name));
    const { measurementStandard } = readSettings({ siteId: site.siteId, settings }, 'store');
    const may = permissionsOf({ isOwner, roles });
    return {
      ...site,
      measurementStandard,
      roles,
      standing,
      missingParts,
      permissions: may,
    };
  });
}

function permissionsOf(standing: { isOwner: boolean; roles: RoleNumber[] }) {
  return permissions.filter((permission) => isAllowed(standing, permission));
}

/** Roles of people on a site: the only reader and writer of `site_staff`. AUTH-05. */
import type { RoleNumber } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import type { Standing } from '../../policies/is-allowed.ts';

interface Place {
  siteId: string;
  accountId: string;
}

/** Gives a person these roles on a site and takes all others away; none ends the work there. */
export async function setSiteRoles(
  trx: WriteTransaction,
  { siteId, accountId, roles }: Place & { roles: readonly RoleNumber[] },
): Promise<void> {
  await trx
    .deleteFrom('site_staff')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .execute();
  if (roles.length === 0) return;
  await trx
    .insertInto('site_staff')
    .values({ site_id: siteId, account_id: accountId, roles: [...new Set(roles)] })
    .execute();
}

/** What the person is on this site, and on no other. */
export async function findStanding(
  db: ReadDatabase,
  { siteId, accountId, isOwner }: Place & { isOwner: boolean },
): Promise<Standing> {
  const row = await db
    .selectFrom('site_staff')
    .select('roles')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { isOwner, roles: row?.roles ?? [] };
}

/** Gives a person these roles on every site of the installation, in place of those they had. */
export async function giveRolesEverywhere(
  trx: WriteTransaction,
  accountId: string,
  roles: readonly RoleNumber[],
): Promise<void> {
  const sites = await trx.selectFrom('sites').select('site_id').execute();
  for (const { site_id: siteId } of sites) await setSiteRoles(trx, { siteId, accountId, roles });
}

/** `node apps/server/testing/give-staff.ts SITE NAME ROLE`: somebody with this role; prints a link that signs them in. */
import { userRoles, type RoleName } from '@sitewright/contract';
import { readConfig } from '../config/config.ts';
import { openInstallation } from '../db/open-installation.ts';
import { signInHref } from '../features/staff/owner-link.ts';
import { createSignInToken } from '../features/staff/sign-in-link.ts';
import { setSiteRoles } from '../features/staff/site-roles.ts';
import { ensureStaffAccount } from '../features/staff/staff-accounts.ts';

const [site = '', displayName = '', role = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const database = await openInstallation(config);
try {
  const { site_id: siteId } = await database.db
    .selectFrom('sites')
    .select('site_id')
    .where('identifier', '=', site)
    .executeTakeFirstOrThrow();
  const email = `${displayName.toLowerCase().replaceAll(/\W+/g, '.')}@staff.test`;
  const token = await database.transact(async (trx) => {
    const accountId = await ensureStaffAccount(trx, { email, displayName });
    const roles = [userRoles.values[role as RoleName]];
    await setSiteRoles(trx, { siteId, accountId, roles });
    return createSignInToken(trx, { accountId, now: new Date() });
  });
  console.log(signInHref(`http://localhost:${config.port}`, token));
} finally {
  await database.close();
}

/** People who work on the sites of a test. */
import type { RoleNumber } from '@sitewright/contract';
import { signInHref } from '../features/staff/owner-link.ts';
import { createSignInToken } from '../features/staff/sign-in-link.ts';
import { setSiteRoles } from '../features/staff/site-roles.ts';
import { ensureOwnerAccount, ensureStaffAccount } from '../features/staff/staff-accounts.ts';
import type { TestApp } from './test-app.ts';

export interface StaffCookies extends Record<string, string> {
  staff_session: string;
}

let people = 0;

/** Signs a new person in who has these roles, by site. */
export async function signInStaff(
  app: TestApp,
  rolesBySite: Record<string, readonly RoleNumber[]>,
): Promise<StaffCookies> {
  people += 1;
  const person = { email: `person-${people}@staff.test`, displayName: `Person ${people}` };
  const token = await app.ctx.transact(async (trx) => {
    const accountId = await ensureStaffAccount(trx, person);
    for (const [siteId, roles] of Object.entries(rolesBySite)) {
      await setSiteRoles(trx, { siteId, accountId, roles });
    }
    return createSignInToken(trx, { accountId, now: app.ctx.now() });
  });
  return pressSignIn(app, token);
}

/** Signs the owner of the installation in. */
export async function signInOwner(app: TestApp): Promise<StaffCookies> {
  const token = await app.ctx.transact(async (trx) =>
    createSignInToken(trx, { accountId: await ensureOwnerAccount(trx), now: app.ctx.now() }),
  );
  return pressSignIn(app, token);
}

/** Opens the link's page and presses its button, as a browser without scripts does. */
export async function postSignIn(
  app: TestApp,
  token: string,
  { cookies, origin = 'http://office.test' }: { cookies?: StaffCookies; origin?: string } = {},
) {
  return app.inject({
    method: 'POST',
    url: '/config/sign-in',
    ...(cookies && { cookies }),
    payload: new URLSearchParams({ token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'office.test', origin },
  });
}

/** The token of a link's page: what its form would post. Undefined when there is no form. */
export async function tokenOnPage(app: TestApp, path: string): Promise<string | undefined> {
  const page = await app.inject(path);
  return /name="token" value="([^"]+)"/.exec(page.body)?.[1];
}

async function pressSignIn(app: TestApp, token: string): Promise<StaffCookies> {
  const link = new URL(signInHref('http://office.test', token));
  const shown = await tokenOnPage(app, link.pathname + link.search);
  const answer = await postSignIn(app, shown ?? '');
  const cookie = answer.cookies.find(({ name }) => name === 'staff_session');
  if (!cookie) throw new Error(`The sign-in was refused: ${answer.statusCode}`);
  return { staff_session: cookie.value };
}

/**
 * Every call that asks for a permission, asked by every role: generated from the contract and the
 * table of policies, so that a new call is in it by itself. Databases do not differ in it.
 */
import { calls, userRoles, type Call, type RoleNumber } from '@sitewright/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, type Standing } from '../../policies/is-allowed.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { signInOwner, signInStaff } from '../../testing/test-staff.ts';

const ofStaff = (calls as readonly Call[]).flatMap((call) =>
  call.access !== 'visitor' && 'permission' in call.access
    ? [{ call, address: call.address, permission: call.access.permission }]
    : [],
);

interface Asker {
  name: string;
  standing: Standing;
  cookies: Record<string, string>;
}

describe('AUTH-05 AUTH-06 every call of staff, by every role', () => {
  let app: TestApp;
  const askers: Asker[] = [];
  let stranger: Record<string, string>;
  const crumb = 'c'.repeat(43);

  beforeAll(async () => {
    app = await createTestApp();
    const alder = await app.createSite({ identifier: 'alder' });
    const birch = await app.createSite({ identifier: 'birch' });
    for (const [name, role] of Object.entries(userRoles.values)) {
      const roles: RoleNumber[] = [role];
      const cookies = await signInStaff(app, { [alder]: roles });
      askers.push({ name, standing: { isOwner: false, roles }, cookies });
    }
    const cookies = await signInOwner(app);
    askers.push({ name: 'owner', standing: { isOwner: true, roles: [] }, cookies });
    stranger = await signInStaff(app, { [birch]: [userRoles.values.admin] });
  });
  afterAll(() => app.close());

  /** Nothing but the permission is right about it: whoever may is told what is wrong. */
  async function ask({ method, path }: Call, cookies: Record<string, string>): Promise<string> {
    const url = path.replace(':identifier', 'alder').replaceAll(/:\w+/g, '1');
    const answer = await app.inject({
      method,
      url,
      headers: { host: 'alder.localhost', 'x-csrf-token': crumb },
      cookies: { ...cookies, crumb },
      ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
    });
    if (answer.statusCode !== 401 && answer.statusCode !== 403) return 'allowed';
    return `${answer.statusCode} ${answer.json<{ code: string }>().code}`;
  }

  it('there are such calls', () => {
    expect(ofStaff.length).toBeGreaterThan(50);
  });

  it.each(ofStaff)('AUTH-06 $address: $permission', async ({ call, permission }) => {
    const answered: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const { name, standing, cookies } of askers) {
      answered[name] = await ask(call, cookies);
      expected[name] = isAllowed(standing, permission) ? 'allowed' : '403 not_allowed';
    }
    expect(answered).toEqual(expected);
    expect(await ask(call, {})).toBe('401 not_signed_in');
    expect(await ask(call, stranger)).toBe('403 not_allowed');
  });
});

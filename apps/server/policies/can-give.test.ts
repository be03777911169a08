import { permissions, userRoles } from '@sitewright/contract';
import { describe, expect, it } from 'vitest';
import { canGive, givableRoles } from './can-give.ts';
import { isAllowed } from './is-allowed.ts';

const roles = Object.values(userRoles.values);
const { admin } = userRoles.values;

describe('which roles somebody may give', () => {
  it('D-43 the owner and admins give all, everybody else none', () => {
    expect(givableRoles({ isOwner: true, roles: [] })).toEqual(roles);
    for (const role of roles) {
      const given = givableRoles({ isOwner: false, roles: [role] });
      expect([role, given]).toEqual([role, role === admin ? roles : []]);
    }
  });

  it('D-43 nobody gives what they may not do themselves', () => {
    for (const mine of roles) {
      const standing = { isOwner: false, roles: [mine] };
      for (const role of roles.filter((one) => canGive(standing, one))) {
        for (const permission of permissions) {
          const isMore =
            isAllowed({ isOwner: false, roles: [role] }, permission) &&
            !isAllowed(standing, permission);
          expect([mine, role, permission, isMore]).toEqual([mine, role, permission, false]);
        }
      }
    }
  });

  it('knows no role without a name', () => {
    expect(canGive({ isOwner: true, roles: [] }, 5)).toBe(false);
  });
});

import { permissions, userRoles, type Permission } from '@sitewright/contract';
import { describe, expect, it } from 'vitest';
import { isAllowed, rolesWith } from './is-allowed.ts';

/** Written by hand from D-43. Columns: the owner, then the roles of AUTH-05 by number. */
const columns = ['owner', 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const table = `
  view-back-office      x x x x x x - x x x x x x - x x
  view-content          x x - - x - - - - x - - - - x x
  edit-drafts           x x - - x - - - - - - - - - x x
  edit-content          x x - - x - - - - - - - - - x -
  publish               x x - - x - - - - - - - - - x -
  create-pages          x x - - - - - - - - - - - - x -
  edit-styles           x x - - - - - - - - - - - - x -
  edit-code             x x - - - - - - - - - - - - - -
  view-media            x x - - x - - x - x - - - - x x
  edit-media            x x - - x - - x - - - - - - x x
  view-products         x x - - x - - x - x - - - - x -
  edit-products         x x - - x - - x - - - - - - x -
  create-products       x x - - - - - x - - - - - - x -
  edit-inventory        x x - - - - - x - - - - - - x -
  edit-discounts        x x - - - - - x - - - - - - x -
  manage-restock        x x - - - - - x - - - - - - x -
  view-orders           x x - - - - - x - x - - - - x -
  edit-orders           x x - - - - - x - - - - - - x -
  refund-orders         x x - - - - - x - - - - - - x -
  view-mails            x x - - - - - - - - - - - - - -
  send-mails            x x - - - - - - - - - - - - - -
  view-settings         x x - - - - - - - x - - - - x -
  edit-settings         x x - - - - - - - - - - - - x -
  edit-payment-settings x x - - - - - - - - - - - - - -
  view-analytics        x x - x - - - - - x - - - - x -
  write-comments        x x - - - x x - - - - - - - x -
  moderate-comments     x x - - - x - - - - - - - - x -
  moderate-reviews      x x - - - x - x - - - - - - x -
  edit-campaigns        x x - - - - - - - - x - - - x -
  view-scheduling       x x - - - - - - x x - x x - x -
  edit-scheduling       x x - - - - - - x - - - x - x -
  manage-scheduling     x x - - - - - - x - - - - - x -
  manage-integrations   x x - - - - - - - - - - - - - -
  manage-domains        x x - - - - - - - - - - - - - -
  manage-billing        x x x - - - - - - - - - - - - -
  manage-people         x x - - - - - - - - - - - - - -
  transfer-ownership    x - - - - - - - - - - - - - - -
  create-sites          x - - - - - - - - - - - - - - -
  manage-backups        x - - - - - - - - - - - - - - -
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const cells = rows.flatMap(([permission, ...marks]) =>
  marks.map((mark, index) => ({ permission, role: columns[index], isAllowed: mark === 'x' })),
);

const standing = (role: string | number | undefined) => ({
  isOwner: role === 'owner',
  roles: typeof role === 'number' ? [role] : [],
});

describe('policies', () => {
  it('AUTH-05 AUTH-06 have a cell for every role and permission', () => {
    expect(rows.map(([permission]) => permission)).toEqual([...permissions]);
    expect(columns.slice(1)).toEqual(
      Object.values(userRoles.values).toSorted((first, second) => first - second),
    );
    expect(cells).toHaveLength(permissions.length * columns.length);
    for (const { role, permission } of cells) expect([role, permission]).not.toContain(undefined);
  });

  it.each(cells)('AUTH-06 D-43 role $role, $permission: $isAllowed', (cell) => {
    expect(isAllowed(standing(cell.role), cell.permission as Permission)).toBe(cell.isAllowed);
  });

  it('D-43 several roles of a person add up', () => {
    const both = { isOwner: false, roles: [3, 11] };
    expect(isAllowed(both, 'view-analytics')).toBe(true);
    expect(isAllowed(both, 'edit-campaigns')).toBe(true);
    expect(isAllowed(both, 'edit-content')).toBe(false);
  });

  it('allow nothing to somebody without a role, or with a number without a name', () => {
    for (const permission of permissions) {
      expect(isAllowed({ isOwner: false, roles: [] }, permission)).toBe(false);
      expect(isAllowed({ isOwner: false, roles: [5, 0, 99] }, permission)).toBe(false);
    }
  });

  it('RSTK-12 merchants and members are the roles 1, 8 and 15', () => {
    expect(rolesWith('manage-restock').toSorted((a, b) => a - b)).toEqual([1, 8, 15]);
    expect(rolesWith('transfer-ownership')).toEqual([]);
  });
});

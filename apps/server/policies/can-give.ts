/** Which roles somebody may give to others. D-43 */
import { userRoles, type RoleNumber } from '@sitewright/contract';
import { isAllowed, type Standing } from './is-allowed.ts';
import { rolePermissions } from './role-permissions.ts';

/**
 * Whether somebody may give, change or take away this role: only who may work with people at all,
 * and only a role that allows nothing that they may not do themselves.
 */
export function canGive(standing: Standing, role: number): boolean {
  const name = userRoles.nameOf(role);
  if (name === undefined || !isAllowed(standing, 'manage-people')) return false;
  return rolePermissions[name].every((permission) => isAllowed(standing, permission));
}

/** The roles that {@link canGive} allows, by number. */
export function givableRoles(standing: Standing): RoleNumber[] {
  return Object.values(userRoles.values).filter((role) => canGive(standing, role));
}

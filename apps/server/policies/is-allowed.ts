/** Asks the table of policies. */
import { userRoles, type Permission } from '@sitewright/contract';
import { rolePermissions, type PolicyRole } from './role-permissions.ts';

/** A person's standing on one site. */
export interface Standing {
  /** The owner of the installation: of all its sites. */
  isOwner: boolean;
  /** Numbers of AUTH-05; a number without a name allows nothing. */
  roles: readonly number[];
}

/** Whether one of the person's roles allows it: several roles add up. D-43. */
export function isAllowed(standing: Standing, permission: Permission): boolean {
  return rolesOf(standing).some((role) => rolePermissions[role].includes(permission));
}

/** The roles with at least this permission, as numbers: for asking the database. */
export function rolesWith(permission: Permission): number[] {
  return Object.entries(userRoles.values)
    .filter(([, role]) => isAllowed({ isOwner: false, roles: [role] }, permission))
    .map(([, role]) => role);
}

function rolesOf({ isOwner, roles }: Standing): PolicyRole[] {
  const named = roles.map((role) => userRoles.nameOf(role)).filter((name) => name !== undefined);
  return isOwner ? ['owner', ...named] : named;
}

import { permissions, type Permission } from '@sitewright/contract';
import { isAllowed, type Standing } from '../../policies/is-allowed.ts';

/** Who may read a thing may read what was written there; others must be allowed to write it. */
const readers: Readonly<Partial<Record<Permission, Permission>>> = {
  'edit-drafts': 'view-content',
  'edit-content': 'view-content',
  publish: 'view-content',
  'create-pages': 'view-content',
  'edit-styles': 'view-content',
  'edit-media': 'view-media',
  'edit-products': 'view-products',
  'create-products': 'view-products',
  'edit-inventory': 'view-products',
  'edit-discounts': 'view-products',
  'edit-orders': 'view-orders',
  'refund-orders': 'view-orders',
  'edit-settings': 'view-settings',
  'edit-payment-settings': 'view-settings',
  'edit-scheduling': 'view-scheduling',
  'manage-scheduling': 'view-scheduling',
};

/** The permissions whose rows of the log somebody may see. */
export function seenBy(standing: Standing): Permission[] {
  return permissions.filter((permission) => {
    const reader = readers[permission];
    return isAllowed(standing, permission) || (reader ? isAllowed(standing, reader) : false);
  });
}

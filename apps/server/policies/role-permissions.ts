/** Who may do what: one table, role × permission. D-43, AUTH-05, AUTH-06. */
import { permissions, type Permission, type RoleName } from '@sitewright/contract';

/** The owner has no number of AUTH-05: it is a mark of the account. */
export type PolicyRole = 'owner' | RoleName;

const scheduling = ['view-scheduling', 'edit-scheduling', 'manage-scheduling'] as const;

/** The owner alone hands the installation over, makes sites in it, and backs it up. */
const admin = allBut('transfer-ownership', 'create-sites', 'manage-backups');

/**
 * All but what a site costs, who works on it, where it answers, its money, its mails and its keys, and
 * scripts in pages, which would act for whoever may do all that.
 */
const websiteManager = allBut(
  'transfer-ownership',
  'create-sites',
  'manage-backups',
  'manage-billing',
  'manage-people',
  'edit-payment-settings',
  'view-mails',
  'send-mails',
  'manage-integrations',
  'manage-domains',
  'edit-code',
);

/** Everything that is not listed is not allowed. */
export const rolePermissions: Readonly<Record<PolicyRole, readonly Permission[]>> = {
  owner: permissions,
  admin,
  websiteManager,
  editor: [
    'view-back-office',
    'view-content',
    'edit-drafts',
    'edit-content',
    'publish',
    'view-media',
    'edit-media',
    'view-products',
    'edit-products',
  ],
  draftEditor: ['view-back-office', 'view-content', 'edit-drafts', 'view-media', 'edit-media'],
  storeManager: [
    'view-back-office',
    'view-media',
    'edit-media',
    'view-products',
    'edit-products',
    'create-products',
    'edit-inventory',
    'edit-discounts',
    'manage-restock',
    'view-orders',
    'edit-orders',
    'refund-orders',
    'moderate-reviews',
  ],
  billing: ['view-back-office', 'manage-billing'],
  reporting: ['view-back-office', 'view-analytics'],
  moderator: ['view-back-office', 'write-comments', 'moderate-comments', 'moderate-reviews'],
  commenter: ['write-comments'],
  campaignsEditor: ['view-back-office', 'edit-campaigns'],
  scheduling: ['view-back-office', ...scheduling],
  schedulingEditor: ['view-back-office', 'view-scheduling', 'edit-scheduling'],
  schedulingViewer: ['view-back-office', 'view-scheduling'],
  viewer: [
    'view-back-office',
    'view-content',
    'view-media',
    'view-products',
    'view-orders',
    'view-settings',
    'view-analytics',
    'view-scheduling',
  ],
  none: [],
};

function allBut(...withheld: Permission[]): Permission[] {
  return permissions.filter((permission) => !withheld.includes(permission));
}

import type { userRoles } from '../enumerations/site-types.ts';

/**
 * What somebody may do in the back office of a site: the columns of the table of policies. D-43.
 * `view-…` reads, everything else writes and needs no `view-…` beside it.
 */
export const permissions = [
  /** See the site in the list of sites and open its back office. */
  'view-back-office',

  /** Read pages, posts and their drafts. */
  'view-content',
  /** Save drafts and hand them over («Needs Review»). */
  'edit-drafts',
  /** Change pages that exist, and write posts in a blog that exists. */
  'edit-content',
  /** Make what was edited visible. */
  'publish',
  /** Add, move and remove pages, collections and menus. */
  'create-pages',
  /** Change the theme, its tweaks and own styles. */
  'edit-styles',
  /** Put scripts into pages: they run with the rights of whoever looks at them. */
  'edit-code',

  /** Pictures and files of the site. */
  'view-media',
  /** Upload, name, replace and remove them. */
  'edit-media',

  'view-products',
  /** Change products that exist, but not their stock. */
  'edit-products',
  /** Add and remove products and their categories; import them. */
  'create-products',
  'edit-inventory',
  'edit-discounts',
  /** List who waits for a product and write to them. RSTK-12. */
  'manage-restock',

  'view-orders',
  /** Fulfil, cancel and annotate orders. */
  'edit-orders',
  'refund-orders',

  /** Read mails that the site wrote. They hold links that open things. */
  'view-mails',
  /** Send a mail of the outbox again. */
  'send-mails',

  'view-settings',
  'edit-settings',
  /** Where the money of the shop goes, and the keys of it. */
  'edit-payment-settings',

  'view-analytics',
  'write-comments',
  'moderate-comments',
  /** Show, hide and answer what buyers think of products. */
  'moderate-reviews',
  'edit-campaigns',

  'view-scheduling',
  /** Book, move and cancel appointments. */
  'edit-scheduling',
  /** Calendars, hours and what can be booked. */
  'manage-scheduling',

  /** Keys of programs, and where the shop tells its news. */
  'manage-integrations',

  /** On which domains the site answers: one that no site has claimed may be anybody's. */
  'manage-domains',

  /** What the site itself costs. */
  'manage-billing',
  /** Who works on the site, and in which roles. */
  'manage-people',
  'transfer-ownership',

  /** Make another site in the installation: a matter of who owns it. */
  'create-sites',
  /** Back the whole installation up, and bring a backup back: also its owner's alone. */
  'manage-backups',
] as const;

/** One of {@link permissions}. */
export type Permission = (typeof permissions)[number];

type RoleTable = (typeof userRoles)['values'];

/** Name of a role that a person has on a site. AUTH-05. */
export type RoleName = keyof RoleTable;

/** Number of a role, as data holds it. AUTH-05. */
export type RoleNumber = RoleTable[RoleName];

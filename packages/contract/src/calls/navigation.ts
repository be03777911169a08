import { z } from 'zod';
import { defineCall } from '../call.ts';
import { generalMessages } from '../messages/back-office.ts';
import { navigationItemsSchema } from '../models/navigation.ts';

/** Short name of the site that staff ask about; missing: the one of the host. */
const ofSite = z.object({ site: z.string().min(1).max(63).optional() });

/** An entry of a menu, and what it leads to. */
export interface SiteLink {
  collectionId?: string | undefined;
  externalLink?: { title: string; url: string; newWindow: boolean } | undefined;
  memberAreaId?: string | undefined;
  /** What the menu alone calls it. */
  title?: string | undefined;
  /** What visitors read. */
  label: string;
  /** Its address; empty: a folder that only opens. */
  fullUrl: string;
  /** False: the page is switched off, and visitors do not see the link. */
  isShown: boolean;
  /** True: an index or folder of the theme's, below which entries can stand. */
  isFolder?: boolean | undefined;
  items?: SiteLink[] | undefined;
}

const linkSchema: z.ZodType<SiteLink> = z.object({
  collectionId: z.string().optional(),
  externalLink: z.object({ title: z.string(), url: z.string(), newWindow: z.boolean() }).optional(),
  memberAreaId: z.string().optional(),
  title: z.string().optional(),
  label: z.string(),
  fullUrl: z.string(),
  isShown: z.boolean(),
  isFolder: z.boolean().optional(),
  get items() {
    return z.array(linkSchema).optional();
  },
});

const menuSchema = z.object({
  /** The name of the menu in the theme, such as `mainNav`. NAVL-02 */
  identifier: z.string(),
  title: z.string(),
  links: z.array(linkSchema),
});

/** A menu of a site with its links. NAVL-02 */
export type SiteMenu = z.infer<typeof menuSchema>;

/** The menus of a site, the main one first, and the pages that they can lead to. NAVL-02, NAVL-03 */
export const getSiteLayout = defineCall(
  'GET /api/commondata/GetSiteLayout',
  'The menus of a site, the main one first, and its pages',
  {
    query: ofSite,
    answer: z.object({
      /** The theme; an update of a menu names it. */
      templateId: z.string(),
      layout: z.array(menuSchema),
      collections: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          navigationTitle: z.string(),
          urlId: z.string(),
          typeName: z.string(),
          isEnabled: z.boolean(),
          /** Whether it is an index or folder of the theme's: entries can stand below it. */
          isFolder: z.boolean(),
        }),
      ),
    }),
  },
  { access: { permission: 'view-content' } },
);

const menuEdit = {
  /** The identifier of the menu. */
  fieldName: z.string().min(1).max(100),
  navigation: z.object({ items: navigationItemsSchema }),
  /** The entries as the writer saw them; missing: it is written whatever stands there. */
  from: navigationItemsSchema.optional(),
};

/** Brings a menu to these entries; visitors see it at once. NAVL-01, NAVL-04 */
export const updateNavigation = defineCall(
  'POST /api/widget/UpdateNavigation',
  'Writes a menu',
  {
    query: ofSite,
    body: z.object({
      ...menuEdit,
      templateId: z.string().min(1).max(100),
      /** A second menu, written with it or not at all: an entry goes from one into the other. */
      also: z.object(menuEdit).optional(),
    }),
    answer: menuSchema.extend({
      /** The write of the menu in the log; null when nothing changed in it. */
      activityId: z.string().nullable(),
      /** All writes in the log, in their order. */
      activityIds: z.array(z.string()),
    }),
  },
  { access: { permission: 'create-pages' } },
);

/**
 * The main menu of a site: the first of its layout.
 * @throws Error "Unable to find site main navigation" when the theme has no menu. NAVL-05
 */
export function findMainNavigation<Menu>({ layout }: { readonly layout: readonly Menu[] }): Menu {
  const [main] = layout;
  if (main === undefined) throw new Error(generalMessages.noMainNavigation);
  return main;
}

const size = 20_000;
const partSchema = z
  .record(z.string().min(1).max(100), z.unknown())
  .refine((part) => JSON.stringify(part).length <= size, `At most ${size} characters.`);
const partsSchema = z.object({ header: partSchema, footer: partSchema });

/** What header and footer of the site show. NAVL-06 */
export const getSiteHeaderFooter = defineCall(
  'GET /api/site-header-footer',
  'What header and footer of the site show',
  { query: ofSite, answer: partsSchema },
  { access: { permission: 'view-content' } },
);

/** Both as they shall be: fields that are left out stay. NAVL-06 */
export const putSiteHeaderFooter = defineCall(
  'PUT /api/site-header-footer',
  'Writes what header and footer of the site show',
  {
    query: ofSite,
    body: partsSchema.extend({
      /** What the writer saw: all fields, or those that change; missing: it is written whatever stands there. */
      from: partsSchema.optional(),
    }),
    answer: partsSchema.extend({ changes: z.array(z.string()) }),
  },
  { access: { permission: 'edit-styles' } },
);

import { z } from 'zod';
import { contentLimits } from '../limits.ts';
import { linkMessages } from '../messages/back-office.ts';
import { linkFormat, linkPattern } from './link-address.ts';
import { makeTextSchema } from './plain-text.ts';

/** A link of a menu that leads nowhere in the site. */
export const externalLinkSchema = z.object({
  title: makeTextSchema(contentLimits.titleLength).refine((title) => title.trim() !== ''),
  url: makeTextSchema(2_000).regex(linkPattern, linkFormat),
  newWindow: z.boolean().default(false),
});

/** An entry of a menu as a navigation update has it. NAVL-01 */
export interface NavigationItemInput {
  /** A page of the site. */
  readonly collectionId?: string | undefined;
  readonly externalLink?: z.infer<typeof externalLinkSchema> | undefined;
  /** What is for members alone. */
  readonly memberAreaId?: string | undefined;
  /** What the menu calls it; missing: the navigation title of the page. */
  readonly title?: string | undefined;
  /** Makes it a folder. */
  readonly items?: readonly NavigationItemInput[] | undefined;
}

const idSchema = z.string().min(1).max(64);
const entryFields = {
  collectionId: idSchema.optional(),
  externalLink: externalLinkSchema.optional(),
  memberAreaId: idSchema.optional(),
  title: makeTextSchema(contentLimits.titleLength).optional(),
};

/** A menu may be so deep; themes show at least two levels. */
const most = { levels: 4, entries: 250 };

function makeItemsSchema(levels: number): z.ZodType<NavigationItemInput[]> {
  const fields =
    levels > 1
      ? { ...entryFields, items: makeItemsSchema(levels - 1).optional() }
      : { ...entryFields, items: z.array(z.never()).max(0).optional() };
  return z
    .array(z.object(fields).refine(leadsSomewhere, linkMessages.pageUrlMissing))
    .max(most.entries);
}

/** A page, a link, or a folder with a name. */
function leadsSomewhere(item: NavigationItemInput): boolean {
  const { collectionId, externalLink, memberAreaId, title, items } = item;
  const isNamed = title !== undefined && title.trim() !== '';
  if (collectionId !== undefined || externalLink !== undefined) return true;
  return isNamed && (memberAreaId !== undefined || items !== undefined);
}

/** The entries of a menu in their order. NAVL-01 */
export const navigationItemsSchema = makeItemsSchema(most.levels).refine(
  (items) => countItems(items) <= most.entries,
  `A menu has at most ${most.entries} entries.`,
);

function countItems(items: readonly NavigationItemInput[]): number {
  return items.reduce((count, { items: below = [] }) => count + 1 + countItems(below), 0);
}

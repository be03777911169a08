/** Puts a menu of another site in the place of one of this site. */
import {
  cutText,
  contentLimits,
  navigationItemsSchema,
  type NavigationItemInput,
} from '@sitewright/contract';
import { sql } from 'kysely';
import { saveNavigation } from '../../../collections/save-navigation.ts';
import type { NavigationEntry } from '../../../collections/tables.ts';
import type { FoundLink, FoundMenu } from '../content-things.ts';
import { toOwnLink } from '../markup/addresses.ts';
import { findBrought, standingOf } from './brought.ts';
import { readThingName } from './thing-name.ts';
import type { ContentChange, ContentWrite } from './write-scope.ts';

/** A menu of the theme, by its name and what people call it. */
export interface ThemeMenu {
  readonly name: string;
  readonly title: string;
}

/** Which menu of the theme a menu becomes: one for the foot of pages is told by its name. */
export function chooseMenu(
  { title }: Pick<FoundMenu, 'title'>,
  menus: readonly ThemeMenu[],
  taken: ReadonlySet<string>,
): ThemeMenu | undefined {
  const isFoot = (text: string) => /foot|fuß|bottom|secondary|unten|legal/i.test(text);
  const free = menus.filter(({ name }) => !taken.has(name));
  const alike = free.find((menu) => isFoot(menu.name + menu.title) === isFoot(title));
  return alike ?? (isFoot(title) ? undefined : free[0]);
}

/** Writes it; undefined when it leads nowhere. */
export async function writeMenu(
  write: ContentWrite,
  menu: FoundMenu,
  place: ThemeMenu,
): Promise<ContentChange | undefined> {
  const { trx, siteId } = write;
  const entries = await toEntries(write, menu, menu.items);
  const parsed = navigationItemsSchema.safeParse(entries);
  if (!parsed.success || entries.length === 0) {
    write.note(menu.line, 'menu', `The menu "${menu.title}" has nothing that leads anywhere here.`);
    return undefined;
  }
  const name = `menu:${place.name}` as const;
  const before = (await standingOf(trx, siteId, name)) ?? {};
  await saveNavigation(trx, siteId, { name: place.name, items: entries });
  const after = (await standingOf(trx, siteId, name)) ?? {};
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  const kind = isSame ? 'unchanged' : 'updated';
  return { id: name, title: menu.title || place.title, kind, before, after };
}

async function toEntries(
  write: ContentWrite,
  menu: FoundMenu,
  links: readonly FoundLink[],
): Promise<NavigationEntry[]> {
  const entries: NavigationEntry[] = [];
  for (const link of links) {
    const below = await toEntries(write, menu, link.items);
    const entry = await toEntry(write, link);
    const items = below.length > 0 ? { items: below } : {};
    if (entry) entries.push({ ...entry, ...items });
    else if (below.length > 0 && link.title) entries.push({ title: clip(link.title), ...items });
    else {
      const named = link.title || link.url || 'An entry';
      write.note(menu.line, 'menu-entry', `"${named}" of the menu leads nowhere here.`);
    }
  }
  return entries;
}

const clip = (title: string) => cutText(title, contentLimits.titleLength);

async function toEntry(
  write: ContentWrite,
  { title, key, url }: FoundLink,
): Promise<(NavigationItemInput & NavigationEntry) | undefined> {
  const { trx, siteId, origin } = write;
  const thing = key && (await findBrought(trx, { siteId, key }));
  if (thing) {
    const { kind, id } = readThingName(thing);
    if (kind !== 'post') return { collectionId: id, ...(title && { title: clip(title) }) };
    const post = await trx
      .selectFrom('content_items as i')
      .innerJoin('collections as c', (join) =>
        join.onRef('c.site_id', '=', 'i.site_id').onRef('c.id', '=', 'i.collection_id'),
      )
      .select(['i.url_id as item', 'c.url_id as page', 'i.title'])
      .where('i.site_id', '=', siteId)
      .where('i.id', '=', id)
      .executeTakeFirst();
    if (!post) return undefined;
    const path = `/${post.page}/${post.item}`;
    return { externalLink: { title: clip(title || post.title), url: path, newWindow: false } };
  }
  if (!url) return undefined;
  const own = toOwnLink(url, { origin });
  const page = await pageAt(write, own);
  if (page) return { collectionId: page, ...(title && { title: clip(title) }) };
  const link = { externalLink: { title: clip(title || own), url: own, newWindow: false } };
  return navigationItemsSchema.safeParse([link]).success ? link : undefined;
}

/** The page that stands at an address of the site. */
async function pageAt({ trx, siteId }: ContentWrite, address: string): Promise<string | undefined> {
  if (!/^\/[^?#]*$/.test(address)) return undefined;
  const urlId = address.replaceAll(/^\/+|\/+$/g, '').toLowerCase();
  const page = await trx
    .selectFrom('collections')
    .select('id')
    .where('site_id', '=', siteId)
    .$if(urlId === '', (query) => query.where('is_homepage', '=', true))
    .$if(urlId !== '', (query) => query.where(sql`lower(url_id)`, '=', urlId))
    .executeTakeFirst();
  return page?.id;
}

/** What a sitemap lists, in parts that each are one walk along a key. */
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { isNeverPublished } from '../../render/data/never-published.ts';
import { isHiddenPage } from '../collections/page-seo.ts';
import { otherLanguagesOf } from '../settings/site-languages.ts';
import type { Site } from '../sites/site.ts';

export interface SitemapUrl {
  /** What it is an address of. */
  readonly id: string;
  /** Not yet encoded. */
  readonly path: string;
  readonly updatedAt: Date;
}

type Table = 'products' | 'content_items';

/** Some items of a table, from an id on. */
export interface SitemapPart {
  readonly table: Table;
  readonly fromId: string;
}

/** Items in one part, where the languages of the site leave room for so many. */
const partSize = 10_000;
/** Addresses that the standard allows in one. */
const mostAddresses = 50_000;

/** Each item has an address in each language that it is in. */
function partSizeOf(site: Site): number {
  const others = otherLanguagesOf(site).filter(({ isEnabled }) => isEnabled);
  return Math.min(partSize, Math.floor(mostAddresses / (1 + others.length)));
}

/** The parts that hold all items a visitor can see; empty when there are none. */
export async function splitItems(db: ReadDatabase, site: Site): Promise<SitemapPart[]> {
  const tables: Table[] = ['products', 'content_items'];
  const parts = await Promise.all(tables.map((table) => splitTable(db, site, table)));
  return parts.flat();
}

/** Reads ids alone, from their index. */
async function splitTable(db: ReadDatabase, site: Site, table: Table): Promise<SitemapPart[]> {
  const { siteId } = site;
  const numbered = db
    .selectFrom(table)
    .select(['id', sql<number>`row_number() over (order by id)`.as('place')])
    .where('site_id', '=', siteId)
    .where('is_visible', '=', true)
    .as('numbered');
  const rows = await db
    .selectFrom(numbered)
    .select('id')
    .where(sql<boolean>`(place - 1) % ${sql.lit(partSizeOf(site))} = 0`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => ({ table, fromId: id }));
}

/** Pages themselves. */
export async function loadCollectionUrls(db: ReadDatabase, siteId: string): Promise<SitemapUrl[]> {
  const rows = await db
    .selectFrom('collections')
    .select(['id', 'url_id', 'is_homepage', 'updated_at'])
    .where('site_id', '=', siteId)
    .where('is_enabled', '=', true)
    .where((eb) => eb.and([eb.not(isNeverPublished), eb.not(isHiddenPage(sql.ref('settings')))]))
    .orderBy('display_index')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    path: row.is_homepage ? '/' : `/${row.url_id}`,
    updatedAt: row.updated_at,
  }));
}

/** The items of a part whose collection is open, without posts that are not due. */
export async function loadPart(
  db: ReadDatabase,
  site: Site,
  { table, fromId, now }: SitemapPart & { readonly now: Date },
): Promise<SitemapUrl[]> {
  const { siteId } = site;
  const [parents, rows] = await Promise.all([openCollections(db, siteId), itemsFrom()]);
  const between = table === 'products' ? '/p/' : '/';
  return rows.flatMap((row) => {
    const parent = parents.get(row.collection_id);
    if (parent === undefined) return [];
    return { id: row.id, path: `/${parent}${between}${row.url_id}`, updatedAt: row.updated_at };
  });

  function itemsFrom() {
    return db
      .selectFrom(table)
      .select(['id', 'collection_id', 'url_id', 'updated_at'])
      .where('site_id', '=', siteId)
      .where('is_visible', '=', true)
      .where('id', '>=', fromId)
      .$if(table === 'content_items', (items) => items.where(sql<boolean>`publish_on <= ${now}`))
      .orderBy('id')
      .limit(partSizeOf(site))
      .execute();
  }
}

/** Addresses of the collections that are open, by id. */
async function openCollections(db: ReadDatabase, siteId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('collections')
    .select(['id', 'url_id'])
    .where('site_id', '=', siteId)
    .where('is_enabled', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.id, row.url_id]));
}

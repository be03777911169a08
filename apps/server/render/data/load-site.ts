import type { CatalogueSale } from '@sitewright/commerce';
import { popupOwner, siteAreas, type SiteArea } from '@sitewright/contract';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import { isNeverPublished } from './never-published.ts';
import type { NavigationEntry } from '../../features/collections/tables.ts';
import { readSettings } from '../../features/settings/read-settings.ts';
import type { Site } from '../../features/sites/site.ts';
import { loadLanguagesOf, loadTranslations } from './load-translations.ts';
import { translateCategory, translateMenu, translatePage } from './translate-site-rows.ts';
import { menusId } from '../../features/settings/menu-text-name.ts';
import { assetColumns, type AssetRow, type CategoryRow, type CollectionRow } from './rows.ts';

/** A collection without its main content, which only its own page needs. */
export type CollectionHead = Omit<CollectionRow, 'main_content'>;

/** What every page of a site needs, of one version of the site. */
export interface SiteSnapshot {
  readonly site: Site;
  /** Sales of the catalogue; which of them run, the clock decides. */
  readonly sales: readonly CatalogueSale[];
  /** Enabled ones, in the owner's order. */
  readonly collections: readonly CollectionHead[];
  /** For members, or behind a password: on no page but those that are made for who may see them. */
  readonly closedCollections: readonly CollectionHead[];
  /** Of what visitors see in the popup; undefined: there is none. POPU-01 */
  readonly popupRevision: number | undefined;
  /** Areas of the site in which visitors see something, with the revisions that they see. */
  readonly siteAreas: ReadonlyMap<SiteArea, number>;
  /** What a browser must hold to see a page that is behind a password, by its id; empty: the site. */
  readonly passes: ReadonlyMap<string, string>;
  /** Without pages that were never published. */
  readonly navigations: ReadonlyMap<string, readonly NavigationEntry[]>;
  /** Store categories by collection, in the owner's order. */
  readonly categories: ReadonlyMap<string, readonly CategoryRow[]>;
  /** What the posts of a collection are filed under, by collection. */
  readonly labels: ReadonlyMap<string, PostLabels>;
  /** The other languages that pages are in, by their ids. */
  readonly languagesOf: ReadonlyMap<string, readonly string[]>;
  /** Main pictures of collections and the logo, by id. */
  readonly assets: ReadonlyMap<string, AssetRow>;
}

/** Tags and categories of posts, sorted. */
export interface PostLabels {
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

const siteAreaNames = Object.keys(siteAreas) as SiteArea[];

/** Reads what every page of the site needs at this time, in a few small queries. */
export async function loadSite(
  db: ReadDatabase,
  site: Site,
  { sales, now }: { sales: readonly CatalogueSale[]; now: Date },
): Promise<SiteSnapshot> {
  const { siteId } = site;
  const [all, hidden, navigations, categories, labels, around, passes] = await Promise.all([
    loadCollections(db, siteId),
    loadHiddenPages(db, siteId),
    db.selectFrom('navigations').select(['name', 'items']).where('site_id', '=', siteId).execute(),
    loadCategories(db, siteId),
    loadLabels(db, siteId, now),
    loadAround(db, siteId),
    db.selectFrom('page_locks').select(['page_id', 'pass']).where('site_id', '=', siteId).execute(),
  ]);
  const said = await loadSaid(db, site);
  const pages = all.map((row) => translatePage(row, said.pages.get(row.id)));
  const collections = pages.filter((row) => row.is_enabled);
  return {
    site,
    sales,
    collections,
    closedCollections: pages.filter((row) => !row.is_enabled),
    popupRevision: readSettings(site, 'popup').isOn ? around.get(popupOwner.ownerId) : undefined,
    siteAreas: new Map(
      siteAreaNames.flatMap((name) => {
        const revision = around.get(siteAreas[name]);
        return revision === undefined ? [] : [[name, revision]];
      }),
    ),
    passes: new Map(passes.map((row) => [row.page_id, row.pass])),
    navigations: new Map(
      navigations.map(({ name, items }) => [
        name,
        translateMenu(withoutPages(items, hidden), said.menus.get(menusId)),
      ]),
    ),
    categories: Map.groupBy(
      categories.map((row) => translateCategory(row, said.categories.get(row.collection_id))),
      (row) => row.collection_id,
    ),
    labels,
    languagesOf: said.languagesOf,
    assets: await loadAssets(db, siteId, siteAssetIds(site, all)),
  };
}

/** What is said in the language that the site is shown in. */
async function loadSaid(db: ReadDatabase, site: Site) {
  const [pages, menus, categories, languagesOf] = await Promise.all([
    loadTranslations(db, site, { kind: 'page' }),
    loadTranslations(db, site, { kind: 'menus' }),
    loadTranslations(db, site, { kind: 'category' }),
    loadLanguagesOf(db, site, { kind: 'page' }),
  ]);
  return { pages, menus, categories, languagesOf };
}

function loadCollections(db: ReadDatabase, siteId: string): Promise<CollectionHead[]> {
  return db
    .selectFrom('collections')
    .select([
      'site_id',
      'id',
      'type_name',
      'type',
      'url_id',
      'title',
      'navigation_title',
      'description',
      'is_homepage',
      'is_enabled',
      'closed_by',
      'page_size',
      'ordering',
      'region_name',
      'main_image_id',
      'settings',
      'header_code',
      'display_index',
      'created_at',
      'updated_at',
    ])
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('is_enabled', '=', true), eb('closed_by', 'is not', null)]))
    .orderBy('display_index')
    .orderBy('id')
    .execute();
}

async function loadHiddenPages(db: ReadDatabase, siteId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('collections')
    .select('id')
    .where('site_id', '=', siteId)
    .where(isNeverPublished)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A menu without entries of these pages; a folder keeps what stands in it. */
function withoutPages(
  entries: readonly NavigationEntry[],
  hidden: ReadonlySet<string>,
): NavigationEntry[] {
  return entries.flatMap((entry) => {
    const items = entry.items && withoutPages(entry.items, hidden);
    if (!hidden.has(entry.collectionId ?? '')) return [items ? { ...entry, items } : entry];
    return items ?? [];
  });
}

/** Revisions that visitors see of what stands over and around all pages, by its owner. */
async function loadAround(db: ReadDatabase, siteId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('documents')
    .select(['owner_id', 'published_revision'])
    .where('site_id', '=', siteId)
    .where('purpose', 'in', [popupOwner.purpose, ...siteAreaNames])
    .where('owner_id', 'in', [popupOwner.ownerId, ...Object.values(siteAreas)])
    .where('published_revision', 'is not', null)
    .where('state', '!=', 'private')
    .execute();
  return new Map(rows.map((row) => [row.owner_id, row.published_revision!]));
}

function loadCategories(db: ReadDatabase, siteId: string): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
}

/** Of posts that visitors see: what is to come is filed under nothing yet. */
async function loadLabels(
  db: ReadDatabase,
  siteId: string,
  now: Date,
): Promise<Map<string, PostLabels>> {
  const distinct = (column: 'tags' | 'categories') =>
    sql<
      string[]
    >`array(select distinct label from content_items as own, unnest(own.${sql.ref(column)}) as label
      where own.site_id = collections.site_id and own.collection_id = collections.id and own.is_visible
      and own.publish_on <= ${now} order by label limit 500)`;
  const rows = await db
    .selectFrom('collections')
    .select(['id', distinct('tags').as('tags'), distinct('categories').as('categories')])
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('is_enabled', '=', true), eb('closed_by', 'is not', null)]))
    .execute();
  return new Map(rows.map(({ id, tags, categories }) => [id, { tags, categories }]));
}

function siteAssetIds(site: Site, collections: readonly CollectionHead[]): string[] {
  const own = Object.values(readSettings(site, 'branding'));
  const mains = collections.map((collection) => collection.main_image_id ?? '');
  return [...own, ...mains].filter((id) => id !== '');
}

/** Assets by id. Ids that are not there are passed over. */
export async function loadAssets(
  db: ReadDatabase,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, AssetRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('assets')
    .select(assetColumns)
    .where('site_id', '=', siteId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The main content of a page. */
export async function loadMainContent(
  db: ReadDatabase,
  siteId: string,
  id: string,
): Promise<string> {
  const row = await db
    .selectFrom('collections')
    .select('main_content')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.main_content ?? '';
}

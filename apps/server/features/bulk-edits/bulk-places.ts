/** Where products of a bulk edit can go: the room and the addresses of store pages. */
import type { BulkEdit, BulkRefusal } from '@sitewright/contract';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { countRoom, holdRoom } from '../products/check-room.ts';
import { holdAddresses } from '../products/find-free-address.ts';
import type { ProductWithValues } from '../products/product-values.ts';
import type { Site } from '../sites/site.ts';

/** A product that goes to a store page, or comes from the archive. What stays in that needs no room. */
export interface BulkMove {
  readonly collectionId: string;
  /** Missing: it is on that page, with its address. */
  readonly urlId?: string;
  readonly isArchived: boolean;
}

/** Counted down as products take places. */
export interface BulkPlaces {
  /** Takes a place; else why there is none. */
  take(move: BulkMove): BulkRefusal | undefined;
  /** So many places of each store page are taken already. */
  fill(count: number): void;
  /** The store page of a category that the edit, or one of the products, names. */
  pageOf(categoryId: string): string | undefined;
}

/** What a bulk edit of these products must know of store pages. */
export async function loadPlaces(
  db: ReadDatabase,
  site: Site,
  { edit, products }: { edit: BulkEdit; products: readonly ProductWithValues[] },
): Promise<BulkPlaces> {
  const { collectionId, categories } = edit;
  const moved = collectionId === undefined ? [] : products;
  const categoryIds = [
    ...(categories?.add ?? []),
    ...moved.flatMap(({ values }) => values.categoryIds),
  ];
  const pages = await loadPages(db, site, {
    pageIds: pagesOf(edit, products),
    urlIds: moved.map(({ urlId }) => urlId),
  });
  return makePlaces(pages, await loadPageOf(db, site, categoryIds));
}

/** The store pages on which places are taken. */
export function pagesOf(
  { collectionId, isArchived }: BulkEdit,
  products: readonly ProductWithValues[],
): string[] {
  if (collectionId !== undefined) return [collectionId];
  return isArchived === false
    ? [...new Set(products.map(({ values }) => values.collectionId))]
    : [];
}

/**
 * The same of the store pages that products go back to, or where they come from the archive, held until
 * the transaction ends.
 * @param before what they were
 */
export async function loadPlacesBack(
  trx: WriteTransaction,
  site: Site,
  {
    products,
    before,
  }: {
    products: readonly ProductWithValues[];
    before: readonly Readonly<Record<string, unknown>>[];
  },
): Promise<BulkPlaces> {
  const isText = (id: unknown) => typeof id === 'string';
  const goneTo = before.map((had) => had['collectionId']).filter(isText);
  const comesOut = before.some((had) => had['archivedOn'] === null);
  const present = comesOut ? products.map(({ values }) => values.collectionId) : [];
  const pageIds = [...new Set([...goneTo, ...present])];
  await holdPages(trx, site, pageIds);
  const urlIds = products.map(({ urlId }) => urlId);
  const categoryIds = before.flatMap((had) => [had['categoryIds']].flat()).filter(isText);
  return makePlaces(
    await loadPages(trx, site, { pageIds, urlIds }),
    await loadPageOf(trx, site, categoryIds),
  );
}

/** Nobody else puts a product on these store pages until the transaction ends. */
export async function holdPages(
  trx: WriteTransaction,
  site: Site,
  pageIds: readonly string[],
): Promise<void> {
  const inOrder = pageIds.toSorted();
  for (const id of inOrder) await holdRoom(trx, site, id);
  for (const id of inOrder) await holdAddresses(trx, site.siteId, id);
}

interface PagePlaces {
  room: number;
  readonly taken: Set<string>;
}

function makePlaces(
  pages: ReadonlyMap<string, PagePlaces>,
  pageOf: ReadonlyMap<string, string>,
): BulkPlaces {
  return {
    take({ collectionId, urlId, isArchived }) {
      const page = pages.get(collectionId);
      if (!page) return 'store_page_gone';
      if (urlId !== undefined && page.taken.has(urlId)) return 'address_taken';
      if (!isArchived && page.room <= 0) return 'collection_full';
      if (urlId !== undefined) page.taken.add(urlId);
      if (!isArchived) page.room -= 1;
      return undefined;
    },
    fill(count) {
      for (const page of pages.values()) page.room -= count;
    },
    pageOf: (categoryId) => pageOf.get(categoryId),
  };
}

async function loadPages(
  db: ReadDatabase,
  site: Site,
  { pageIds, urlIds }: { pageIds: readonly string[]; urlIds: readonly string[] },
): Promise<Map<string, PagePlaces>> {
  const pages = new Map<string, PagePlaces>();
  if (pageIds.length === 0) return pages;
  const rows = await db
    .selectFrom('collections')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('type_name', '=', 'products')
    .where('id', 'in', [...pageIds])
    .execute();
  for (const { id } of rows) {
    const taken = urlIds.length === 0 ? [] : await listTaken(db, site, { id, urlIds });
    pages.set(id, { room: await countRoom(db, site, id), taken: new Set(taken) });
  }
  return pages;
}

async function listTaken(
  db: ReadDatabase,
  { siteId }: Site,
  { id, urlIds }: { id: string; urlIds: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('url_id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', id)
    .where('url_id', 'in', [...urlIds])
    .execute();
  return rows.map((row) => row.url_id);
}

async function loadPageOf(
  db: ReadDatabase,
  { siteId }: Site,
  categoryIds: readonly string[],
): Promise<Map<string, string>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'collection_id'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...new Set(categoryIds)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.collection_id]));
}

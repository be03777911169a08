import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ReadDatabase } from '../../db/database.ts';
import { listedProducts, type ProductList } from './listed-products.ts';

/** Where a product stands in the owner's order. */
export interface ListPlace {
  readonly displayIndex: number;
  readonly id: string;
}

/** A list as it is in one version of its site. */
export interface ListVersion extends ProductList {
  readonly version: number;
}

/** A place and how many products of the list to pass from there. */
export interface ListStart {
  readonly after?: ListPlace;
  readonly skip: number;
}

/** Products between two places that are remembered. */
const step = 500;
const maxLists = 200;

/**
 * Addresses count products (`?offset=40000`), indexes do not. Of each long list, also
 * one of a category or a tag, every 500th place is remembered for a version of the site, so that only
 * the first deep page counts from the beginning.
 */
export class ListPlaces {
  readonly #lists = new LRUCache<string, Promise<ListPlace[]>>({ max: maxLists });

  /** Where the walk to the product number `skip` begins. */
  async find(db: ReadDatabase, list: ListVersion, skip: number): Promise<ListStart> {
    if (skip < step) return { skip };
    const places = await this.#placesOf(db, list);
    const passed = Math.min(Math.floor(skip / step), places.length);
    return { after: places[passed - 1], skip: skip - passed * step };
  }

  #placesOf(db: ReadDatabase, list: ListVersion): Promise<ListPlace[]> {
    const key = keyOf(list);
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const loading = loadPlaces(db, list);
    this.#lists.set(key, loading);
    loading.catch(() => this.#lists.delete(key));
    return loading;
  }
}

function keyOf({
  siteId,
  version,
  collectionId,
  tag,
  isFeatured,
  categoryIds,
}: ListVersion): string {
  return JSON.stringify([siteId, version, collectionId, tag, isFeatured, categoryIds]);
}

async function loadPlaces(db: ReadDatabase, list: ListVersion): Promise<ListPlace[]> {
  const numbered = listedProducts(db, list)
    .select(['id', 'display_index'])
    .select(sql<number>`row_number() over (order by display_index, id)`.as('place'))
    .as('numbered');
  const rows = await db
    .selectFrom(numbered)
    .select(['id', 'display_index'])
    .where(sql<boolean>`place % ${sql.lit(step)} = 0`)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, displayIndex: row.display_index }));
}

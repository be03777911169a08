/** Categories of store pages, found or made by their path. */
import { slugify } from '@sitewright/commerce';
import type { WriteTransaction } from '../../../db/database.ts';
import { saveCategory } from '../../collections/save-category.ts';

/** A category that a product asks for: names from the outside in. */
export interface WantedCategory {
  collectionId: string;
  names: readonly string[];
}

/** Id by collection and path; see {@link categoryKey}. */
export type CategoryIds = ReadonlyMap<string, string>;

/** Names a category in {@link CategoryIds}. */
export function categoryKey({ collectionId, names }: WantedCategory): string {
  return `${collectionId}:${pathOf(names)}`;
}

/** Finds the categories and makes the missing ones, parents first. */
export async function ensureCategories(
  trx: WriteTransaction,
  siteId: string,
  wanted: readonly WantedCategory[],
): Promise<CategoryIds> {
  const all = new Map(wanted.flatMap(withParents).map((one) => [categoryKey(one), one]));
  const ids = await loadIds(trx, siteId, [...all.values()]);
  const missing = [...all].filter(([key]) => !ids.has(key));
  for (const [key, category] of missing) {
    const { id } = await saveCategory(trx, siteId, {
      collectionId: category.collectionId,
      parentId: ids.get(categoryKey(parentOf(category))) ?? null,
      displayName: category.names.at(-1)!,
      urlPath: pathOf(category.names),
    });
    ids.set(key, id);
  }
  return ids;
}

async function loadIds(
  trx: WriteTransaction,
  siteId: string,
  wanted: readonly WantedCategory[],
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const rows = await trx
    .selectFrom('categories')
    .select(['id', 'collection_id', 'url_path'])
    .where('site_id', '=', siteId)
    .where('collection_id', 'in', [...new Set(wanted.map(({ collectionId }) => collectionId))])
    .where('url_path', 'in', [...new Set(wanted.map(({ names }) => pathOf(names)))])
    .execute();
  return new Map(rows.map((row) => [`${row.collection_id}:${row.url_path}`, row.id]));
}

function withParents({ collectionId, names }: WantedCategory): WantedCategory[] {
  return names.map((_, index) => ({ collectionId, names: names.slice(0, index + 1) }));
}

function parentOf({ collectionId, names }: WantedCategory): WantedCategory {
  return { collectionId, names: names.slice(0, -1) };
}

/** A name without letters or digits keeps a place in the path. */
function pathOf(names: readonly string[]): string {
  return names.map((name) => slugify(name) || '-').join('/');
}

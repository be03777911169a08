import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

export type CategoryRow = Selectable<Database['categories']>;

/** A category and how many lie above it. */
export interface PlacedCategory {
  readonly row: CategoryRow;
  readonly depth: number;
}

/** All categories of a site: each right before those below it. */
export async function listCategories(
  db: ReadDatabase,
  siteId: string,
): Promise<readonly PlacedCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('collection_id')
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return inTreeOrder(rows);
}

/** One whose parent is not there stands at the root. */
export function inTreeOrder(rows: readonly CategoryRow[]): readonly PlacedCategory[] {
  const ids = new Set(rows.map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parent_id: parent }) =>
    parent !== null && ids.has(parent) ? parent : null,
  );
  const place = (parent: string | null, depth: number): PlacedCategory[] =>
    (below.get(parent) ?? []).flatMap((row) => [{ row, depth }, ...place(row.id, depth + 1)]);
  return place(null, 0);
}

/** Places among those beside it, by id: without gaps, whatever was taken away between them. */
export function placesBeside(rows: readonly CategoryRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map(({ id, collection_id: collectionId, parent_id: parentId }) => {
      const key = `${collectionId} ${parentId ?? ''}`;
      const place = counts.get(key) ?? 0;
      counts.set(key, place + 1);
      return [id, place];
    }),
  );
}

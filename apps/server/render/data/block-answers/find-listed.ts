/** Which products several lists have, in one round trip. */
import { sql } from 'kysely';
import { readRows } from '../../../db/read-rows.ts';
import { findCategory, isStore, withChildren } from '../load-list-items.ts';
import { listedProducts } from '../listed-products.ts';
import { loadProductsById, type ProductRow } from '../load-products.ts';
import type { CollectionHead } from '../load-site.ts';
import type { AnswerScope, QueryOf } from './answer-scope.ts';

/** What chooses items of a collection. */
type Choice = Omit<QueryOf<'product-cards'>, 'kind'>;

/** The products of a list, with the page that they stand on. */
export interface Listed {
  readonly page: CollectionHead;
  readonly rows: readonly ProductRow[];
}

/** The store page of a choice; undefined for another page, or one that visitors do not see. */
function findStore(
  { snapshot }: AnswerScope,
  { collectionId }: Choice,
): CollectionHead | undefined {
  const page = snapshot.collections.find(({ id }) => id === collectionId);
  return page && isStore(page) ? page : undefined;
}

/** Products of store pages by choices, in the owner's order; undefined where there is no store. */
export async function loadListed(
  scope: AnswerScope,
  choices: readonly Choice[],
): Promise<(Listed | undefined)[]> {
  const pages = choices.map((choice) => findStore(scope, choice));
  const idsOf = await findIds(scope, choices, pages);
  const all = [...new Set([...idsOf.values()].flat())];
  const { siteId } = scope.snapshot.site;
  const rows = new Map((await loadProductsById(scope.db, siteId, all)).map((row) => [row.id, row]));
  return pages.map((page, at) => {
    const found = (idsOf.get(at) ?? []).flatMap((id) => rows.get(id) ?? []);
    return page && { page, rows: found };
  });
}

async function findIds(
  scope: AnswerScope,
  choices: readonly Choice[],
  pages: readonly (CollectionHead | undefined)[],
): Promise<Map<number, string[]>> {
  const lists = choices.flatMap((choice, at) => {
    const page = pages[at];
    const list = page && idsOfChoice(scope, choice, page);
    return list
      ? [sql`select ${sql.lit(at)}::integer as list, listed.* from (${list}) as listed`]
      : [];
  });
  if (lists.length === 0) return new Map();
  const found = await readRows<{ list: number; id: string }>(
    scope.db,
    sql`select list, id from (${sql.join(lists, sql` union all `)}) as lists
      order by list, display_index, id`,
  );
  const groups = Map.groupBy(found, ({ list }) => list);
  return new Map([...groups].map(([list, rows]) => [list, rows.map(({ id }) => id)]));
}

/** A query for the ids of a choice; undefined when its category is gone. */
function idsOfChoice(scope: AnswerScope, choice: Choice, page: CollectionHead) {
  const category =
    choice.category === undefined ? undefined : findCategory(scope.snapshot, page, choice.category);
  if (choice.category !== undefined && !category) return undefined;
  const list = {
    siteId: page.site_id,
    collectionId: page.id,
    categoryIds: category ? withChildren(scope.snapshot, page, [category]) : [],
    ...(choice.tag !== undefined && { tag: choice.tag }),
    ...(choice.isFeatured === true && { isFeatured: true }),
  };
  return listedProducts(scope.db, list)
    .select(['id', 'display_index'])
    .orderBy('display_index')
    .orderBy('id')
    .limit(choice.limit);
}

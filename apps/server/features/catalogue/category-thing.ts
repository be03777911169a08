/** Categories as the log of writes knows them. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { idOf, type LoggedValue } from '../activity/log-write.ts';
import type { LoggedThing, ThingKey } from '../activity/logged-thing.ts';
import type { Undoer } from '../activity/undoer.ts';
import {
  changeCategory,
  deleteCategory,
  holdCategoriesOf,
  restoreCategory,
} from '../collections/change-category.ts';
import type { CategoryRow } from '../collections/list-categories.ts';
import {
  listInCategory,
  putIntoCategory,
  takeOutOfCategory,
} from '../products/replace-category.ts';

export const categoryThing: LoggedThing = {
  kind: 'category',
  async read(trx, key) {
    const found = await readWhole(trx, key);
    if (!found) return undefined;
    const { row, names } = found;
    const { display_name: displayName, parent_id: parentId } = row;
    const displayIndex = await countBefore(trx, row);
    return {
      title: displayName,
      fields: { displayName, parentId, displayIndex },
      names,
      whole: found,
    };
  },
  carry(before, after) {
    if (!after) return before.whole;
    const { parentId, displayIndex } = before.fields;
    return after.fields['parentId'] === parentId ? undefined : { displayIndex };
  },
  async change({ trx }, key, { fields, carried }) {
    const now = (await categoryThing.read(trx, key))?.fields;
    if (!now) throw new ApiError('not_undoable');
    // What was below another one goes back to its place there, be it the same number.
    const wanted = 'parentId' in fields ? { ...carried, ...fields } : fields;
    const changes = Object.fromEntries(
      Object.entries(wanted).map(([name, to]) => [name, { from: now[name], to }]),
    );
    await changeCategory({ trx, siteId: key.siteId }, key.id, changes);
  },
  add: ({ trx }, key, { carried }) => putBack(trx, key, carried),
  async remove({ trx }, { siteId, id }) {
    await deleteCategory({ trx, siteId }, id);
  },
};

/** A category that went into another one is one of its own again. */
export const categoryMergeUndoer: Undoer = {
  inverse: 'category-split',
  async readPresent(trx, row) {
    return (await categoryThing.read(trx, { siteId: row.site_id, id: idOf(row) }))?.fields ?? {};
  },
  async restore(trx, { site_id: siteId, subject, carried }) {
    const id = idOf({ subject });
    await putBack(trx, { siteId, id }, carried ?? {});
    const { intoId, addedIds } = (carried ?? {}) as { intoId?: string; addedIds?: string[] };
    if (intoId === undefined) return;
    await takeOutOfCategory(trx, siteId, { categoryId: intoId, productIds: addedIds ?? [] });
  },
};

/** All of it: its row, what is right below it, its products. */
interface WholeCategory {
  readonly row: CategoryRow;
  readonly childIds: readonly string[];
  readonly productIds: readonly string[];
}

async function readWhole(
  trx: WriteTransaction,
  { siteId, id }: ThingKey,
): Promise<
  (WholeCategory & { names: Record<string, string>; [name: string]: unknown }) | undefined
> {
  const rows = trx.selectFrom('categories').where('site_id', '=', siteId).where('id', '=', id);
  const found = await rows.select('collection_id').executeTakeFirst();
  if (!found) return undefined;
  // As every writer does, before any row: whoever waits holds nothing that another one needs.
  await holdCategoriesOf({ trx, siteId }, found.collection_id);
  const row = await rows.selectAll().forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const related = await trx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'display_name'])
    .where('site_id', '=', siteId)
    .where((all) => all.or([all('parent_id', '=', id), all('id', '=', row.parent_id ?? '')]))
    .orderBy('display_index')
    .execute();
  const children = related.filter(({ parent_id: parentId }) => parentId === id);
  const names = Object.fromEntries(related.map((one) => [one.id, one.display_name]));
  const productIds = await listInCategory(trx, siteId, id);
  return { row, childIds: children.map((one) => one.id), productIds, names };
}

/** How many stand before it among those beside it. */
async function countBefore(trx: WriteTransaction, row: CategoryRow): Promise<number> {
  const beside = await trx
    .selectFrom('categories')
    .select('id')
    .where('site_id', '=', row.site_id)
    .where('collection_id', '=', row.collection_id)
    .where('parent_id', row.parent_id === null ? 'is' : '=', row.parent_id)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return beside.findIndex(({ id }) => id === row.id);
}

async function putBack(trx: WriteTransaction, { siteId, id }: ThingKey, carried: LoggedValue) {
  const { row, childIds, productIds } = carried as Partial<WholeCategory>;
  if (!row) throw new ApiError('not_undoable');
  await restoreCategory({ trx, siteId }, row);
  await putIntoCategory(trx, siteId, { categoryId: id, productIds: productIds ?? [] });
  for (const childId of childIds ?? []) {
    const child = await categoryThing.read(trx, { siteId, id: childId });
    if (!child) continue;
    const changes = { parentId: { from: child.fields['parentId'], to: id } };
    await changeCategory({ trx, siteId }, childId, changes);
  }
}

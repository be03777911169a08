/** Categories in their tree: made, renamed, moved and taken away, with all below them. */
import { makeSlug } from '@sitewright/commerce';
import { ApiError, contentLimits } from '@sitewright/contract';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { mergeChanges } from '../../http/merge-changes.ts';
import { leaveRedirects } from '../redirects/move-addresses.ts';
import { placesBeside, type CategoryRow } from './list-categories.ts';
import { holdStorePage } from './require-store-page.ts';
import { saveCategory } from './save-category.ts';

interface Scope {
  readonly trx: WriteTransaction;
  readonly siteId: string;
}

/** What a category is called among those beside it, and where. */
export interface NewCategory {
  readonly collectionId: string;
  readonly parentId: string | null;
  readonly displayName: string;
  readonly displayIndex?: number;
}

/**
 * Makes one: behind those beside it, unless its place is told.
 * @returns its row
 * @throws ApiError `not_found` for an unknown parent, and for what is no store page; `tag_exists`
 * (TAGS-02); `too_many_categories` (TAGS-06)
 */
export async function addCategory(
  { trx, siteId }: Scope,
  { collectionId, parentId, displayName, displayIndex: told }: NewCategory,
): Promise<CategoryRow> {
  await holdStorePage(trx, siteId, collectionId);
  const all = await lockCategories({ trx, siteId }, collectionId);
  if (all.length >= contentLimits.nestedCategories) throw new ApiError('too_many_categories');
  const beside = all.filter((row) => row.parent_id === parentId);
  checkName(displayName, beside);
  const displayIndex = told ?? placeBehind(beside);
  const urlPath = pathBelow(all, parentId, displayName);
  const draft = { collectionId, parentId, displayName, displayIndex, urlPath };
  return saveCategory(trx, siteId, draft);
}

type Changes = Readonly<Record<string, { from?: unknown; to?: unknown } | undefined>>;

/**
 * Renames one, or moves it with all below it. Its address stays when only its name changes.
 * @throws ApiError `not_found`, `edited_meanwhile`, `tag_exists`, `category_below_itself`
 */
export async function changeCategory(
  { trx, siteId }: Scope,
  id: string,
  changes: Changes,
): Promise<void> {
  const { collection_id: collectionId } = await findCategory({ trx, siteId }, id);
  const all = await lockCategories({ trx, siteId }, collectionId);
  const row = all.find((one) => one.id === id);
  if (!row) throw new ApiError('not_found');
  const present = {
    displayName: row.display_name,
    parentId: row.parent_id,
    displayIndex: placesBeside(all).get(id) ?? 0,
  };
  const merged = mergeChanges(present, changes);
  const { displayName, parentId } = { ...present, ...merged };
  const beside = all.filter((one) => one.parent_id === parentId && one.id !== id);
  if (displayName !== row.display_name || parentId !== row.parent_id) {
    checkName(displayName, beside);
  }
  if (merged.parentId !== undefined) {
    if (isBelow(all, parentId, id)) throw new ApiError('category_below_itself');
    await moveAddresses({ trx, siteId }, row, pathBelow(all, parentId, row.display_name));
  }
  await saveCategory(trx, siteId, { id, displayName, parentId });
  const isMoved = merged.displayIndex !== undefined || merged.parentId !== undefined;
  if (isMoved) {
    // Below another one the same number is another place.
    const index = Number(changes['displayIndex']?.to ?? beside.length);
    await number({ trx, siteId }, beside.map((one) => one.id).toSpliced(index, 0, id));
  }
}

/** Takes it away; what is below it rises to where it was. False: it was gone. */
export async function deleteCategory({ trx, siteId }: Scope, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('categories')
    .select(['collection_id', 'parent_id'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return false;
  await raiseBelow({ trx, siteId }, id, found.parent_id);
  await trx.deleteFrom('categories').where('site_id', '=', siteId).where('id', '=', id).execute();
  await bumpSiteVersion(trx, siteId);
  return true;
}

/** Makes one again that was taken away, as it was. @throws ApiError `too_many_categories` */
export async function restoreCategory({ trx, siteId }: Scope, row: CategoryRow): Promise<void> {
  const all = await lockCategories({ trx, siteId }, row.collection_id);
  if (all.length >= contentLimits.nestedCategories) throw new ApiError('too_many_categories');
  const hasParent = all.some(({ id }) => id === row.parent_id);
  await trx
    .insertInto('categories')
    .values({ ...row, parent_id: hasParent ? row.parent_id : null })
    .execute();
  await bumpSiteVersion(trx, siteId);
}

/** Puts all that is right below one under another one, behind what is there. */
export async function raiseBelow(scope: Scope, id: string, parentId: string | null): Promise<void> {
  const { collection_id: collectionId } = await findCategory(scope, id);
  let all = await lockCategories(scope, collectionId);
  if (parentId !== null && isBelow(all, parentId, id)) throw new ApiError('category_below_itself');
  for (const child of all.filter((row) => row.parent_id === id)) {
    await moveAddresses(scope, child, pathBelow(all, parentId, child.display_name));
    const displayIndex = placeBehind(all.filter((row) => row.parent_id === parentId));
    await saveCategory(scope.trx, scope.siteId, { id: child.id, parentId, displayIndex });
    all = await lockCategories(scope, collectionId);
  }
}

/** @throws ApiError `not_found` */
export async function findCategory({ trx, siteId }: Scope, id: string): Promise<CategoryRow> {
  const row = await trx
    .selectFrom('categories')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** One at a time changes the tree of a store page: what else is locked is locked after this. */
export function holdCategoriesOf({ trx, siteId }: Scope, collectionId: string): Promise<void> {
  return lockKey(trx, `categories:${siteId}:${collectionId}`);
}

async function lockCategories({ trx, siteId }: Scope, collectionId: string) {
  await holdCategoriesOf({ trx, siteId }, collectionId);
  return trx
    .selectFrom('categories')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
}

function placeBehind(beside: readonly CategoryRow[]): number {
  return beside.reduce((last, row) => Math.max(last, row.display_index + 1), 0);
}

/** TAGS-02 */
function checkName(name: string, beside: readonly CategoryRow[]): void {
  const taken = beside.some((row) => row.display_name.toLowerCase() === name.toLowerCase());
  if (taken) throw new ApiError('tag_exists', { tagType: 'category' });
}

/** A free address below the parent. @throws ApiError `not_found` */
function pathBelow(all: readonly CategoryRow[], parentId: string | null, name: string): string {
  const parent = all.find((row) => row.id === parentId);
  if (parentId !== null && !parent) throw new ApiError('not_found');
  const base = parent ? `${parent.url_path}/` : '';
  const taken = all.flatMap(({ url_path: path }) =>
    path.startsWith(base) ? [path.slice(base.length)] : [],
  );
  return base + makeSlug(name, 'category', taken);
}

/** Whether the one with this id is the other or lies below it. */
function isBelow(all: readonly CategoryRow[], id: string | null, topId: string): boolean {
  for (let at = id; at !== null; at = all.find((row) => row.id === at)?.parent_id ?? null) {
    if (at === topId) return true;
  }
  return false;
}

/** Gives one and all below it addresses below another one; the old ones lead there. */
async function moveAddresses({ trx, siteId }: Scope, row: CategoryRow, to: string): Promise<void> {
  const { url_path: from, collection_id: collectionId } = row;
  await trx
    .updateTable('categories')
    .set({ url_path: sql<string>`${to} || substr(url_path, ${from.length + 1})` })
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where((all) =>
      all.or([
        all('id', '=', row.id),
        all(sql<string>`left(url_path, ${from.length + 1})`, '=', `${from}/`),
      ]),
    )
    .execute();
  const page = await trx
    .selectFrom('collections')
    .select('url_id')
    .where('site_id', '=', siteId)
    .where('id', '=', collectionId)
    .executeTakeFirstOrThrow();
  const below = `${page.url_id}/category/`;
  const move = { from: below + from, to: below + to, andBelow: true };
  await leaveRedirects(trx, siteId, [move]);
}

async function number({ trx, siteId }: Scope, ids: readonly string[]): Promise<void> {
  for (const [displayIndex, id] of ids.entries()) {
    await saveCategory(trx, siteId, { id, displayIndex });
  }
}

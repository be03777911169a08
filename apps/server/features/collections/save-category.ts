/** The one writer of the categories of store pages. */
import { ApiError } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { givenColumns } from '../../db/given-columns.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { categorySchemas, type CategoryDraft } from './collection-draft.ts';
import { parseDraft } from './parse-draft.ts';

type CategoryRow = Selectable<Database['categories']>;

/**
 * Makes a category, or changes the one whose id the draft names; what a draft leaves out stays.
 * @throws ApiError `invalid_request`, `not_found`, `address_taken`
 */
export async function saveCategory(
  trx: WriteTransaction,
  siteId: string,
  given: CategoryDraft,
): Promise<CategoryRow> {
  const parsed = parseDraft(categorySchemas, given);
  const { draft } = parsed;
  const columns = givenColumns({
    collection_id: draft.collectionId,
    parent_id: draft.parentId,
    display_name: draft.displayName,
    url_path: draft.urlPath,
    display_index: draft.displayIndex,
  });
  const row = parsed.isNew
    ? await trx
        .insertInto('categories')
        .values({
          parent_id: null,
          display_index: 0,
          ...columns,
          site_id: siteId,
          id: newId(),
          collection_id: parsed.draft.collectionId,
          display_name: parsed.draft.displayName,
          url_path: parsed.draft.urlPath,
        })
        .onConflict((conflict) =>
          conflict.columns(['site_id', 'collection_id', 'url_path']).doNothing(),
        )
        .returningAll()
        .executeTakeFirst()
    : await change(trx, siteId, parsed.draft.id, columns);
  if (row === undefined) throw new ApiError(parsed.isNew ? 'address_taken' : 'not_found');
  await bumpSiteVersion(trx, siteId);
  return row;
}

async function change(
  trx: WriteTransaction,
  siteId: string,
  id: string,
  columns: { collection_id?: string; url_path?: string },
): Promise<CategoryRow | undefined> {
  const stored = await trx
    .selectFrom('categories')
    .select(['collection_id', 'url_path'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  const taken = await trx
    .selectFrom('categories')
    .select('id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', columns.collection_id ?? stored.collection_id)
    .where('url_path', '=', columns.url_path ?? stored.url_path)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken) throw new ApiError('address_taken');
  return trx
    .updateTable('categories')
    .set({ ...columns, id })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Posts and events as the log of writes knows them. */
import { ApiError } from '@sitewright/contract';
import type { WriteTransaction } from '../../db/database.ts';
import { isAllowed } from '../../policies/is-allowed.ts';
import type { LoggedThing, ThingKey } from '../activity/logged-thing.ts';
import type { LoggedValue } from '../activity/log-write.ts';
import { rowThing } from '../activity/row-thing.ts';
import type { UndoScope } from '../activity/undoer.ts';
import { removeContentItem } from '../collections/remove-content-item.ts';
import { checkItemAddress, saveContentItem } from '../collections/save-content-item.ts';
import { presentPostFields, type PostItem } from './present-post.ts';

const postRow = rowThing({
  kind: 'post',
  table: 'content_items',
  title: 'title',
  columns: [
    'collection_id',
    'record_type',
    'url_id',
    'title',
    'body',
    'excerpt',
    'author_name',
    'tags',
    'categories',
    'main_image_id',
    'is_starred',
    'comments',
    'promoted_block_id',
    'is_visible',
    'display_index',
    'publish_on',
    'seo_title',
    'seo_description',
    'starts_at',
    'ends_at',
    'location',
    'video_url',
    'has_video_overlay',
    'custom_content',
    'created_at',
    'updated_at',
  ],
});

/** What was removed comes back with its content, unless its address was taken meanwhile. */
export const postThing: LoggedThing = {
  kind: postRow.kind,
  async read(trx, key) {
    const state = await postRow.read(trx, key);
    if (!state) return undefined;
    const row = await findPost(trx, key);
    return { fields: presentPostFields(row), title: row.title, whole: state.fields };
  },
  carry: (before, after) => (after ? undefined : before.whole),
  async change(scope, key, { fields }) {
    await requireMayTakeBack(scope, key);
    await savePostFields(scope.trx, key, fields);
  },
  async add(scope, key, { carried }) {
    const { trx, siteId } = scope;
    const collectionId = String(carried['collectionId']);
    const page = await trx
      .selectFrom('collections')
      .select('id')
      .where('site_id', '=', siteId)
      .where('id', '=', collectionId)
      .executeTakeFirst();
    if (!page) throw new ApiError('not_undoable');
    const urlId = String(carried['urlId']);
    await checkItemAddress(trx, siteId, { id: key.id, collectionId, urlId });
    await postRow.add?.(scope, key, { fields: carried, carried });
  },
  async remove(scope, key) {
    await requireMayTakeBack(scope, key);
    await removeContentItem(scope.trx, key);
  },
};

/**
 * What changing a post asks for: what visitors see, or will see on a day that is settled, is changed
 * by nobody who may only draft. D-43
 */
export async function permissionToChange(
  trx: WriteTransaction,
  post: PostItem,
): Promise<'edit-content' | 'edit-drafts'> {
  if (post.is_visible) return 'edit-content';
  const scheduled = await trx
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', post.site_id)
    .where('purpose', '=', 'post')
    .where('owner_id', '=', post.id)
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
  return scheduled ? 'edit-content' : 'edit-drafts';
}

/** The same holds for taking something back. */
async function requireMayTakeBack({ trx, source }: UndoScope, key: ThingKey): Promise<void> {
  const permission = await permissionToChange(trx, await findPost(trx, key));
  if (source && !isAllowed(source.staff, permission)) throw new ApiError('not_allowed');
}

/** The row, held until the transaction ends. @throws ApiError `not_found` */
export async function findPost(trx: WriteTransaction, { siteId, id }: ThingKey): Promise<PostItem> {
  const row = await trx
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Writes fields as the wire has them: its instants are texts. */
export async function savePostFields(
  trx: WriteTransaction,
  { siteId, id }: ThingKey,
  fields: LoggedValue,
): Promise<void> {
  const times = ['publishOn', 'startsAt', 'endsAt'].flatMap((name) => {
    const text = fields[name];
    return typeof text === 'string' ? [[name, new Date(text)] as const] : [];
  });
  await saveContentItem(trx, siteId, { ...fields, ...Object.fromEntries(times), id });
}

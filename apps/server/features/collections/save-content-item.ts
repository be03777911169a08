/** The one writer of the items of blogs and other collections that are no stores. */
import { ApiError, recordTypes } from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { givenColumns } from '../../db/given-columns.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import { contentItemSchemas, type ContentItemDraft } from './collection-draft.ts';
import { leaveRedirects } from '../redirects/move-addresses.ts';
import { parseDraft } from './parse-draft.ts';

type ContentItemRow = Selectable<Database['content_items']>;

/**
 * Makes an item, or changes the one whose id the draft names; what a draft leaves out stays. Body
 * and excerpt are made safe.
 * @throws ApiError `invalid_request`, `not_found`, `address_taken`, `event_ends_early`
 */
export async function saveContentItem(
  trx: WriteTransaction,
  siteId: string,
  given: ContentItemDraft,
): Promise<ContentItemRow> {
  const parsed = parseDraft(contentItemSchemas, given);
  const stored = parsed.isNew ? undefined : await find(trx, siteId, parsed.draft.id);
  if (!parsed.isNew && stored === undefined) throw new ApiError('not_found');
  checkTimes({ ...readTimes(stored), ...givenColumns(parsed.draft) });
  await checkItemAddress(trx, siteId, {
    id: stored?.id ?? '',
    collectionId: parsed.draft.collectionId ?? stored?.collection_id ?? '',
    urlId: parsed.draft.urlId ?? stored?.url_id ?? '',
  });
  const columns = givenColumns(toColumns(parsed.draft));
  const row = parsed.isNew
    ? await trx
        .insertInto('content_items')
        .values({
          ...newItemColumns,
          ...columns,
          site_id: siteId,
          id: newId(),
          collection_id: parsed.draft.collectionId,
          url_id: parsed.draft.urlId,
          title: parsed.draft.title,
          publish_on: parsed.draft.publishOn,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    : await trx
        .updateTable('content_items')
        .set({ ...columns, updated_at: sql<Date>`now()` })
        .where('site_id', '=', siteId)
        .where('id', '=', parsed.draft.id)
        .returningAll()
        .executeTakeFirstOrThrow();
  if (stored?.is_visible) await leaveRedirectOf(trx, stored, row);
  if (row.is_visible || stored?.is_visible) await bumpSiteVersion(trx, siteId);
  return row;
}

/** One that visitors saw leaves a redirect behind; the address of a draft is known to nobody. */
async function leaveRedirectOf(
  trx: WriteTransaction,
  before: ContentItemRow,
  after: ContentItemRow,
): Promise<void> {
  if (before.collection_id === after.collection_id && before.url_id === after.url_id) return;
  const pages = await trx
    .selectFrom('collections')
    .select(['id', 'url_id'])
    .where('site_id', '=', after.site_id)
    .where('id', 'in', [before.collection_id, after.collection_id])
    .execute();
  const pathOf = (item: ContentItemRow) =>
    `/${pages.find(({ id }) => id === item.collection_id)?.url_id}/${item.url_id}`;
  await leaveRedirects(trx, after.site_id, [{ from: pathOf(before), to: pathOf(after) }]);
}

const newItemColumns = {
  record_type: recordTypes.values.text,
  body: '',
  excerpt: '',
  author_name: '',
  tags: [],
  categories: [],
  main_image_id: null,
  is_starred: false,
  is_visible: true,
  display_index: 0,
  custom_content: '{}',
};

type Fields = Partial<Exclude<ContentItemDraft, { id: string }>>;

function toColumns(draft: Fields) {
  const { body, excerpt, customContent } = draft;
  return {
    collection_id: draft.collectionId,
    record_type: draft.recordType,
    url_id: draft.urlId,
    title: draft.title,
    body: body === undefined ? undefined : sanitizeContent(body),
    excerpt: excerpt === undefined ? undefined : sanitizeContent(excerpt),
    author_name: draft.authorName,
    tags: draft.tags,
    categories: draft.categories,
    main_image_id: draft.mainImageId,
    is_starred: draft.isStarred,
    is_visible: draft.isVisible,
    display_index: draft.displayIndex,
    publish_on: draft.publishOn,
    seo_title: draft.seoTitle,
    seo_description: draft.seoDescription,
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    location: draft.location && JSON.stringify(draft.location),
    video_url: draft.videoUrl,
    has_video_overlay: draft.hasVideoOverlay,
    comments: draft.comments,
    promoted_block_id: draft.promotedBlockId,
    custom_content: customContent && JSON.stringify(customContent),
  };
}

interface Times {
  readonly startsAt?: Date | null | undefined;
  readonly endsAt?: Date | null | undefined;
}

function readTimes(row: ContentItemRow | undefined): Times {
  return row ? { startsAt: row.starts_at, endsAt: row.ends_at } : {};
}

/** @throws ApiError `event_ends_early` */
function checkTimes({ startsAt, endsAt }: Times): void {
  if (startsAt && endsAt && endsAt < startsAt) throw new ApiError('event_ends_early');
}

function find(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<ContentItemRow | undefined> {
  return trx
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An address is of one item of its collection. @throws ApiError `address_taken` */
export async function checkItemAddress(
  trx: WriteTransaction,
  siteId: string,
  { id, collectionId, urlId }: { id: string; collectionId: string; urlId: string },
): Promise<void> {
  const taken = await trx
    .selectFrom('content_items')
    .select('id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('url_id', '=', urlId)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken) throw new ApiError('address_taken');
}

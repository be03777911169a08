/** The one writer of collections. */
import { ApiError } from '@sitewright/contract';
import { sql, type Selectable } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { givenColumns } from '../../db/given-columns.ts';
import { newId } from '../../db/id.ts';
import type { Database } from '../../db/schema.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import { collectionSchemas, type CollectionDraft } from './collection-draft.ts';
import { holdPages } from './close-pages.ts';
import { withBlogComments } from './blog-comments.ts';
import { withPageSeo } from './page-seo.ts';
import { parseDraft } from './parse-draft.ts';
import { leaveRedirects } from '../redirects/move-addresses.ts';
import { readSettings } from '../settings/read-settings.ts';
import { isReservedAddress } from '../sites/reserved-addresses.ts';

type CollectionRow = Selectable<Database['collections']>;

/**
 * Makes a collection, or changes the one whose id the draft names; what a draft leaves out stays.
 * The content of a page is made safe. A site has one home page at most.
 * What is closed is neither switched on here nor made the home page: close-pages.ts.
 * A new address of one that is there leaves a redirect behind, for all below it too.
 * @throws ApiError `invalid_request`, `not_found`, `address_taken`, `address_reserved`,
 *   `home_page_is_open`
 */
export async function saveCollection(
  trx: WriteTransaction,
  siteId: string,
  given: CollectionDraft,
): Promise<CollectionRow> {
  const parsed = parseDraft(collectionSchemas, given);
  const id = parsed.isNew ? undefined : parsed.draft.id;
  await checkAddress(trx, siteId, { id, urlId: parsed.draft.urlId });
  if (parsed.draft.isHomepage) await giveUpHomepage(trx, { siteId, to: id });
  const before =
    id !== undefined && parsed.draft.urlId !== undefined && (await findUrl(trx, siteId, id));
  const columns = givenColumns(toColumns(parsed.draft));
  const row = parsed.isNew
    ? await trx
        .insertInto('collections')
        .values({
          display_index: await nextPlace(trx, siteId),
          settings: '{}',
          ...newCollectionColumns,
          ...columns,
          site_id: siteId,
          id: newId(),
          type_name: parsed.draft.typeName,
          type: parsed.draft.type,
          url_id: parsed.draft.urlId,
          title: parsed.draft.title,
        })
        .returningAll()
        .executeTakeFirst()
    : await trx
        .updateTable('collections')
        .set({
          ...columns,
          ...(columns.is_enabled && { is_enabled: sql<boolean>`closed_by is null` }),
          updated_at: sql<Date>`now()`,
        })
        .where('site_id', '=', siteId)
        .where('id', '=', parsed.draft.id)
        .returningAll()
        .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found');
  if (before) await leaveRedirects(trx, siteId, [{ from: before, to: row.url_id, andBelow: true }]);
  await bumpSiteVersion(trx, siteId);
  return row;
}

const newCollectionColumns = {
  navigation_title: '',
  description: '',
  is_homepage: false,
  is_enabled: true,
  page_size: 20,
  ordering: 'user-orderable',
  region_name: 'default',
  main_image_id: null,
  main_content: '',
};

type Fields = Partial<Exclude<CollectionDraft, { id: string }>>;

function toColumns(draft: Fields) {
  return {
    type_name: draft.typeName,
    type: draft.type,
    url_id: draft.urlId,
    title: draft.title,
    navigation_title: draft.navigationTitle,
    description: draft.description,
    is_homepage: draft.isHomepage,
    is_enabled: draft.isEnabled,
    page_size: draft.pageSize,
    ordering: draft.ordering,
    region_name: draft.regionName,
    main_image_id: draft.mainImageId,
    main_content: draft.mainContent === undefined ? undefined : sanitizeContent(draft.mainContent),
    settings: settingsOf(draft),
    header_code: draft.headerCode,
    display_index: draft.displayIndex,
  };
}

/** All settings, or those that are there with what is told of search engines and comments. */
function settingsOf(draft: Fields) {
  const whole = draft.settings && JSON.stringify(draft.settings);
  const isNew = draft.typeName !== undefined;
  const base = whole ?? (isNew ? '{}' : undefined);
  const before = base === undefined ? sql.ref('collections.settings') : sql`${base}::jsonb`;
  const withSeo = withPageSeo(before, draft);
  return withBlogComments(withSeo ?? before, draft) ?? withSeo ?? whole;
}

interface WantedAddress {
  /** The collection that wants it, when it is there already. */
  id?: string | undefined;
  urlId: string | undefined;
}

/**
 * Addresses are looked up whatever the case of their letters.
 * @throws ApiError `address_taken`, `address_reserved`
 */
export async function checkAddress(
  trx: WriteTransaction,
  siteId: string,
  { id = '', urlId }: WantedAddress,
): Promise<void> {
  if (urlId === undefined) return;
  if (isReservedAddress(urlId)) throw new ApiError('address_reserved');
  await checkLanguages(trx, siteId, urlId);
  const taken = await trx
    .selectFrom('collections')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql`lower(url_id)`, '=', urlId.toLowerCase())
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  if (taken) throw new ApiError('address_taken');
}

/** Where the pages of a language begin none stands itself. @throws ApiError `address_reserved` */
async function checkLanguages(trx: WriteTransaction, siteId: string, urlId: string): Promise<void> {
  const row = await trx
    .selectFrom('sites')
    .select(['settings', 'site_id'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) return;
  const { languages } = readSettings({ siteId: row.site_id, settings: row.settings }, 'languages');
  const segment = urlId.split('/')[0]?.toLowerCase();
  if (languages.some(({ code }) => code.toLowerCase() === segment)) {
    throw new ApiError('address_reserved');
  }
}

async function findUrl(
  trx: WriteTransaction,
  siteId: string,
  id: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('collections')
    .select('url_id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.url_id;
}

/** Room for another home page. @throws ApiError `home_page_is_open` */
async function giveUpHomepage(
  trx: WriteTransaction,
  { siteId, to }: { siteId: string; to: string | undefined },
): Promise<void> {
  const [next] = await holdPages(trx, { siteId, ids: to === undefined ? [] : [to] });
  if (next?.closedBy) throw new ApiError('home_page_is_open');
  await trx
    .updateTable('collections')
    .set({ is_homepage: false })
    .where('site_id', '=', siteId)
    .where('is_homepage', '=', true)
    .execute();
}

async function nextPlace(trx: WriteTransaction, siteId: string): Promise<number> {
  const row = await trx
    .selectFrom('collections')
    .select(({ fn }) => fn.max('display_index').as('last'))
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return (row?.last ?? -1) + 1;
}

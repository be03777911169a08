/** Posts and events of a collection, as people who write them see them. */
import {
  ApiError,
  type DocumentHead,
  type listPosts as listCall,
  type SitePost,
} from '@sitewright/contract';
import { sql, type RawBuilder } from 'kysely';
import { countSome } from '../../db/count-some.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { inOrder, isBehind, readPlace, writePlace, type PageOrder } from '../../db/list-place.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { isEvents } from '../../render/data/load-list-items.ts';
import { presentHead } from '../documents/document-store.ts';
import { presentSitePost, type PostItem } from './present-post.ts';

type State = NonNullable<(typeof listCall)['query']>['_output']['state'];

/** Which posts. */
export interface PostQuery {
  readonly collection: string;
  readonly search?: string | undefined;
  readonly state?: State;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page of them. @throws ApiError `place_wrong`, `not_found` for no collection of the site */
export async function listPosts(
  db: ReadDatabase,
  siteId: string,
  { query, now }: { query: PostQuery; now: Date },
): Promise<AnswerOf<typeof listCall>> {
  const page = await findPage(db, siteId, query.collection);
  const column = sql.ref(isEvents(page) ? 'starts_at' : 'publish_on');
  // Instants as whole milliseconds: a place is a number.
  const key = sql<number>`floor(extract(epoch from coalesce(${column}, publish_on)) * 1000)`;
  const order: PageOrder = { key, id: sql.ref('id'), direction: 'desc' };
  const name = isEvents(page) ? 'starts' : 'published';
  const asked = selectPosts(db, siteId, { query, now });
  const rows = await asked
    .selectAll()
    .select(sql<string>`${key}::bigint`.as('place'))
    .where(isBehind(order, readPlace(name, query.after)))
    .orderBy(sql`${inOrder(order)}`)
    .limit(query.limit + 1)
    .execute();
  const shown = rows.slice(0, query.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    posts: await present(db, shown, { pageUrl: page.url_id, now }),
    ...(last && { after: writePlace(name, { key: Number(last.place), id: last.id }) }),
    count: await countSome(db, asked.select('id')),
  };
}

/** @throws ApiError `not_found` */
export async function readPost(
  db: ReadDatabase,
  siteId: string,
  { id, now }: { id: string; now: Date },
): Promise<SitePost> {
  const row = await db
    .selectFrom('content_items')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const { url_id: pageUrl } = await findPage(db, siteId, row.collection_id);
  const [post] = await present(db, [row], { pageUrl, now });
  if (!post) throw new ApiError('not_found');
  return post;
}

async function findPage(db: ReadDatabase, siteId: string, id: string) {
  const page = await db
    .selectFrom('collections')
    .select(['url_id', 'type_name'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!page) throw new ApiError('not_found');
  return page;
}

function selectPosts(
  db: ReadDatabase,
  siteId: string,
  { query: { collection, search = '', state }, now }: { query: PostQuery; now: Date },
) {
  const like = `%${escapeLike(search.trim())}%`;
  return db
    .selectFrom('content_items')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collection)
    .$if(search.trim() !== '', (all) =>
      all.where((of) => of.or([of('title', 'ilike', like), of('author_name', 'ilike', like)])),
    )
    .$if(state !== undefined, (all) => all.where(isInState(state ?? 'draft', now)));
}

/** As `presentSitePost` tells it. */
function isInState(state: NonNullable<State>, now: Date): RawBuilder<boolean> {
  const isPlanned = sql`exists (select 1 from documents d where d.site_id = content_items.site_id
    and d.purpose = 'post' and d.owner_id = content_items.id and d.state = 'scheduled')`;
  const conditions = {
    published: sql<boolean>`(is_visible and publish_on <= ${now})`,
    scheduled: sql<boolean>`(case when is_visible then publish_on > ${now} else ${isPlanned} end)`,
    draft: sql<boolean>`(not is_visible and not ${isPlanned})`,
  };
  return conditions[state];
}

async function present(
  db: ReadDatabase,
  rows: readonly PostItem[],
  { pageUrl, now }: { pageUrl: string; now: Date },
): Promise<SitePost[]> {
  const heads = await loadHeads(db, rows);
  return rows.map((row) =>
    presentSitePost(row, { pageUrl, document: heads.get(row.id) ?? null, now }),
  );
}

async function loadHeads(
  db: ReadDatabase,
  rows: readonly PostItem[],
): Promise<Map<string, DocumentHead>> {
  const [first] = rows;
  if (!first) return new Map();
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'purpose', 'owner_id', 'state', 'draft_revision'])
    .select(['published_revision', 'publish_at'])
    .where('site_id', '=', first.site_id)
    .where('purpose', '=', 'post')
    .where(
      'owner_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(documents.map((row) => [row.owner_id, presentHead(row)]));
}

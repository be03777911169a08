/** Comments as staff list them. */
import type { listComments as listCall } from '@sitewright/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { countSome } from '../../db/count-some.ts';
import type { ReadDatabase } from '../../db/database.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { inOrder, isBehind, readPlace, writePlace, type PageOrder } from '../../db/list-place.ts';
import type { AnswerOf } from '../../http/call-types.ts';

type Query = z.output<typeof listCall.query>;

const createdKey = sql<number>`floor(extract(epoch from m.created_at) * 1000)`;
const order: PageOrder = { key: createdKey, id: sql.ref('m.id'), direction: 'desc' };

/** A page of them, the latest first. @throws ApiError `place_wrong` */
export async function listComments(
  db: ReadDatabase,
  siteId: string,
  { query, now }: { query: Query; now: Date },
): Promise<AnswerOf<typeof listCall>> {
  const asked = selectComments(db, siteId, query);
  const rows = await asked
    .leftJoin('content_items as i', (join) =>
      join.onRef('i.site_id', '=', 'm.site_id').onRef('i.id', '=', 'm.item_id'),
    )
    .leftJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'i.site_id').onRef('c.id', '=', 'i.collection_id'),
    )
    .select(['m.id', 'm.item_id', 'm.author_name', 'm.body', 'm.state', 'm.created_at'])
    .select(['i.title', 'i.url_id', 'i.is_visible', 'i.publish_on'])
    .select(['c.url_id as page_url', 'c.is_enabled'])
    .select(sql<string>`${createdKey}::bigint`.as('place'))
    .where(isBehind(order, readPlace('created', query.after)))
    .orderBy(sql`${inOrder(order)}`)
    .limit(query.limit + 1)
    .execute();
  const shown = rows.slice(0, query.limit);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    comments: shown.map((row) => ({
      id: row.id,
      itemId: row.item_id,
      itemTitle: row.title ?? '',
      itemPath:
        row.is_visible && row.is_enabled && row.publish_on !== null && row.publish_on <= now
          ? `/${row.page_url}/${row.url_id}#comments-${row.item_id}`
          : null,
      authorName: row.author_name,
      body: row.body,
      state: row.state,
      createdOn: row.created_at.getTime(),
    })),
    ...(last && { after: writePlace('created', { key: Number(last.place), id: last.id }) }),
    count: await countSome(db, asked.select('m.id')),
  };
}

function selectComments(db: ReadDatabase, siteId: string, { search, state, itemId }: Query) {
  const words = search?.trim() ?? '';
  const like = `%${escapeLike(words)}%`;
  return db
    .selectFrom('post_comments as m')
    .where('m.site_id', '=', siteId)
    .$if(state !== undefined, (all) => all.where('m.state', '=', state!))
    .$if(itemId !== undefined, (all) => all.where('m.item_id', '=', itemId!))
    .$if(words !== '', (all) =>
      all.where((eb) => eb.or([eb('m.author_name', 'ilike', like), eb('m.body', 'ilike', like)])),
    );
}

/** What visitors read and write below a post. */
import {
  ApiError,
  commentRuleOf,
  type addComment as addCall,
  type CommentDraft,
  type CommentRule,
  type listPostComments as listCall,
} from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import { inOrder, isBehind, readPlace, writePlace, type PageOrder } from '../../db/list-place.ts';
import { bumpSiteVersion } from '../../db/site-versions.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { readBlogComments } from '../../render/data/blog-comments.ts';
import { isPageOpen, listOpenedPages } from '../memberships/opened-pages.ts';
import type { Cookies } from '../page-locks/passes.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';

/** Comments of one answer. */
const most = 50;

const createdKey = sql<number>`floor(extract(epoch from created_at) * 1000)`;
const order: PageOrder = { key: createdKey, id: sql.ref('id'), direction: 'asc' };

/** The post that is meant, and what the browser holds of passwords and memberships. */
interface AskedPost {
  readonly itemId: string;
  readonly cookies: Cookies;
}

/** A page of them. @throws ApiError `not_found`, `place_wrong` */
export async function listPostComments(
  ctx: AppContext,
  site: Site,
  { itemId, after, cookies }: AskedPost & { readonly after?: string | undefined },
): Promise<AnswerOf<typeof listCall>> {
  const { rule, count } = await findRule(ctx, site, { itemId, cookies });
  if (!readSettings(site, 'social').commentsEnabled) return { rule, comments: [], count: 0 };
  const rows = await ctx.db
    .selectFrom('post_comments')
    .select(['id', 'author_name', 'body', 'created_at'])
    .select(sql<string>`${createdKey}::bigint`.as('place'))
    .where('site_id', '=', site.siteId)
    .where('item_id', '=', itemId)
    .where('state', '=', 'published')
    .where(isBehind(order, readPlace('created', after)))
    .orderBy(sql`${inOrder(order)}`)
    .limit(most + 1)
    .execute();
  const shown = rows.slice(0, most);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    rule,
    count,
    comments: shown.map(present),
    ...(last && { after: writePlace('created', { key: Number(last.place), id: last.id }) }),
  };
}

/** Keeps one. @throws ApiError `not_found`, `comments_closed` */
export async function addComment(
  ctx: AppContext,
  site: Site,
  { itemId, name, text, trap, cookies }: CommentDraft & AskedPost,
): Promise<AnswerOf<typeof addCall>> {
  const { siteId } = site;
  const now = ctx.now();
  const { rule } = await findRule(ctx, site, { itemId, cookies });
  if (rule === 'closed') throw new ApiError('comments_closed');
  // A machine is told what somebody is told whose words wait.
  if (trap !== '') return { state: 'waiting', comment: null };
  const state = rule === 'open' ? 'published' : 'waiting';
  const row = { id: newId(), author_name: name, body: text, created_at: now };
  await ctx.transact(async (trx) => {
    await trx
      .insertInto('post_comments')
      .values({ ...row, site_id: siteId, item_id: itemId, state })
      .execute();
    if (state === 'published') await bumpSiteVersion(trx, siteId);
  });
  return { state, comment: state === 'published' ? present(row) : null };
}

function present(row: { id: string; author_name: string; body: string; created_at: Date }) {
  return {
    id: row.id,
    authorName: row.author_name,
    body: row.body,
    createdOn: row.created_at.getTime(),
  };
}

/** What visitors may do below a post that they see. @throws ApiError `not_found` */
async function findRule(
  ctx: AppContext,
  site: Site,
  { itemId, cookies }: AskedPost,
): Promise<{ rule: CommentRule; count: number }> {
  const now = ctx.now();
  const opened = await listOpenedPages(ctx, site, cookies);
  const row = await ctx.db
    .selectFrom('content_items as i')
    .innerJoin('collections as c', (join) =>
      join.onRef('c.site_id', '=', 'i.site_id').onRef('c.id', '=', 'i.collection_id'),
    )
    .select(['i.comments', 'i.publish_on', 'i.public_comment_count', 'c.settings'])
    .where('i.site_id', '=', site.siteId)
    .where('i.id', '=', itemId)
    .where('i.is_visible', '=', true)
    .where('i.publish_on', '<=', now)
    .where(isPageOpen(opened))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  const rule = readSettings(site, 'social').commentsEnabled
    ? commentRuleOf(
        readBlogComments(row.settings),
        { comments: row.comments, publishedAt: row.publish_on.getTime() },
        now.getTime(),
      )
    : 'closed';
  return { rule, count: row.public_comment_count };
}

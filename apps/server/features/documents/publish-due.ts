import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { isPassing } from '../../http/is-passing.ts';
import { holdDocument, type DocumentKey } from './document-store.ts';
import { takeStep } from './move-document.ts';
import { announceShown } from './show-product.ts';

/** Documents that are read at once. */
const mostAtOnce = 100;

/**
 * Publishes the drafts whose time has come, each in a transaction of its own. One that cannot be
 * published is told and tried again in the next run: it holds up no other, however many there are.
 */
export async function publishDue(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  let last: Due | undefined;
  do {
    const due = await listDue(ctx, last);
    for (const key of due) {
      if (stopping?.aborted) return;
      await tryOne(ctx, key);
    }
    last = due.length < mostAtOnce ? undefined : due.at(-1);
  } while (last);
}

interface Due extends DocumentKey {
  readonly publishAt: Date | null;
}

/** Those behind the last one, the longest due first. */
function listDue({ db, now }: AppContext, last: Due | undefined): Promise<Due[]> {
  let query = db
    .selectFrom('documents')
    .select(['site_id as siteId', 'id', 'publish_at as publishAt'])
    .where('publish_at', '<=', now());
  if (last) {
    const { publishAt, siteId, id } = last;
    query = query.where(sql<boolean>`(publish_at, site_id, id) > (${publishAt}, ${siteId}, ${id})`);
  }
  return query.orderBy('publish_at').orderBy('site_id').orderBy('id').limit(mostAtOnce).execute();
}

async function tryOne(ctx: AppContext, { siteId, id }: DocumentKey): Promise<void> {
  try {
    await publishOne(ctx, { siteId, id });
  } catch (error) {
    if (isPassing(error)) throw error;
    ctx.log.error({ err: error, siteId, id }, 'a planned document could not be published');
  }
}

async function publishOne(ctx: AppContext, key: DocumentKey): Promise<void> {
  const site = await ctx.sites.get(key.siteId);
  await ctx.transact(async (trx) => {
    const row = await holdDocument(trx, key);
    const at = ctx.now();
    if (row.state !== 'scheduled' || !row.publish_at || row.publish_at > at) return;
    const after = {
      state: 'published',
      publishedRevision: row.draft_revision,
      publishAt: null,
    } as const;
    const actor = { accountId: null, name: '' };
    const { isSeen } = await takeStep(trx, row, after, { actor, at, permission: 'publish' });
    if (site && isSeen) await announceShown({ ctx, trx, site }, row);
  });
}

import type { AppContext } from '../../context.ts';
import { isPassing } from '../../http/is-passing.ts';
import { holdDocument, type DocumentKey } from './document-store.ts';
import { takeStep } from './move-document.ts';
import { announceShown } from './show-product.ts';

/** Documents of one run; more follow in the next. */
const mostAtOnce = 100;

/**
 * Publishes the drafts whose time has come, each in a transaction of its own. One that cannot be
 * published is told and tried again: it holds up no other.
 */
export async function publishDue(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  const due = await ctx.db
    .selectFrom('documents')
    .select(['site_id as siteId', 'id'])
    .where('publish_at', '<=', ctx.now())
    .orderBy('publish_at')
    .limit(mostAtOnce)
    .execute();
  for (const key of due) {
    if (stopping?.aborted) return;
    try {
      await publishOne(ctx, key);
    } catch (error) {
      if (isPassing(error)) throw error;
      ctx.log.error({ err: error, ...key }, 'a planned document could not be published');
    }
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

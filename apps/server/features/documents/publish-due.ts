import type { AppContext } from '../../context.ts';
import { logWrite } from '../activity/log-write.ts';
import { holdDocument } from './document-store.ts';
import { readStanding, writeStanding } from './move-document.ts';
import { bodyBefore } from './show-owner.ts';
import { announceShown } from './show-product.ts';

/** Documents of one run; more follow in the next. */
const mostAtOnce = 100;

/** Publishes the drafts whose time has come, each in a transaction of its own. */
export async function publishDue(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  const due = await ctx.db
    .selectFrom('documents')
    .select(['site_id', 'id'])
    .where('publish_at', '<=', ctx.now())
    .orderBy('publish_at')
    .limit(mostAtOnce)
    .execute();
  for (const { site_id: siteId, id } of due) {
    if (stopping?.aborted) return;
    await ctx.transact(async (trx) => {
      const row = await holdDocument(trx, { siteId, id });
      const at = ctx.now();
      if (row.state !== 'scheduled' || !row.publish_at || row.publish_at > at) return;
      const after = {
        state: 'published',
        publishedRevision: row.draft_revision,
        publishAt: null,
      } as const;
      const [before, carried] = [await readStanding(trx, row), await bodyBefore(trx, row)];
      await writeStanding(trx, row, after, at);
      await logWrite(trx, {
        siteId,
        actor: { accountId: null, name: '' },
        at,
        action: 'document-moved',
        permission: 'publish',
        subject: `document:${id}`,
        before,
        after: await readStanding(trx, await holdDocument(trx, { siteId, id })),
        carried,
      });
      const site = await ctx.sites.get(siteId);
      if (site) await announceShown({ ctx, trx, site }, row);
    });
  }
}

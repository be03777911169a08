/** Makes products visible whose time has come. */
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { logThings } from '../activity/write-logged.ts';
import type { Site } from '../sites/site.ts';
import { announceProducts } from './change-products.ts';
import { productThing } from './product-thing.ts';
import { saveProducts } from './save-product.ts';

const batchSize = 100;

/** Publishes all that are due; each once, whatever processes do it. A site that fails stops no other. */
export async function publishProducts(ctx: AppContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('products')
    .select('site_id')
    .distinct()
    .where('publish_at', '<=', ctx.now())
    .execute();
  for (const { site_id: siteId } of due) {
    const site = await ctx.sites.get(siteId);
    if (!site) continue;
    await publishOnSite(ctx, site).catch((error: unknown) =>
      ctx.log.error({ err: error, siteId }, 'products were not published'),
    );
  }
}

async function publishOnSite(ctx: AppContext, site: Site): Promise<void> {
  let count = 0;
  do {
    count = await ctx.transact((trx) => publishSome(ctx, trx, site));
  } while (count === batchSize);
}

/** Answers how many were due. */
async function publishSome(ctx: AppContext, trx: WriteTransaction, site: Site): Promise<number> {
  const { siteId } = site;
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('site_id', '=', siteId)
    .where('publish_at', '<=', ctx.now())
    .where('archived_at', 'is', null)
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = rows.map(({ id }) => id);
  const writer = { actor: schedule, permission: 'edit-products' as const };
  await logThings(
    { trx, siteId, at: ctx.now(), writer },
    { thing: productThing, ids },
    async () => {
      const drafts = ids.map((id) => ({ id, isVisible: true }));
      await announceProducts({ ctx, trx, site }, await saveProducts(trx, siteId, drafts));
    },
  );
  return ids.length;
}

/** Who the log of writes names. */
const schedule = { accountId: null, name: 'Schedule' };

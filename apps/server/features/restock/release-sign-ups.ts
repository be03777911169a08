import type { AppContext } from '../../context.ts';
import { announce } from '../../db/transact.ts';
import { logDone } from '../activity/log-done.ts';
import type { Site } from '../sites/site.ts';
import { restockDueChannel } from './wake-restock-mails.ts';

/**
 * Lets the mails of all who wait for these variants go, whatever the stock; a job writes them.
 * @returns how many that are; those whose mail was let go before are not counted again
 */
export function releaseSignUps(
  ctx: AppContext,
  site: Site,
  variants: readonly { productId: string; variantId: string }[],
): Promise<number> {
  const { siteId } = site;
  return ctx.transact(async (trx) => {
    let released = 0;
    for (const { productId, variantId } of variants) {
      const { numUpdatedRows } = await trx
        .updateTable('restock_sign_ups')
        .set({ released_at: ctx.now() })
        .where('site_id', '=', siteId)
        .where('product_id', '=', productId)
        .where('variant_id', '=', variantId)
        .where('mailed_at', 'is', null)
        .where('ended_at', 'is', null)
        .where('released_at', 'is', null)
        .executeTakeFirst();
      released += Number(numUpdatedRows);
    }
    if (released === 0) return 0;
    await announce(trx, restockDueChannel, siteId);
    const ids = [...new Set(variants.map(({ productId }) => productId))];
    await logDone(
      { ctx, trx, site },
      {
        action: 'restock-mails-sent',
        subject: ids.length === 1 ? `product:${ids[0]}` : 'restock:many',
        after: { mails: released },
      },
    );
    return released;
  });
}

import { holdRules } from '@sitewright/commerce';
import type { AppContext } from '../context.ts';

/** Who held stock is needed for an hour, and while an order is not paid. */
export async function forgetHolders(ctx: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const before = new Date(ctx.now().getTime() - holdRules.window);
  await ctx.transact((trx) =>
    trx
      .updateTable('payments')
      .set({ holder_hash: null })
      .where('holder_hash', 'is not', null)
      .where('created_at', '<=', before)
      .where('status', '<>', 'pending')
      .execute(),
  );
}

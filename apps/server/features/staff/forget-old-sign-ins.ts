import type { AppContext } from '../../context.ts';

/** Removes sessions and sign-in links that are over. */
export async function forgetOldSignIns(ctx: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  await ctx.transact(async (trx) => {
    await trx.deleteFrom('staff_sessions').where('expires_at', '<', ctx.now()).execute();
    await trx.deleteFrom('one_time_links').where('expires_at', '<', ctx.now()).execute();
  });
}

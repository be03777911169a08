/** The link of a restock mail: no further ones. */
import type { AppContext } from '../../context.ts';
import { findRestockEmail } from './restock-link.ts';

/** Undefined when the site has no such link; else how many variants its address still waits for. */
export async function countWaiting(
  ctx: Pick<AppContext, 'db' | 'secrets'>,
  siteId: string,
  token: string,
): Promise<number | undefined> {
  const emailKey = await findRestockEmail(ctx, siteId, token);
  if (emailKey === undefined) return undefined;
  const { waiting } = await ctx.db
    .selectFrom('restock_sign_ups')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .where('mailed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** The address of the link waits for nothing of this site any more. */
export async function endSignUps(ctx: AppContext, siteId: string, token: string): Promise<void> {
  const emailKey = await findRestockEmail(ctx, siteId, token);
  if (emailKey === undefined) return;
  await ctx.transact((trx) =>
    trx
      .updateTable('restock_sign_ups')
      .set({ ended_at: ctx.now() })
      .where('site_id', '=', siteId)
      .where('email_key', '=', emailKey)
      .where('mailed_at', 'is', null)
      .where('ended_at', 'is', null)
      .execute(),
  );
}

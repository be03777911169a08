import { DAY_MS } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { isFollowed, isOfTest, reachedStep } from './cart-way.ts';

/** In small bites, so that no lock is held for long. */
const biteSize = 500;

/** How far carts came is told for so long. */
const waysKeptMs = 3 * 366 * DAY_MS;

/** Removes carts that nobody came back to, until none is left or `stopping` is aborted. */
export async function dropExpiredCarts(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  while ((await dropSome(ctx)) === biteSize && !stopping?.aborted);
  const before = new Date(ctx.now().getTime() - waysKeptMs);
  await ctx.transact((trx) => trx.deleteFrom('cart_ways').where('begun_at', '<', before).execute());
}

/**
 * Answers how many were removed. Orders and payments hold all they need of their cart; how far one
 * came that a visitor began stays for reports.
 */
async function dropSome(ctx: AppContext): Promise<number> {
  const { rows } = await ctx.transact((trx) =>
    sql<{ removed: string }>`
    with old as (
      select site_id, id from carts where expires_at < ${ctx.now()}
      limit ${sql.lit(biteSize)} for update skip locked
    ), kept as (
      insert into cart_ways (site_id, begun_at, reached, is_test)
      select c.site_id, c.created_at, ${reachedStep}, ${isOfTest}
      from carts c join old on old.site_id = c.site_id and old.id = c.id
      where ${isFollowed}
    ), gone as (
      delete from carts c using old where c.site_id = old.site_id and c.id = old.id returning c.id
    )
    select count(*) as removed from gone`.execute(trx),
  );
  return Number(rows[0]?.removed ?? 0);
}

/** Notes carts that were left with an email, as they are then, and what was bought since. */
import { DAY_MS } from '@sitewright/commerce';
import { emailKey } from '@sitewright/contract';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { loadCart } from '../cart/load-cart.ts';
import { listUnitPrices, priceCart } from '../cart/price-cart.ts';
import type { OrderPlaced } from '../orders/order-events.ts';
import type { Site } from '../sites/site.ts';
import type { LeftLine } from './tables.ts';

/** Whoever does nothing for so long has left. */
const leftAfterMs = DAY_MS / 24;
/** An order so long after a reminder is not owed to it. */
const recoveredWithinMs = 14 * DAY_MS;
/** Carts that nobody bought are forgotten then. */
const keptForMs = 90 * DAY_MS;
const cartsAtOnce = 200;

interface FoundCart {
  site_id: string;
  id: string;
  updated_at: Date;
}

/** Notes what was left since the last time, of all sites, and forgets what is old. */
export async function noteLeftCarts(ctx: AppContext, stopping?: AbortSignal): Promise<void> {
  let found = await findLeft(ctx, undefined);
  while (found.length > 0) {
    for (const cart of found) {
      if (stopping?.aborted) return;
      await noteCart(ctx, cart);
    }
    // One that could not be noted is passed by, and not found again at once.
    found = await findLeft(ctx, found.at(-1));
  }
  const before = new Date(ctx.now().getTime() - keptForMs);
  await ctx.transact((trx) =>
    trx
      .deleteFrom('left_carts')
      .where('order_id', 'is', null)
      .where('left_at', '<', before)
      .execute(),
  );
}

async function findLeft(
  { db, now }: AppContext,
  last: FoundCart | undefined,
): Promise<FoundCart[]> {
  const until = new Date(now().getTime() - leftAfterMs);
  return db
    .selectFrom('carts as c')
    .select(['c.site_id', 'c.id', 'c.updated_at'])
    .$if(last !== undefined, (all) =>
      all.where(sql<boolean>`(c.site_id, c.id) > (${last!.site_id}, ${last!.id})`),
    )
    .where('c.email', 'is not', null)
    .where('c.order_id', 'is', null)
    .where('c.terms', 'is', null)
    .where('c.expires_at', '>', now())
    .where('c.updated_at', '<=', until)
    .where(
      sql<boolean>`exists (select from cart_entries e
        where e.site_id = c.site_id and e.cart_id = c.id)`,
    )
    .where(
      sql<boolean>`not exists (select from left_carts l where l.site_id = c.site_id
        and l.cart_id = c.id and l.left_at >= c.updated_at)`,
    )
    .where(
      sql<boolean>`not exists (select from orders o where o.site_id = c.site_id
        and lower(o.email) = lower(c.email) and o.created_at >= c.updated_at)`,
    )
    .orderBy('c.site_id')
    .orderBy('c.id')
    .limit(cartsAtOnce)
    .execute();
}

/** What it comes to is asked of the functions that the cart itself asks. */
async function noteCart(ctx: AppContext, found: FoundCart): Promise<void> {
  const { site_id: siteId, id: cartId, updated_at: leftAt } = found;
  const site = await ctx.sites.get(siteId);
  const cart = site && (await loadCart(ctx, site, cartId));
  if (!site || !cart?.email) return;
  const shown = describe(ctx, site, cart);
  const columns = {
    email: cart.email,
    email_key: emailKey(cart.email),
    currency: cart.currency,
    total_cents: shown.totalCents,
    units: shown.units,
    lines: JSON.stringify(shown.lines),
    left_at: leftAt,
  };
  await ctx.transact((trx) =>
    trx
      .insertInto('left_carts')
      .values({ ...columns, site_id: siteId, id: newId(), cart_id: cartId })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'cart_id']).where('order_id', 'is', null).doUpdateSet(columns),
      )
      .execute(),
  );
}

function describe(
  ctx: AppContext,
  site: Site,
  cart: NonNullable<Awaited<ReturnType<typeof loadCart>>>,
): { lines: LeftLine[]; totalCents: number; units: number } {
  const priced = priceCart(cart, { site, now: ctx.now() });
  const prices = listUnitPrices(priced);
  const lines = cart.lines.map(({ id, product, variant, quantity }) => ({
    productId: product.id,
    title: product.title,
    variant: Object.values(variant.attributes).join(' / '),
    quantity,
    totalCents: (prices.get(id) ?? 0) * quantity,
  }));
  const { grandTotalCents: totalCents, totalQuantity: units } = priced.totals;
  return { lines, totalCents, units };
}

/**
 * An order ends the carts that its address left. A reminder gets it: that of this very cart, else the
 * last one within two weeks.
 */
export async function noteRecovered(
  { ctx, trx, site: { siteId } }: EventScope,
  { orderId, cartId, snapshot }: OrderPlaced,
): Promise<void> {
  const now = ctx.now();
  const since = new Date(now.getTime() - recoveredWithinMs);
  await sql`
    with ended as (
      select id, row_number() over (order by (cart_id = ${cartId}) desc, mailed_at desc nulls last, id)
        as place
      from left_carts
      where site_id = ${siteId} and order_id is null
        and (cart_id = ${cartId} or email_key = ${emailKey(snapshot.email)})
    )
    update left_carts l set order_id = ${orderId}, ordered_at = ${now},
      is_recovered = ended.place = 1 and l.mailed_at is not null and l.mailed_at >= ${since}
    from ended where l.site_id = ${siteId} and l.id = ended.id`.execute(trx);
}

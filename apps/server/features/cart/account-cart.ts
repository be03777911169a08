/** The cart of an account: one, on whatever device. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { ReadDatabase, WriteTransaction } from '../../db/database.ts';
import { newToken } from '../../db/id.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { AccountDeleted } from '../accounts/account-events.ts';
import type { AccountKey } from '../accounts/site-accounts.ts';
import { findSignedIn } from '../accounts/site-session.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Site } from '../sites/site.ts';
import { cartIdOf, setCartCookies } from './cart-cookies.ts';
import type { CartRow } from './cart-rows.ts';
import { isPaidAlone } from './is-paid-alone.ts';
import { loadCart } from './load-cart.ts';
import { leaveCart } from './next-cart.ts';
import { cartExpiry } from './write-entry.ts';

/** The open cart of an account; undefined when it has none. */
export async function findAccountCart(
  db: ReadDatabase,
  { siteId, accountId }: AccountKey,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_carts as a')
    .innerJoin('carts as c', (join) =>
      join.onRef('c.site_id', '=', 'a.site_id').onRef('c.id', '=', 'a.cart_id'),
    )
    .select('c.id')
    .where('a.site_id', '=', siteId)
    .where('a.account_id', '=', accountId)
    .where('c.order_id', 'is', null)
    .where('c.expires_at', '>', now)
    .executeTakeFirst();
  return row?.id;
}

/**
 * The open cart of a locked account; makes one when there is none. Nobody knew its token before: who
 * slipped a visitor a cart does not see what the account buys. Its prices are those of the account's
 * proved email.
 */
export async function ensureAccountCart(
  trx: WriteTransaction,
  { siteId, currency }: Site,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string> {
  const known = await findAccountCart(trx, { siteId, accountId }, now);
  if (known) return known;
  const { email } = await trx
    .selectFrom('site_accounts')
    .select('email')
    .where('site_id', '=', siteId)
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const id = newToken();
  const times = { created_at: now, updated_at: now, expires_at: cartExpiry(now) };
  await trx
    .insertInto('carts')
    .values({ site_id: siteId, id, currency, email, coupon_codes: [], ...times })
    .execute();
  await trx
    .insertInto('account_carts')
    .values({ site_id: siteId, account_id: accountId, cart_id: id })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'account_id']).doUpdateSet({ cart_id: id }),
    )
    .execute();
  return id;
}

/**
 * The visitor's open cart: of the browser, what was left of one that was bought, or of the account.
 * Sets and clears the cookies by it. CART-24
 */
export async function loadVisitorCart(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CartRow | undefined> {
  const { site } = request;
  const cart = await loadCart(ctx, site, cartIdOf(request));
  if (cart) return cart;
  const next = await leaveCart(request, reply, ctx);
  if (next) return loadCart(ctx, site, next);
  const signedIn = await findSignedIn(ctx, request);
  if (!signedIn) return undefined;
  const { accountId } = signedIn;
  const id = await findAccountCart(ctx.db, { siteId: site.siteId, accountId }, ctx.now());
  if (!id) return undefined;
  setCartCookies(reply, id);
  return loadCart(ctx, site, id);
}

/**
 * The cart that a visitor adds to; empty where the first thing makes one. Whoever is signed in adds to
 * the cart of their account, also while their browser is at one that is paid alone.
 */
export async function findCartToFill(ctx: AppContext, request: FastifyRequest): Promise<string> {
  const cartId = cartIdOf(request);
  const signedIn = await findSignedIn(ctx, request);
  if (!signedIn) return cartId;
  const { accountId } = signedIn;
  const { site } = request;
  const cart = cartId ? await loadCart(ctx, site, cartId) : undefined;
  if (cart && !isPaidAlone(cart)) return cartId;
  return ctx.transact(async (trx) => {
    await lockAccount(trx, { siteId: site.siteId, accountId });
    return ensureAccountCart(trx, site, { accountId, now: ctx.now() });
  });
}

/** What an account had in its cart goes with it: the cart may hold an email and a place. */
export async function dropAccountCart(
  { trx, site: { siteId } }: EventScope,
  { accountId }: AccountDeleted,
): Promise<void> {
  await trx
    .deleteFrom('carts')
    .where('site_id', '=', siteId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('account_carts')
        .select('cart_id')
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId),
    )
    .where('order_id', 'is', null)
    .execute();
}

/** In and out of an account, with the cart. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { findActivePayment } from '../../payments/find-active-payment.ts';
import {
  clearAccountCookies,
  sessionTokenOf,
  setAccountCookies,
} from '../accounts/account-cookies.ts';
import { endSiteSession, findSignedIn, startSiteSession } from '../accounts/site-session.ts';
import { cartIdOf, clearCartCookies, setCartCookies } from '../cart/cart-cookies.ts';
import { copyAccountCart } from '../cart/copy-cart.ts';
import { mergeIntoAccountCart } from '../cart/merge-carts.ts';
import { forgetOwner, readOwnerHash } from '../checkout/checkout-owner.ts';

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Entered {
  crumb: string;
  /** The visitor's cart now; undefined when there is none. */
  cartId: string | undefined;
}

/** Signs in whoever has proved to own the account: a new session, a new crumb, one cart. */
export async function enterAccount(
  ctx: AppContext,
  { request, reply }: Exchange,
  { accountId, isRemembered }: { accountId: string; isRemembered: boolean },
): Promise<Entered> {
  const { siteId } = request.site;
  const now = ctx.now();
  const cartId = await bringCart(ctx, request, accountId);
  const token = await ctx.transact((trx) =>
    startSiteSession(trx, {
      siteId,
      accountId,
      isRemembered,
      userAgent: request.headers['user-agent'],
      now,
      replaces: sessionTokenOf(request),
    }),
  );
  if (cartId) setCartCookies(reply, cartId);
  return { crumb: setAccountCookies(reply, { token, accountId, now, isRemembered }), cartId };
}

/** A cart that is being paid stays as it is: what was bought would be in the account's cart again. */
async function bringCart(
  ctx: AppContext,
  request: FastifyRequest,
  accountId: string,
): Promise<string | undefined> {
  const { site } = request;
  const cartId = cartIdOf(request);
  const { siteId } = site;
  if (cartId && (await findActivePayment(ctx.db, { siteId, cartId }))) return cartId;
  return mergeIntoAccountCart(ctx, site, {
    accountId,
    cartId,
    ownerHash: readOwnerHash(request),
    isBeingPaid: async (trx) => (await findActivePayment(trx, { siteId, cartId })) !== undefined,
  });
}

/**
 * Signs a visitor out. The account keeps its cart; the browser keeps a copy of it when it asks for one.
 * What was typed at checkouts is not shown here any more. AUTH-04, CART-25
 * @returns the new crumb
 */
export async function leaveAccount(
  ctx: AppContext,
  { request, reply }: Exchange,
  { keepsCart }: { keepsCart: boolean },
): Promise<string> {
  const { site } = request;
  const token = sessionTokenOf(request);
  const signedIn = await findSignedIn(ctx, request);
  if (token) {
    const copyId =
      signedIn && keepsCart ? await copyAccountCart(ctx, site, signedIn.accountId) : undefined;
    if (copyId) setCartCookies(reply, copyId);
    else clearCartCookies(request, reply);
    forgetOwner(reply);
    await ctx.transact((trx) => endSiteSession(trx, site.siteId, token));
  }
  return clearAccountCookies(reply);
}

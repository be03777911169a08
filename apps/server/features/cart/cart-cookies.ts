/** The cookies that lead a visitor to a cart. D-17 */
import { cookieLives, cookieNames } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const readable = { path: '/', sameSite: 'lax' } as const;

/** The visitor's cart id as sent, or empty. It may be anybody's text. */
export function cartIdOf(request: FastifyRequest): string {
  return request.cookies[cookieNames.cart] ?? '';
}

/** The id only the server may read; scripts learn from `hasCart` that there is a cart. */
export function setCartCookies(reply: FastifyReply, cartId: string): void {
  const maxAge = cookieLives.cart;
  reply.setCookie(cookieNames.cart, cartId, { ...readable, httpOnly: true, maxAge });
  reply.setCookie(cookieNames.hasCart, 'true', { ...readable, maxAge });
}

/** For a visitor whose cart was bought or has expired. */
export function clearCartCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [cookieNames.cart, cookieNames.hasCart]) {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, readable);
  }
}

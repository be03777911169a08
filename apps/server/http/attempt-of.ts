import { cookieNames } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';

/** Who asks, as far as ceilings are counted. */
export interface Attempt {
  siteId: string;
  /** Of the visitor; proxies that are trusted left out. */
  address: string;
  /** The cart it is about; empty when it is about none. */
  cart: string;
}

/** A cart is named by the address of a call, or by the visitor's cookie. */
export function attemptOf(request: FastifyRequest, cartToken?: string): Attempt {
  const { cartToken: named = '' } = request.params as { cartToken?: string };
  const cart = cartToken ?? (named || (request.cookies[cookieNames.cart] ?? ''));
  return { siteId: request.site.siteId, address: request.ip, cart: cart.slice(0, 100) };
}

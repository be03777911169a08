import { cookieNames, emailKey } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';

/** Who asks, as far as ceilings are counted. */
export interface Attempt {
  /** Of the visitor; proxies that are trusted left out. */
  address: string;
  /** The cart it is about, with its site; missing when it is about none. */
  cart?: string;
  /** The email it is about, with its site; missing when it is about none. */
  email?: string;
}

const maxCartToken = 100;

/** A cart is named by the address of a call, or by the visitor's cookie. */
export function attemptOf(request: FastifyRequest, cartToken?: string): Attempt {
  const { cartToken: named } = request.params as { cartToken?: string };
  const token = cartToken ?? named ?? request.cookies[cookieNames.cart];
  const address = request.ip;
  if (!token) return { address };
  return { address, cart: `${request.site.siteId}:${token.slice(0, maxCartToken)}` };
}

/** The same, of an email that somebody typed: its case does not tell two apart. */
export function aboutEmail(
  attempt: Attempt,
  { siteId }: { siteId: string },
  email: string,
): Attempt {
  return { ...attempt, email: `${siteId}:${emailKey(email)}` };
}

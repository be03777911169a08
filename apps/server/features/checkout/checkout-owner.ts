/**
 * Who may see what was typed into a checkout. The token of a cart travels in links, so it proves
 * nothing: the browser that typed has a cookie of its own, of which the cart and the order keep a
 * hash. A link alone leads to the goods, the number and the state.
 */
import { createHash } from 'node:crypto';
import { cookieLives, cookieNames } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken } from '../../db/id.ts';

const keyPattern = /^[\w-]{43}$/;

/** The hash of the visitor's key; empty when there is none. */
export function readOwnerHash(request: FastifyRequest): string {
  const key = request.cookies[cookieNames.checkoutKey] ?? '';
  return keyPattern.test(key) ? hash(key) : '';
}

/** The same for a visitor who types something now: whoever has no key gets one. */
export function ensureOwnerHash(request: FastifyRequest, reply: FastifyReply): string {
  const known = readOwnerHash(request);
  if (known) return known;
  const key = newToken();
  const maxAge = cookieLives.cart;
  reply.setCookie(cookieNames.checkoutKey, key, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    maxAge,
  });
  return hash(key);
}

/** For a visitor who signs out: who comes next sees nothing that was typed here. */
export function forgetOwner(reply: FastifyReply): void {
  reply.clearCookie(cookieNames.checkoutKey, { path: '/', sameSite: 'lax' });
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

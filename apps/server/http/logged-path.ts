/** What a log line may say of an address. */
import type { FastifyRequest } from 'fastify';

/** A part of a path that looks like a token: 32 bytes in base64url. */
const tokenPart = /(?<=\/)[\w-]{43}(?=\/|$)/g;

/**
 * The pattern of the route, `/api/3/commerce/cart/:cartToken/payments`, for tokens stand in paths
 * and queries. A page, and an address that is none, has no pattern of its own: its path, without the
 * query and without what looks like a token.
 */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern !== undefined && !pattern.endsWith('*')) return pattern;
  return (url.split('?', 1)[0] ?? '').replace(tokenPart, ':token');
}

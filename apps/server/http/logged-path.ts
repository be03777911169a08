/** What a log line may say of an address. */
import type { FastifyRequest } from 'fastify';

/**
 * The pattern of the route, `/api/3/commerce/cart/:cartToken/payments`, for tokens stand in paths
 * and queries. A page has no pattern of its own: its path, without the query.
 */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  if (pattern !== undefined && !pattern.endsWith('*')) return pattern;
  return url.split('?', 1)[0] ?? '';
}

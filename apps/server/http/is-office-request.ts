import { calls, type Call } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';

const ofStaff: ReadonlySet<string> = new Set(
  (calls as readonly Call[])
    .filter(({ access }) => typeof access === 'object' && 'permission' in access)
    .map(({ address }) => address),
);

/** Where people work, and what their browser needs for it. */
const officePath = /^\/(?:config|settings|api\/(?:sites|staff)|s)(?:\/|\?|$)/;

/**
 * Whether that is work on a site and no visit: it goes on while visitors see nothing of the site.
 * The route says so: an address that only begins alike is one of a page.
 */
export function isOfficeRequest({ method, routeOptions }: FastifyRequest): boolean {
  const { url = '' } = routeOptions;
  return ofStaff.has(`${method} ${url}`) || officePath.test(url);
}

import { calls, type Call } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';

const ofStaff: ReadonlySet<string> = new Set(
  (calls as readonly Call[])
    .filter(({ access }) => typeof access === 'object' && 'permission' in access)
    .map(({ address }) => address),
);

/** Where people work, and what their browser needs for it. */
const officePath = /^\/(?:config|settings|api\/(?:sites|staff)|s)(?:\/|\?|$)/;

/** Whether that is work on a site and no visit: it goes on while visitors see nothing of the site. */
export function isOfficeRequest(request: FastifyRequest): boolean {
  const { method, url, routeOptions } = request;
  return ofStaff.has(`${method} ${routeOptions.url ?? ''}`) || officePath.test(url);
}

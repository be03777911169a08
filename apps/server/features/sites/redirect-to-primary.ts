/** A site with several domains is found at one: pages of the others lead there. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { siteOrigin } from './site-origin.ts';

/** What answers on every host: people work there, programs ask there, and certificates are made. */
const staysPut = /^\/(?:api|config|settings|s|healthz|\.well-known)(?:\/|\?|$)/;

/** Hosts that nobody claimed, such as an address of the machine, stay as they are. */
export function registerRedirectToPrimary(
  server: FastifyInstance,
  { config }: { config: Config },
): void {
  server.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.needsSite === false) return;
    if (!isElsewhere(request) || staysPut.test(request.url)) return;
    return reply
      .header('Cache-Control', 'no-cache')
      .redirect(siteOrigin(request, config) + request.url, 301);
  });
}

function isElsewhere({ method, hostname, site }: FastifyRequest): boolean {
  const host = hostname.toLowerCase();
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && site.primaryHost !== host && site.otherHosts.includes(host);
}

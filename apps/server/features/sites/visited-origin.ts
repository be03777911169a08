import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Site } from './site.ts';
import { knownSiteUrl } from './site-url.ts';

/** Scheme and host of a site for whoever asks from the back office of another host. */
export function visitedOrigin(ctx: AppContext, site: Site, request: FastifyRequest): string {
  const known = knownSiteUrl(ctx, site);
  if (known !== undefined) return known;
  const { protocol, host } = request;
  if (site.isDefault) return `${protocol}://${host}`;
  return `${protocol}://${site.identifier}.localhost${/:\d+$/.exec(host)?.[0] ?? ''}`;
}

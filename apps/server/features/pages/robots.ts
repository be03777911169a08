import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { siteOrigin } from '../sites/site-origin.ts';

/** `/robots.txt`: everything may be read but pages about one visitor and endless filters. */
export function handleRobots(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const lines = [
    'User-agent: *',
    'Disallow: /config',
    'Disallow: /search',
    'Disallow: /cart',
    'Disallow: /checkout',
    'Disallow: /account',
    'Disallow: /api/',
    'Disallow: /*?format=json',
    'Disallow: /*?format=page-context',
    'Disallow: /*?format=main-content',
    '',
    `Sitemap: ${siteOrigin(request, ctx.config)}/sitemap.xml`,
    '',
  ];
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('text/plain; charset=utf-8')
    .send(lines.join('\n'));
}

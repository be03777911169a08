import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { siteOrigin } from '../sites/site-origin.ts';
import { pathInLanguage } from '../settings/language-path.ts';
import { otherLanguagesOf } from '../settings/site-languages.ts';

/** What is about one visitor, and what has no end. */
const ofVisitors = ['/search', '/cart', '/checkout', '/account'];

/** `/robots.txt`: everything may be read but pages about one visitor and endless filters. */
export function handleRobots(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const others = otherLanguagesOf(request.site).filter(({ isEnabled }) => isEnabled);
  const languages = [undefined, ...others.map(({ code }) => code)];
  const lines = [
    'User-agent: *',
    'Disallow: /config',
    ...languages.flatMap((language) =>
      ofVisitors.map((path) => `Disallow: ${pathInLanguage(language, path)}`),
    ),
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

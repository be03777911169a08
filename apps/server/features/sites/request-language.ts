/** In which language of its site a request is answered. */
import type { FastifyRequest } from 'fastify';
import { findLanguage } from '../settings/language-path.ts';
import type { Site } from './site.ts';

/** Routes of pages below the address of a language begin with it. */
export const languagePrefix = '/:language(^[A-Za-z]{1,3}$|^[A-Za-z]{1,3}-[A-Za-z0-9-]{1,31}$)';

/**
 * The enabled language that a request names: a page by its address, a call by the page that it came
 * from. Undefined: the site's own.
 */
export function languageOf(request: FastifyRequest, site: Site): string | undefined {
  const named = namedBy(request);
  return named === undefined ? undefined : findLanguage(site, named);
}

function namedBy({ params, routeOptions, headers, url }: FastifyRequest): string | undefined {
  if (routeOptions.url?.startsWith('/:language') === true) {
    return (params as { readonly language?: string }).language;
  }
  if (!url.startsWith('/api/') || headers.referer === undefined) return undefined;
  return URL.parse(headers.referer)?.pathname.split('/')[1];
}

import type { FastifyRequest } from 'fastify';

const longest = 1_000;
const base = 'http://site.invalid';

/**
 * A page of this site that somebody names as the place to go on to, written as headers can hold it.
 * Undefined for whatever could lead to another host, or is no path.
 */
export function readOwnPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  // Browsers read a backslash as a slash, and skip tabs and line ends.
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text) || !URL.canParse(text, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, base);
  const isHere = origin === base && !pathname.startsWith('//');
  return isHere ? pathname + search + hash : undefined;
}

/** The page of this site that a request came from, with its query; undefined where it is not told. */
export function readOwnReferer({
  headers: { referer = '' },
  host,
}: Pick<FastifyRequest, 'headers' | 'host'>): string | undefined {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  return page?.host === host ? readOwnPath(page.pathname + page.search) : undefined;
}

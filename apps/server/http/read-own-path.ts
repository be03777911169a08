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

/** Addresses of the pages about an account. D-44 */
export const accountPaths = {
  overview: '/account',
  signIn: '/account/sign-in',
  signOut: '/account/sign-out',
  create: '/account/create',
  forgotten: '/account/forgotten-password',
  link: '/account/link',
  addresses: '/account/addresses',
  details: '/account/details',
} as const;

/** Where a mailed link leads. */
export function accountLinkPath(token: string): string {
  return `${accountPaths.link}?token=${encodeURIComponent(token)}`;
}

/** A page that leads on to another once its visitor is done. */
export function withReturn(path: string, returnPath: string): string {
  if (returnPath === accountPaths.overview) return path;
  return `${path}?next=${encodeURIComponent(returnPath)}`;
}

const longest = 500;
const base = 'http://site.invalid';

/**
 * A path of the site that somebody names as the place to come back to. Whatever could lead to another
 * host, or is no path, is the overview.
 */
export function readReturnPath(text: unknown): string {
  const { overview } = accountPaths;
  if (typeof text !== 'string' || text.length > longest) return overview;
  // Browsers read a backslash as a slash, and skip tabs and line ends.
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text) || !URL.canParse(text, base))
    return overview;
  const { origin, pathname, search } = new URL(text, base);
  const path = pathname + search;
  return origin === base && !path.startsWith('//') ? path : overview;
}

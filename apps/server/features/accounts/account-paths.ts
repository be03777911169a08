import { readOwnPath } from '../../http/read-own-path.ts';

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

/** The page of this site that somebody names as the place to come back to; else the overview. */
export function readReturnPath(text: unknown): string {
  return readOwnPath(text) ?? accountPaths.overview;
}

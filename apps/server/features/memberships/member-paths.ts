/** Where members are. */

/** Their own page. */
export const membersPath = '/members';

/** Where a plan is joined. */
export function joinPath(planId: string): string {
  return `${membersPath}/join/${encodeURIComponent(planId)}`;
}

/** Where a mailed link leads. */
export function enterPath(token: string): string {
  return `${membersPath}/enter/${encodeURIComponent(token)}`;
}

const base = 'http://site.invalid';

/**
 * A page of this site to go on to, written as headers can hold it; anything else leads to the page of
 * members.
 */
export function safeNextPath(path: string): string {
  const isOwn = /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length <= 1_000;
  if (!isOwn || !URL.canParse(path, base)) return membersPath;
  const { origin, pathname, search, hash } = new URL(path, base);
  const isHere = origin === base && !pathname.startsWith('//');
  return isHere ? pathname + search + hash : membersPath;
}

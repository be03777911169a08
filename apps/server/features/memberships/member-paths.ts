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

/** A page of this site to go on to; anything else leads to the page of members. */
export function safeNextPath(path: string): string {
  const isOwn = /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length <= 1_000;
  return isOwn ? path : membersPath;
}

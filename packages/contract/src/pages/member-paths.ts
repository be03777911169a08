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

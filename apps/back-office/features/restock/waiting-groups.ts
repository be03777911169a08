/** Variants that somebody waits for, and all of them. */
import type { CallAnswer, CallFailure } from '@sitewright/contract';
import { call } from '../../data/client.ts';

export const groupsCall = 'GET /api/site-users/account/notifications/restock/groups';

/** A variant that somebody waits for. */
export type Group = CallAnswer<typeof groupsCall>['signUpGroups'][number];

/** How calls name it. */
export function idsOf({ productId, variantId }: Group) {
  return { productId, variantId };
}

/** All of them, page after page until none is next. RSTK-07, RSTK-08 */
export async function readAllGroups(site: string): Promise<readonly Group[] | CallFailure> {
  const groups: Group[] = [];
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const read = await call(groupsCall, { query: { site, ...(cursor && { cursor }) } });
    if (!read.ok) return read.failure;
    groups.push(...read.answer.signUpGroups);
    cursor = read.answer.nextPageCursor ?? undefined;
    isMore = cursor !== undefined;
  }
  return groups;
}

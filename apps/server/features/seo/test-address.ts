/** What a visitor of an address would see. */
import type { testAddress as testCall } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import { findLivePaths } from '../redirects/live-paths.ts';
import { followRedirects, statusOf } from '../redirects/follow-redirects.ts';
import { isOwn, toPath } from '../redirects/redirect-path.ts';
import type { Site } from '../sites/site.ts';

/** An address with a host is tried as if it were one of the site. */
export async function testAddress(
  ctx: AppContext,
  site: Site,
  address: string,
): Promise<AnswerOf<typeof testCall>> {
  const path = toPath(address.replace(/^https?:\/\/[^/?#]*/i, ''));
  const isLive = async (at: string) => (await findLivePaths(ctx, site, [at])).has(at);
  const stays = { to: null, status: null, steps: [] };
  if (await isLive(path)) return { ...stays, outcome: 'page', isFound: true };
  const { outcome, steps } = await followRedirects(ctx.db, site.siteId, { path, isLive });
  const end = steps.at(-1)?.to;
  const told = steps.map(({ id, from, to }) => ({ id, from, to }));
  if (outcome !== 'redirect' || end === undefined) {
    return { ...stays, outcome, steps: told, isFound: false };
  }
  const isFound = isOwn(end) ? await isLive(toPath(end)) : null;
  return { outcome, to: end, status: statusOf(steps), isFound, steps: told };
}

/** Where visitors are sent from an address where no page stands. */
import type { RedirectStatus } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { followRedirects, statusOf } from '../redirects/follow-redirects.ts';
import { findLivePaths } from '../redirects/live-paths.ts';

/** The last target, with the query that the visitor came with where it has none of its own. */
export async function findRedirect(
  ctx: AppContext,
  { site, url }: FastifyRequest,
  path: string,
): Promise<{ to: string; status: RedirectStatus } | undefined> {
  const isLive = async (at: string) => (await findLivePaths(ctx, site, [at])).has(at);
  const { outcome, steps } = await followRedirects(ctx.db, site.siteId, { path, isLive });
  const last = steps.at(-1);
  if (outcome !== 'redirect' || !last) return undefined;
  return { to: withQuery(last.to, url), status: statusOf(steps) };
}

function withQuery(to: string, url: string): string {
  const at = url.indexOf('?');
  if (at < 0 || to.includes('?')) return to;
  const [address = '', mark] = to.split('#', 2);
  return address + url.slice(at) + (mark === undefined ? '' : `#${mark}`);
}

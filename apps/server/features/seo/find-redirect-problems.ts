/** Which redirects help nobody, and why. */
import type { RedirectProblem } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { findLivePaths } from '../redirects/live-paths.ts';
import { followRedirects, listLeadingOn } from '../redirects/follow-redirects.ts';
import { fillTarget, isOwn, toPath } from '../redirects/redirect-path.ts';
import type { Site } from '../sites/site.ts';

export type RedirectRow = Selectable<Database['redirects']>;

/** One without wildcards takes nothing over from the address. */
const noParts = new Map<string, string>();

/**
 * By id; one that is missing does its work. Of wildcards, whose addresses nobody can list, nothing
 * is said, and other sites are not asked.
 */
export async function findRedirectProblems(
  ctx: AppContext,
  site: Site,
  rows: readonly RedirectRow[],
): Promise<ReadonlyMap<string, RedirectProblem>> {
  const problems = new Map<string, RedirectProblem>();
  const exact = rows.filter((row) => row.wildcard_prefix === null);
  const own = exact.flatMap(({ id, from_path: from, to_url: to }) =>
    isOwn(to) ? [{ id, from, path: toPath(fillTarget(to, noParts)) }] : [],
  );
  const froms = exact.map((row) => row.from_path);
  const live = await findLivePaths(ctx, site, [...froms, ...own.map(({ path }) => path)]);
  for (const row of exact) if (live.has(row.from_path)) problems.set(row.id, 'hidden');
  const isLive = async (path: string) => (await findLivePaths(ctx, site, [path])).has(path);
  const ending = own.filter(({ from, path }) => !live.has(from) && !live.has(path));
  const paths = ending.map(({ path }) => path);
  // Most that lead to no page lead to nothing else either: they are not followed one by one.
  const leadingOn = await listLeadingOn(ctx.db, site.siteId, paths);
  for (const { id, path } of ending) {
    if (!leadingOn.has(path)) {
      problems.set(id, 'nowhere');
      continue;
    }
    const { outcome, steps } = await followRedirects(ctx.db, site.siteId, { path, isLive });
    const end = steps.at(-1)?.to;
    if (outcome === 'loop') problems.set(id, 'loop');
    else if (end === undefined || (isOwn(end) && !(await isLive(toPath(end))))) {
      problems.set(id, 'nowhere');
    }
  }
  return problems;
}

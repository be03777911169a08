/** Addresses of a site that lead nowhere, whatever leads on from them. */
import type { AppContext } from '../../context.ts';
import type { Site } from '../sites/site.ts';
import { siteUrl } from '../sites/site-url.ts';
import { followRedirects, listLeadingOn } from './follow-redirects.ts';
import { findLivePaths } from './live-paths.ts';
import { isOwn, toPath } from './redirect-path.ts';

/** Those of the paths where nothing stands, and from which no redirect leads to something. */
export async function findDeadPaths(
  ctx: AppContext,
  site: Site,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const live = await findLivePaths(ctx, site, paths);
  const dead = new Set(paths.filter((path) => !live.has(path)));
  for (const path of await listLeadingOn(ctx.db, site.siteId, [...dead])) {
    if (await leadsOn(ctx, site, path)) dead.delete(path);
  }
  return dead;
}

async function leadsOn(ctx: AppContext, site: Site, path: string): Promise<boolean> {
  const isLive = async (at: string) => (await findLivePaths(ctx, site, [at])).has(at);
  const { outcome, steps } = await followRedirects(ctx.db, site.siteId, { path, isLive });
  const end = steps.at(-1)?.to;
  return outcome === 'redirect' && end !== undefined && (!isOwn(end) || isLive(toPath(end)));
}

/**
 * Those of the addresses, as links have them, that are of the site and lead nowhere. Other hosts are
 * not asked.
 * @param at path of the page that has the links, which is there for them; undefined: of no one page
 */
export async function findDeadAddresses(
  ctx: AppContext,
  site: Site,
  { addresses, at }: { readonly addresses: Iterable<string>; readonly at?: string | undefined },
): Promise<string[]> {
  const hosts = hostsOf(ctx, site);
  const paths = new Map<string, string>();
  for (const address of addresses) {
    const path = ownPath(address, hosts, at);
    if (path !== undefined && path.toLowerCase() !== at?.toLowerCase()) paths.set(address, path);
  }
  const dead = await findDeadPaths(ctx, site, [...new Set(paths.values())]);
  return [...paths].filter(([, path]) => dead.has(path)).map(([address]) => address);
}

/** No host has this name. */
const noHost = 'site.invalid';

/** The path of an address of the site; undefined for any other. */
function ownPath(
  address: string,
  hosts: ReadonlySet<string>,
  at: string | undefined,
): string | undefined {
  const isFromRoot = /^\/(?![/\\])/.test(address);
  const hasScheme = /^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(address);
  // What begins where its page is has no place of its own.
  if (!isFromRoot && !hasScheme && at === undefined) return undefined;
  const url = URL.parse(address, `http://${noHost}${at ?? '/'}`);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.host !== noHost && !hosts.has(url.host)) return undefined;
  return toPath(url.pathname);
}

function hostsOf(ctx: AppContext, site: Site): ReadonlySet<string> {
  const known = URL.parse(siteUrl(ctx, site) ?? '')?.host;
  return new Set([site.primaryHost, ...site.otherHosts, known].flatMap((host) => host ?? []));
}

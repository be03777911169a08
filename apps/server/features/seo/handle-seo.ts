/** The calls about what search engines find. */
import {
  getSeoChecks,
  listSeoThings,
  seoChecks,
  staffLimits,
  type SeoCheck,
} from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import type { AnswerOf } from '../../http/call-types.ts';
import type { CallScope } from '../../http/call-scope.ts';
import { handleCall } from '../../http/handle-call.ts';
import type { Site } from '../sites/site.ts';
import { siteChecks } from './check-site.ts';
import { findBrokenLinks, type BrokenLinks } from './find-broken-links.ts';
import { checkRedirects } from './list-redirects.ts';
import { countRows, listRows, type SeoThing } from './row-checks.ts';

type Check = AnswerOf<typeof getSeoChecks>['checks'][number];
type Things = AnswerOf<typeof listSeoThings>;

export function handleSeo(scope: CallScope): void {
  const { ctx } = scope;
  handleCall(scope, getSeoChecks, async ({ site }) => ({ checks: await lookAtAll(ctx, site) }));
  handleCall(scope, listSeoThings, async ({ site, params: { check }, query }) => {
    const rows = await listRows(ctx, site.siteId, { ...query, check });
    if (rows) return rows;
    if (check === 'broken-links') return pageOf((await findBrokenLinks(ctx, site)).things, query);
    if (check === 'redirects-nowhere') return pageOf(await listBadRedirects(ctx, site), query);
    return { things: [] };
  });
}

async function lookAtAll(ctx: AppContext, site: Site): Promise<Check[]> {
  const rows = await countRows(ctx, site.siteId);
  const links = await findBrokenLinks(ctx, site);
  const redirects = await checkRedirects(ctx, site);
  const bad = badOf(redirects).length;
  const lookAt = async (check: SeoCheck): Promise<Check> => {
    const ofSite = siteChecks[check];
    if (ofSite) return { check, state: await ofSite(ctx, site), count: 0, isMore: false };
    const row = rows.get(check);
    if (row) return counted(check, row.failing, { all: row.all, isHint: row.isHint });
    if (check === 'broken-links') return counted(check, links.things.length, ofLinks(links));
    return counted(check, bad, { all: redirects.rows.length, isMore: redirects.isMore });
  };
  const checks: Check[] = [];
  for (const check of seoChecks) checks.push(await lookAt(check));
  return checks;
}

function ofLinks({ isMore }: BrokenLinks) {
  return { all: 1, isMore };
}

function counted(
  check: SeoCheck,
  failing: number,
  { all, isHint = false, isMore = false }: { all: number; isHint?: boolean; isMore?: boolean },
): Check {
  const state = failing > 0 ? (isHint ? 'look' : 'mend') : all === 0 ? 'idle' : 'good';
  const count = Math.min(failing, staffLimits.countedRows);
  return { check, state, count, isMore: isMore || failing > count };
}

/** Those that lead nowhere or go round; one that a page hides does no harm. */
async function listBadRedirects(ctx: AppContext, site: Site): Promise<SeoThing[]> {
  return badOf(await checkRedirects(ctx, site));
}

function badOf({ rows, problems }: Awaited<ReturnType<typeof checkRedirects>>): SeoThing[] {
  return rows
    .filter(({ id }) => problems.get(id) === 'nowhere' || problems.get(id) === 'loop')
    .map((row) => ({
      kind: 'redirect',
      id: row.id,
      title: row.from_path,
      path: '',
      detail: row.to_url,
    }));
}

/** What was found at once, a page at a time: `after` counts. */
function pageOf(
  things: readonly SeoThing[],
  { after, limit }: { after?: string | undefined; limit: number },
): Things {
  const start = Math.max(0, Number(after ?? 0) || 0);
  const end = start + limit;
  return {
    things: things.slice(start, end),
    ...(end < things.length && { after: String(end) }),
  };
}

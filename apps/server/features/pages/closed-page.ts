/** Pages that are closed to the public: made for one request, kept nowhere. ROUT-18, ROUT-20..22 */
import { cookieNames } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { CollectionHead, SiteSnapshot } from '../../render/data/load-site.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import { resolveRoute } from '../../render/page/resolve-route.ts';
import { EncodedBody } from '../../http/encoded-body.ts';
import { findMember, listActiveMemberships } from '../memberships/member-access.ts';
import { hasPass } from '../page-locks/passes.ts';
import { notFoundPage } from './not-found-page.ts';
import type { CachedPage } from './page-cache.ts';
import { presentFormat, type PageFormat } from './page-format.ts';
import type { PageAddress, Pages, Presentation } from './pages.ts';

/** The closed page that a path leads to: the longest address wins, among those that are open too. */
export function findClosed(snapshot: SiteSnapshot, path: string): CollectionHead | undefined {
  const { collections, closedCollections } = snapshot;
  if (closedCollections.length === 0) return undefined;
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  for (let length = segments.length; length > 0; length--) {
    const urlId = segments.slice(0, length).join('/');
    const isHere = (row: CollectionHead) => row.url_id.toLowerCase() === urlId;
    const found = closedCollections.find(isHere);
    if (found || collections.some(isHere)) return found;
  }
  return undefined;
}

/** How a page of that format is kept; undefined: as HTML. */
export function presentationOf(format: PageFormat | undefined): Presentation | undefined {
  return (
    format && {
      name: format,
      present: (source, model) => presentFormat(source, model, format),
    }
  );
}

interface ClosedAsked {
  readonly request: FastifyRequest;
  readonly address: PageAddress;
  readonly format: PageFormat | undefined;
  /** What the address leads to. */
  readonly closed: CollectionHead;
}

/**
 * What stands at the address for a visitor to whom the page is open: by its password, or by a
 * membership, as the page says. Undefined where it is not.
 */
export async function makeClosedPage(
  pages: Pages,
  ctx: AppContext,
  { request, address, format, closed }: ClosedAsked,
): Promise<CachedPage | undefined> {
  const source = await openClosed(ctx, { request, closed, source: await pages.source(request) });
  if (!source) return undefined;
  const result = await resolveRoute(source, address.path, address.query);
  return present(pages, { source, result: result ?? notFoundPage(source), format });
}

interface ClosedWish {
  readonly request: FastifyRequest;
  readonly source: PageSource;
  readonly closed: CollectionHead;
}

/** The site with all that is open to a visitor as a closed page is; undefined where that is not. */
export async function openClosed(
  ctx: AppContext,
  { request, source, closed }: ClosedWish,
): Promise<PageSource | undefined> {
  const open =
    closed.closed_by === 'password'
      ? openByPassword(request, source.view.snapshot)
      : await openToMember(ctx, request);
  return open.has(closed.id) ? withCollections(source, open) : undefined;
}

/** Pages whose password this browser was let in by. */
function openByPassword({ cookies }: FastifyRequest, snapshot: SiteSnapshot): Set<string> {
  const ids = [...snapshot.passes.keys()];
  return new Set(ids.filter((id) => hasPass(cookies, id, snapshot.passes.get(id))));
}

async function openToMember(ctx: AppContext, { site, cookies }: FastifyRequest) {
  const memberKey = cookies[cookieNames.memberKey];
  const emailKey = memberKey && (await findMember(ctx, site, memberKey));
  if (!emailKey) return new Set<string>();
  const memberships = await listActiveMemberships(ctx, site, emailKey);
  return new Set(memberships.flatMap(({ collectionIds }) => collectionIds));
}

/** The site as somebody sees it to whom these collections are open beside the others. */
function withCollections(source: PageSource, open: ReadonlySet<string>): PageSource {
  const { view } = source;
  const { collections, closedCollections } = view.snapshot;
  const opened = closedCollections.filter(({ id }) => open.has(id));
  const snapshot = { ...view.snapshot, collections: [...collections, ...opened] };
  return { ...source, view: { ...view, snapshot } };
}

interface Presenting {
  source: PageSource;
  result: PageModel | { readonly redirectTo: string };
  format: PageFormat | undefined;
}

async function present(pages: Pages, { source, result, format }: Presenting): Promise<CachedPage> {
  if ('redirectTo' in result) {
    const body = new EncodedBody(Buffer.alloc(0));
    return { status: 302, body, csp: '', redirectTo: result.redirectTo };
  }
  return format ? presentFormat(source, result, format) : pages.finish(source, result);
}

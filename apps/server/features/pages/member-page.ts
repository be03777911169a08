/** Pages that only members see: made for one request, kept nowhere. ROUT-20..22 */
import { cookieNames } from '@sitewright/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { CollectionHead, SiteSnapshot } from '../../render/data/load-site.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import { resolveRoute } from '../../render/page/resolve-route.ts';
import { EncodedBody } from '../../http/encoded-body.ts';
import { findMember, listActiveMemberships } from '../memberships/member-access.ts';
import { hasPass } from './lock-screen.ts';
import type { CachedPage } from './page-cache.ts';
import { presentFormat, type PageFormat } from './page-format.ts';
import type { PageAddress, Pages, Presentation } from './pages.ts';

/** What a path leads to that is for members: the longest address wins, as for all pages. */
export function findLocked(snapshot: SiteSnapshot, path: string): CollectionHead | undefined {
  const { protectedCollections } = snapshot;
  if (protectedCollections.length === 0) return undefined;
  const segments = path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  for (let length = segments.length; length > 0; length--) {
    const urlId = segments.slice(0, length).join('/');
    const found = protectedCollections.find((row) => row.url_id.toLowerCase() === urlId);
    if (found) return found;
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

interface MemberAsked {
  request: FastifyRequest;
  address: PageAddress;
  format: PageFormat | undefined;
}

/** The page, when it is for members or locked and open to this visitor; else undefined. */
export async function makeMemberPage(
  pages: Pages,
  ctx: AppContext,
  { request, address, format }: MemberAsked,
): Promise<CachedPage | undefined> {
  const snapshot = await pages.snapshot(request);
  const locked = findLocked(snapshot, address.path);
  if (!locked) return undefined;
  const isOfPassword = snapshot.locks.has(locked.id);
  const open = isOfPassword ? openByPassword(request, snapshot) : await openToMember(ctx, request);
  if (!open.has(locked.id)) return undefined;
  const source = await pages.source(request);
  const own = withCollections(source, open);
  const result = await resolveRoute(own, address.path, address.query);
  return result && present(pages, { source: own, result, format });
}

/** Pages whose password this browser was let in by. */
function openByPassword(request: FastifyRequest, snapshot: SiteSnapshot): Set<string> {
  const { protectedCollections } = snapshot;
  const ids = protectedCollections.map(({ id }) => id);
  return new Set(ids.filter((id) => hasPass(request, snapshot, id)));
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
  const { collections, protectedCollections } = view.snapshot;
  const opened = protectedCollections.filter(({ id }) => open.has(id));
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

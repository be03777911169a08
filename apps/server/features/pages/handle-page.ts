import { ApiError, generalMessages } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import { sendBody } from '../../http/send-body.ts';
import { readPageQuery } from '../../render/page/page-query.ts';
import type { SiteSnapshot } from '../../render/data/load-site.ts';
import type { CachedPage } from './page-cache.ts';
import { wholeSite } from '../page-locks/write-locks.ts';
import { hasPass, isSiteClosed, sendLockScreen } from './lock-screen.ts';
import { findLocked, makeMemberPage, presentationOf } from './member-page.ts';
import { sendLockedPage } from './members-pages.ts';
import { readFormat, type PageFormat } from './page-format.ts';
import { searchPath, type PageAddress, type Pages } from './pages.ts';
import { pathWithoutLanguage } from '../settings/language-path.ts';
import { findRedirect } from './find-redirect.ts';
import { movedPage, privatePage, sendPage } from './send-page.ts';
import type { SystemPageSender } from './system-page-sender.ts';

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sender: SystemPageSender;
}

/** Every address that is not a call or a file: a page of the site. */
export async function handlePage(
  pages: Pages,
  ctx: AppContext,
  { request, reply, sender }: Asked,
): Promise<FastifyReply> {
  const parameters = request.query as Record<string, unknown>;
  const path = decodePath(pathWithoutLanguage(request.site, request.url));
  if (path === undefined) return sendNothing(reply);
  const address: PageAddress = { path, query: readPageQuery(parameters) };
  if (path === searchPath && address.query.search !== undefined) {
    await ctx.attempts.take('search', { address: request.ip });
  }
  const format = readFormat(parameters.format);
  const snapshot = await pages.snapshot(request);
  const lockedPlace = lockOf(request, snapshot, path);
  if (lockedPlace !== undefined) {
    if (format !== undefined) throw new ApiError('page_locked');
    return sendLockScreen(sender, { request, reply }, { pageId: lockedPlace, next: request.url });
  }
  const own = await makeMemberPage(pages, ctx, { request, address, format });
  if (own) return sendPresented(request, reply, { page: own, format, isOwn: true });
  const page = await pages.get(request, address, presentationOf(format));
  const locked = page.status === 404 ? findLocked(snapshot, path) : undefined;
  if (locked && format !== undefined) throw new ApiError('members_only');
  if (locked) return sendLockedPage(ctx, sender, { request, reply, locked, path });
  const moved = page.status === 404 ? await findRedirect(ctx, request, path) : undefined;
  if (moved) {
    return reply.header('cache-control', movedPage).redirect(moved.to, moved.status);
  }
  return sendPresented(request, reply, { page, format, isOwn: snapshot.locks.has(wholeSite) });
}

/** What asks this browser for a password before the path is shown; undefined: nothing. */
function lockOf(request: FastifyRequest, snapshot: SiteSnapshot, path: string): string | undefined {
  if (isSiteClosed(request, snapshot)) return wholeSite;
  const page = findLocked(snapshot, path);
  const isLocked = page && snapshot.locks.has(page.id) && !hasPass(request, snapshot, page.id);
  return isLocked ? page.id : undefined;
}

const contentTypes: Record<PageFormat, string> = {
  json: 'application/json; charset=utf-8',
  'json-pretty': 'application/json; charset=utf-8',
  'main-content': 'text/html; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  ical: 'text/calendar; charset=utf-8',
};

/** What programs ask for again and again. */
const feeds = new Set<PageFormat>(['rss', 'ical']);

interface Presented {
  page: CachedPage;
  format: PageFormat | undefined;
  /** True: it was made for this visitor alone. */
  isOwn: boolean;
}

function sendPresented(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, format, isOwn }: Presented,
): Promise<FastifyReply> | FastifyReply {
  if (format === undefined) return sendPage(request, reply, page, isOwn ? privatePage : undefined);
  const { status, redirectTo } = page;
  if (redirectTo !== undefined) return reply.redirect(`${redirectTo}?format=${format}`, status);
  const isFeed = feeds.has(format) && status === 200;
  if (feeds.has(format) && !isFeed) return sendNothing(reply);
  // Scripts that read the data go on to make calls.
  if (format.startsWith('json')) ensureCrumb(request, reply);
  reply
    .code(status)
    .type(contentTypes[format])
    .header('cache-control', isFeed && !isOwn ? 'public, max-age=300' : privatePage);
  return sendBody(request, reply, page.body);
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', privatePage)
    .type('text/plain')
    .send(generalMessages.nothingHere);
}

/** The decoded path without a slash at the end; undefined when it cannot be decoded. */
function decodePath(url: string): string | undefined {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  try {
    const decoded = (path.includes('%') ? decodeURIComponent(path) : path).replace(/\/+$/, '');
    return decoded.includes('\0') ? undefined : decoded || '/';
  } catch {
    return undefined;
  }
}

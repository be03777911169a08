import { ApiError, generalMessages } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ensureCrumb } from '../../http/crumb.ts';
import { sendBody } from '../../http/send-body.ts';
import { readPageQuery } from '../../render/page/page-query.ts';
import type { CollectionHead } from '../../render/data/load-site.ts';
import type { CachedPage } from './page-cache.ts';
import { wholeSite } from '../page-locks/read-locks.ts';
import { sendLockScreen } from './lock-screen.ts';
import { decodePath } from './decode-path.ts';
import { findClosed, makeClosedPage, presentationOf } from './closed-page.ts';
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
  const closed = findClosed(snapshot, path);
  const own = closed && (await makeClosedPage(pages, ctx, { request, address, format, closed }));
  const page = own ?? (await pages.get(request, address, presentationOf(format)));
  if (closed && !own && page.status === 404) {
    return sendClosed(ctx, { request, reply, sender }, { closed, path, format });
  }
  const moved = page.status === 404 ? await findRedirect(ctx, request, path) : undefined;
  if (moved) {
    return reply.header('cache-control', movedPage).redirect(moved.to, moved.status);
  }
  const isOwn = own !== undefined || snapshot.passes.has(wholeSite);
  return sendPresented(request, reply, { page, format, isOwn });
}

interface Closed {
  readonly closed: CollectionHead;
  readonly path: string;
  readonly format: PageFormat | undefined;
}

/** What stands before a page that is closed to this visitor: one screen for each reason. */
function sendClosed(
  ctx: AppContext,
  { request, reply, sender }: Asked,
  { closed, path, format }: Closed,
): Promise<FastifyReply> {
  const isLocked = closed.closed_by === 'password';
  if (format !== undefined) throw new ApiError(isLocked ? 'page_locked' : 'members_only');
  if (!isLocked) return sendLockedPage(ctx, sender, { request, reply, locked: closed, path });
  return sendLockScreen(sender, { request, reply }, { pageId: closed.id, next: request.url });
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

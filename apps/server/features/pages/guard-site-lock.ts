/** A locked site is closed at all addresses but those that are listed here. ROUT-18, decision 450 */
import { ApiError, calls, type Call } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { isOfficeRequest } from '../../http/is-office-request.ts';
import { hasPass } from '../page-locks/passes.ts';
import { sitePassOf, wholeSite } from '../page-locks/read-locks.ts';
import { noteShutOut } from '../page-locks/shut-out.ts';
import { languagePrefix } from '../sites/request-language.ts';
import { lockPath, sendLockScreen } from './lock-screen.ts';
import type { SystemPageSender } from './system-page-sender.ts';

/** Routes that stay open; every other one is closed, also one that is added later. */
const openRoutes: ReadonlySet<string> = new Set([
  lockPath,
  // What the screen itself is made of, and nothing that the owner wrote on pages.
  '/site.css',
  '/favicon.ico',
  '/assets/*',
  '/scripts/*',
  '/universal/assets/*',
  '/embed-frame',
  // Uploaded pictures: their addresses are in mails, and are not to be guessed.
  '/content/v1/:siteId/:assetId/:filename',
  '/content/v1/:siteId/:assetId/:revision/:filename',
  // What programs ask.
  '/robots.txt',
  '/.well-known/sitewright-site',
  // Where mails lead: whoever has the link has bought, signed up or was invited.
  '/account/link',
  '/checkout/continue',
  '/downloads/:token',
  '/downloads/:token/:fileId',
  '/members/enter/:token',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/order-status/:token',
  '/order-status/:token/reorder',
  '/order-status/:token/returns',
  '/order-status/:token/returns/withdraw',
  '/order-status/paper/:token',
  '/pay/:token',
  '/restock/:token',
  '/reviews/order/:token',
  '/subscriptions/:token',
  '/subscriptions/:token/address',
  '/subscriptions/:token/card',
  '/subscriptions/:token/change',
  // Where payments come back to that were begun before the site was locked.
  '/checkout/order-confirmed',
  '/checkout/payment/:paymentId',
]);

/** What a locked site gives to nobody: no program enters a password, and proxies keep it. */
const goneRoutes = /^\/(?:sitemap|feeds\/)/;

/** Calls that are vouched for by a key or a signature. */
const ofPrograms: ReadonlySet<string> = new Set(
  (calls as readonly Call[])
    .filter(({ protection }) => protection === 'key' || protection === 'signature')
    .map(({ address }) => address),
);

/** The hook before everything that is about a site. */
export function registerSiteLock(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.needsSite === false || isOfficeRequest(request)) return;
    const url = routeOf(request);
    const pass = await sitePassOf(ctx, request.site);
    if (pass === undefined) return;
    if (goneRoutes.test(url)) throw new ApiError('not_found');
    if (hasPass(request.cookies, wholeSite, pass)) return;
    noteShutOut(request);
    if (openRoutes.has(url) || ofPrograms.has(`${request.method} ${url}`)) return;
    return sendClosed(sender, request, reply);
  });
}

/** The route as it is without the language of the site before it. */
function routeOf({ routeOptions: { url = '' }, site: { language } }: FastifyRequest): string {
  const isBelow = language !== undefined && url.startsWith(languagePrefix);
  return isBelow ? url.slice(languagePrefix.length) || '/' : url;
}

/** @throws ApiError `page_locked` where no person reads the answer */
function sendClosed(
  sender: SystemPageSender,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { format } = request.query as { format?: unknown };
  if (request.url.startsWith('/api/') || format !== undefined) throw new ApiError('page_locked');
  const next = request.method === 'GET' ? request.url : '/';
  return sendLockScreen(sender, { request, reply }, { pageId: wholeSite, next });
}

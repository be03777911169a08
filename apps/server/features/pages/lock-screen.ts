/** Page type 103: what asks for the password of a page or of the site. ROUT-18 */
import { timingSafeEqual } from 'node:crypto';
import {
  ApiError,
  cookieNames,
  lockLimits,
  overlayMessages,
  pageTypes,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { verifyPassword } from '../../db/password-hash.ts';
import { html } from '../../html.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { readOwnPath } from '../../http/read-own-path.ts';
import type { SiteSnapshot } from '../../render/data/load-site.ts';
import { wholeSite } from '../page-locks/write-locks.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';

/** Where the password is sent. */
const lockPath = '/lock';

const formSchema = z.object({
  page: z.string().max(60).default(wholeSite),
  password: z.string().max(lockLimits.longestPassword).default(''),
  next: z.string().max(1_000).default('/'),
});

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What is locked, and where to go on. */
interface LockedPlace {
  readonly pageId: string;
  readonly next: string;
  readonly error?: ApiError;
}

/** Whether the browser holds what the password gives. */
export function hasPass(
  { cookies }: FastifyRequest,
  { locks }: Pick<SiteSnapshot, 'locks'>,
  pageId: string,
): boolean {
  const [pass, given] = [locks.get(pageId), cookies[cookieOf(pageId)]].map((text) =>
    Buffer.from(text ?? ''),
  );
  return pass!.length > 0 && pass!.length === given!.length && timingSafeEqual(pass!, given!);
}

/** Whether the whole site is closed to this browser. */
export function isSiteClosed(request: FastifyRequest, snapshot: SiteSnapshot): boolean {
  return snapshot.locks.has(wholeSite) && !hasPass(request, snapshot, wholeSite);
}

/** One cookie for the site, and one for each page. */
function cookieOf(pageId: string): string {
  return pageId === wholeSite ? cookieNames.locked : `${cookieNames.locked}-${pageId}`;
}

/** In place of what is locked; nothing of it is told, not even its title. */
export function sendLockScreen(
  sender: SystemPageSender,
  exchange: Exchange,
  { pageId, next, error }: LockedPlace,
): Promise<FastifyReply> {
  const words = readSettings(exchange.request.site, 'lockScreen');
  const isSite = pageId === wholeSite;
  const usual = isSite ? overlayMessages.lockedSiteTitle : overlayMessages.lockedTitle;
  const title = words.title || usual;
  const main = html`<h1>${title}</h1>
    <p>${words.text || overlayMessages.lockedText}</p>
    <form method="post" action="${lockPath}" class="sw-visitor-form">
      <input type="hidden" name="page" value="${pageId}" />
      <input type="hidden" name="next" value="${next}" />
      <div class="sw-field">
        <label for="sw-password">${overlayMessages.password}</label>
        <input
          id="sw-password"
          name="password"
          type="password"
          autocomplete="off"
          required
          maxlength="${lockLimits.longestPassword}"
          ${error && html`aria-invalid="true" aria-describedby="sw-password-error"`}
        />
        ${error && html`<p id="sw-password-error" class="sw-field-error" role="alert">${error.message}</p>`}
      </div>
      <button type="submit" class="sw-button">${words.buttonText || overlayMessages.unlock}</button>
    </form>`;
  return sendVisitorPage(sender, exchange, {
    name: 'lock-screen',
    title,
    main,
    pageType: pageTypes.values.lockScreen,
    status: error?.status ?? 401,
    ...(isSite && { layouts: ['bare'] }),
  });
}

/** Takes passwords. Only tries that failed count. */
export function handleLockForm(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(lockPath, (request, reply) => unlock(ctx, sender, { request, reply }));
  });
}

async function unlock(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { siteId } = request.site;
  const { page: pageId, password, next: named } = parseRequest(formSchema, request.body);
  const next = readOwnPath(named) ?? '/';
  const attempt = { address: request.ip, email: `lock:${siteId}:${pageId}` };
  try {
    await ctx.attempts.take('openLock', attempt);
    const lock = await ctx.db
      .selectFrom('page_locks')
      .select(['password_hash', 'pass'])
      .where('site_id', '=', siteId)
      .where('page_id', '=', pageId)
      .executeTakeFirst();
    const isRight = await verifyPassword(lock?.password_hash, password);
    if (!lock || !isRight) throw new ApiError('lock_password_wrong');
    await ctx.attempts.giveBack('openLock', attempt);
    const cookie = { path: '/', sameSite: 'lax', httpOnly: true } as const;
    reply.setCookie(cookieOf(pageId), lock.pass, cookie);
    return await reply.redirect(next, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sendLockScreen(sender, exchange, { pageId, next, error });
  }
}

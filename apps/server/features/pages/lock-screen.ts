/** Page type 103: what asks for the password of a page or of the site. ROUT-18 */
import { sliceTypes } from '@sitewright/commerce';
import {
  ApiError,
  lockLimits,
  overlayMessages,
  pageTypes,
  errorSentenceIn,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html } from '../../html.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { readOwnPath } from '../../http/read-own-path.ts';
import { enterPassword } from '../page-locks/enter-password.ts';
import { passCookie } from '../page-locks/passes.ts';
import { wholeSite } from '../page-locks/read-locks.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';

/** Where the password is sent. */
export const lockPath = '/lock';

const longestNext = 1_000;

/** Nothing that a browser sends is refused: what is too long opens nothing. */
const formSchema = z.object({
  page: z.string().max(60).catch(wholeSite),
  password: z.string().catch(''),
  next: z.string().catch('/').transform(cutNext),
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

/** What it shows, in the order of reading, as templates know it of cover pages. ENUM-07 */
const slices = (['heading', 'body', 'password'] as const).map((id) => ({
  id,
  currentType: sliceTypes.values[id],
}));

/** In place of what is locked; it tells nothing of it, not even its title, as menus do. */
export function sendLockScreen(
  sender: SystemPageSender,
  exchange: Exchange,
  { pageId, next, error }: LockedPlace,
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const say = sayOf(site);
  const words = readSettings(site, 'lockScreen');
  const isSite = pageId === wholeSite;
  const usual = say(isSite ? overlayMessages.lockedSiteTitle : overlayMessages.lockedTitle);
  const title = words.title || usual;
  const main = html`<h1>${title}</h1>
    <p>${words.text || say(overlayMessages.lockedText)}</p>
    <form method="post" action="${lockPath}" class="sw-visitor-form">
      <input type="hidden" name="page" value="${pageId}" />
      <input type="hidden" name="next" value="${cutNext(next)}" />
      <div class="sw-field">
        <label for="sw-password">${say(overlayMessages.password)}</label>
        <input
          id="sw-password"
          name="password"
          type="password"
          autocomplete="off"
          required
          maxlength="${lockLimits.longestPassword}"
          ${error && html`aria-invalid="true" aria-describedby="sw-password-error"`}
        />
        ${error && html`<p id="sw-password-error" class="sw-field-error" role="alert">${errorSentenceIn(error, site.locale)}</p>`}
      </div>
      <button type="submit" class="sw-button">
        ${words.buttonText || say(overlayMessages.unlock)}
      </button>
    </form>`;
  return sendVisitorPage(sender, exchange, {
    name: 'lock-screen',
    title,
    main,
    pageType: pageTypes.values.lockScreen,
    status: error?.status ?? 401,
    isBare: isSite,
    data: { slices },
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
  const { page: pageId, password, next } = parseRequest(formSchema, request.body);
  try {
    const key = { siteId: request.site.siteId, pageId };
    const pass = await enterPassword(ctx, key, { password, address: request.ip });
    const cookie = { path: '/', sameSite: 'lax', httpOnly: true } as const;
    reply.setCookie(passCookie(pageId), pass, cookie);
    return await reply.redirect(next, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sendLockScreen(sender, exchange, { pageId, next, error });
  }
}

/** Where to go on, short enough for a form: a long address loses its query. */
function cutNext(next: string): string {
  const fits = [next, next.split('?')[0]!].find((path) => path.length <= longestNext);
  return readOwnPath(fits ?? '/') ?? '/';
}

/** `/newsletter`: signing up for the list of the page, and confirming a sign-up. CONN-03 */
import {
  ApiError,
  captchaField,
  errorSentenceIn,
  isEmail,
  mailListMessages,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { captchaFormClass, captchaPart, isAboutCaptcha } from '../captcha/captcha-part.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import { findPlaceList, joinList } from '../mail-lists/join-list.ts';
import { confirmPath, newsletterPath, readListLink } from '../mail-lists/list-links.ts';
import { confirmMember, findMember } from '../mail-lists/member-acts.ts';
import { keepAdEvent } from './keep-ad-event.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';

const formSchema = z.object({
  email: z.string().max(1_024).default(''),
  [captchaField]: z.string().max(8_000).default(''),
});

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * The form works without scripts, and from any page of the site that posts an `email` here. Looking
 * at the link of a mail changes nothing, because mail programs look at links; its button posts, and
 * the token proves whose address it is.
 */
export function handleNewsletterPages(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(newsletterPath, (request, reply) => showForm(ctx, sender, { request, reply }, {}));
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(newsletterPath, (request, reply) => signUp(ctx, sender, { request, reply }));
  });
  server.get(confirmPath, (request, reply) => showLink(ctx, sender, { request, reply }));
  server.post(confirmPath, (request, reply) => followLink(ctx, sender, { request, reply }));
}

async function signUp(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request } = exchange;
  const { site } = request;
  const say = sayOf(site);
  const typed = parseRequest(formSchema, request.body);
  const email = typed.email.trim();
  const list = await findPlaceList(ctx.db, site.siteId, 'page');
  if (!list) return sender.sendNotFound(request, exchange.reply);
  try {
    if (email === '') throw new ApiError('restock_email_blank');
    if (!isEmail(email)) throw new ApiError('restock_email_invalid');
    await ctx.attempts.take('signUpForRestock', { address: request.ip });
    const token = typed[captchaField];
    const actions = ['NEWSLETTER_BLOCK_SUBMISSION', 'PROMO_POPUP_SUBMISSION'] as const;
    await requireCaptcha(ctx, site, { token, actions, address: request.ip });
    await ctx.transact((trx) => {
      const consentText = say(mailListMessages.signUpText);
      return joinList({ ctx, trx, site }, { place: 'page', email, consentText });
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return showForm(ctx, sender, exchange, { email, error });
  }
  keepAdEvent(exchange, 'Lead');
  const done = say(
    list.requireDoubleOptIn ? mailListMessages.confirmSent : mailListMessages.signedUp,
  );
  const main = html`<h1>${say(mailListMessages.signUpTitle)}</h1>
    <p role="status">${done}</p>`;
  return send(sender, exchange, { main });
}

async function showForm(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
  { email, error }: { email?: string; error?: ApiError },
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const say = sayOf(request.site);
  const list = await findPlaceList(ctx.db, request.site.siteId, 'page');
  if (!list) return sender.sendNotFound(request, reply);
  const emailError = error && !isAboutCaptcha(error) && errorSentenceIn(error, request.site.locale);
  const main = html`<h1>${say(mailListMessages.signUpTitle)}</h1>
    <p>${say(mailListMessages.signUpText)}</p>
    <form
      method="post"
      action="${newsletterPath}"
      class="sw-visitor-form${captchaFormClass(request.site)}"
    >
      <div class="sw-field">
        <label for="sw-email">${say(mailListMessages.email)}</label>
        <input
          id="sw-email"
          name="email"
          type="text"
          inputmode="email"
          autocomplete="email"
          spellcheck="false"
          value="${email}"
          ${emailError && html`aria-invalid="true" aria-describedby="sw-email-error" autofocus`}
        />
        ${emailError && html`<p id="sw-email-error" class="sw-field-error" role="alert">${emailError}</p>`}
      </div>
      ${captchaPart(request.site, 'NEWSLETTER_BLOCK_SUBMISSION', error)}
      <button type="submit" class="sw-button">${say(mailListMessages.signUp)}</button>
    </form>`;
  return send(sender, exchange, { main, ...(error && { status: error.status }) });
}

async function showLink(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const found = await readLink(ctx, request);
  if (!found || found.state === 'out') return sender.sendNotFound(request, reply);
  const say = sayOf(request.site);
  const list = { list: found.listName };
  if (found.state === 'in') return showConfirmed(sender, exchange, found.listName);
  const main = html`<h1>${say(mailListMessages.confirmTitle)}</h1>
    <p>${say(mailListMessages.confirmQuestion, list)}</p>
    <form
      method="post"
      action="${confirmPath}?token=${encodeURIComponent(found.token)}"
      class="sw-visitor-form"
    >
      <button type="submit" class="sw-button">${say(mailListMessages.confirm)}</button>
    </form>`;
  return send(sender, exchange, { main });
}

async function followLink(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const found = await readLink(ctx, request);
  if (!found || found.state === 'out') return sender.sendNotFound(request, reply);
  const key = { siteId: request.site.siteId, memberId: found.memberId };
  await ctx.transact((trx) => confirmMember(trx, key, ctx.now()));
  return showConfirmed(sender, exchange, found.listName);
}

function showConfirmed(
  sender: SystemPageSender,
  exchange: Exchange,
  list: string,
): Promise<FastifyReply> {
  const say = sayOf(exchange.request.site);
  const main = html`<h1>${say(mailListMessages.confirmed)}</h1>
    <p role="status">${say(mailListMessages.confirmedText, { list })}</p>`;
  return send(sender, exchange, { main });
}

async function readLink(ctx: AppContext, { query, site: { siteId } }: FastifyRequest) {
  const token = firstOf(query, 'token');
  const memberId = await readListLink(ctx, 'confirm', { siteId, token });
  if (memberId === undefined) return undefined;
  const member = await findMember(ctx.db, { siteId, memberId });
  return member && { ...member, token, memberId };
}

function send(
  sender: SystemPageSender,
  exchange: Exchange,
  { main, status }: { main: Html; status?: number },
): Promise<FastifyReply> {
  const title = sayOf(exchange.request.site)(mailListMessages.signUpTitle);
  return sendVisitorPage(sender, exchange, {
    name: 'newsletter',
    title,
    main,
    ...(status && { status }),
  });
}

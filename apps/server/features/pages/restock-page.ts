import { ApiError, captchaField, errorSentenceIn } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { captchaFormClass, captchaPart, isAboutCaptcha } from '../captcha/captcha-part.ts';
import { loadAwaitedVariants, type AwaitedVariant } from '../restock/awaited-variant.ts';
import { countWaiting, endSignUps } from '../restock/end-sign-ups.ts';
import { endRestockPath, restockPath } from '../restock/restock-path.ts';
import { signUpForRestock } from '../restock/sign-up-for-restock.ts';
import { readSettingsForPages } from '../settings/read-settings.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';

const askedSchema = z.object({ productId: z.string().min(1).max(64) });
const formSchema = askedSchema.extend({
  variantId: z.string().max(64).default(''),
  email: z.string().max(1_024).default(''),
  isJoinMailingList: z.string().max(10).default(''),
  [captchaField]: z.string().max(8_000).default(''),
});
const tokenSchema = z.object({ token: z.string().min(1).max(1_000) });

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** `/restock`: asking to be told of new stock without scripts, and the end of it. RSTK-02 */
export function handleRestockPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(restockPath, async (request, reply) => {
    const asked = parseRequest(askedSchema, request.query);
    return showForm(ctx, sender, { request, reply }, asked);
  });
  server.get(`${restockPath}/:token`, (request, reply) => showEnd(ctx, sender, { request, reply }));
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(restockPath, (request, reply) => signUp(ctx, sender, { request, reply }));
    scope.post(`${restockPath}/:token`, async (request, reply) => {
      const { token } = parseRequest(tokenSchema, request.params);
      await endSignUps(ctx, request.site.siteId, token);
      return reply.redirect(endRestockPath(token), 303);
    });
  });
}

async function signUp(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request } = exchange;
  const typed = parseRequest(formSchema, request.body);
  try {
    await ctx.attempts.take('signUpForRestock', { address: request.ip });
    const awaited = await signUpForRestock(ctx, request.site, {
      ...typed,
      joinsMailingList: typed.isJoinMailingList !== '',
      language: request.site.language ?? '',
      captchaToken: typed[captchaField],
      address: request.ip,
    });
    const { restockSuccessText } = readSettingsForPages(request.site, 'merchandising');
    const main = html`<h1>${awaited.title}</h1>
      <p role="status">${restockSuccessText}</p>
      <p>
        <a href="${awaited.path}"
          >${sayOf(request.site)('Back to {title}', { title: awaited.title })}</a
        >
      </p>`;
    return await send(sender, exchange, { main });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return showForm(ctx, sender, exchange, { ...typed, error });
  }
}

interface Typed {
  productId: string;
  variantId?: string;
  email?: string;
  isJoinMailingList?: string;
  error?: ApiError;
}

async function showForm(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
  typed: Typed,
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const say = sayOf(site);
  const variants = await loadAwaitedVariants(ctx.db, site, typed.productId);
  const awaited = variants.filter(({ isSoldOut }) => isSoldOut);
  const texts = readSettingsForPages(site, 'merchandising');
  const [first] = variants;
  if (!first || !texts.restockNotificationsEnabled) {
    return sender.sendNotFound(exchange.request, exchange.reply);
  }
  const { error } = typed;
  const emailError = error && !isAboutCaptcha(error) && errorSentenceIn(error, site.locale);
  const main = html`<h1>${first.title}</h1>
    ${
      awaited.length === 0
        ? html`<p>
            <a href="${first.path}">${say('{title} is in stock.', { title: first.title })}</a>
          </p>`
        : html`<p>${texts.restockCallToActionText}</p>
            <form
              method="post"
              action="${restockPath}"
              class="sw-visitor-form${captchaFormClass(site)}"
            >
              <input type="hidden" name="productId" value="${typed.productId}" />
              ${chooseVariant(site, awaited, typed.variantId)}
              <div class="sw-field">
                <label for="sw-email">${say('Email')}</label>
                <input
                  id="sw-email"
                  name="email"
                  type="text"
                  inputmode="email"
                  autocomplete="email"
                  spellcheck="false"
                  value="${typed.email}"
                  ${emailError && html`aria-invalid="true" aria-describedby="sw-email-error" autofocus`}
                />
                ${emailError && html`<p id="sw-email-error" class="sw-field-error" role="alert">${emailError}</p>`}
              </div>
              ${
                texts.restockMailingListEnabled &&
                html`<label class="sw-choice"
                  ><input
                    type="checkbox"
                    name="isJoinMailingList"
                    value="true"
                    ${isTicked(typed, texts.restockMailingListOptInByDefault) && html`checked`}
                  />
                  ${texts.restockMailingListText}</label
                >`
              }
              ${captchaPart(site, 'PRODUCT_WAITLIST_SUBMISSION', error)}
              <button type="submit" class="sw-button">${texts.restockButtonText}</button>
            </form>`
    }`;
  return send(sender, exchange, { main, status: error?.status ?? 200 });
}

/** What was sent counts; at first, the setting. */
function isTicked({ email, isJoinMailingList }: Typed, atFirst: boolean): boolean {
  return email === undefined ? atFirst : isJoinMailingList !== '';
}

function chooseVariant(
  site: Site,
  awaited: readonly AwaitedVariant[],
  chosen: string | undefined,
): Html {
  const [only] = awaited;
  if (awaited.length === 1 && only) {
    return html`<input type="hidden" name="variantId" value="${only.variantId}" />
      ${only.variant !== '' && html`<p><strong>${only.variant}</strong></p>`}`;
  }
  return html`<div class="sw-field">
    <label for="sw-variant">${sayOf(site)('Which one?')}</label>
    <select id="sw-variant" name="variantId">
      ${awaited.map(
        ({ variantId, variant }) =>
          html`<option value="${variantId}" ${variantId === chosen && html`selected`}>
            ${variant}
          </option>`,
      )}
    </select>
  </div>`;
}

async function showEnd(
  ctx: AppContext,
  sender: SystemPageSender,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { token } = parseRequest(tokenSchema, request.params);
  const waiting = await countWaiting(ctx, request.site.siteId, token);
  if (waiting === undefined) return sender.sendNotFound(request, reply);
  const say = sayOf(request.site);
  const main =
    waiting === 0
      ? html`<h1>${say('Done')}</h1>
          <p role="status">${say('We write to you about nothing that was sold out.')}</p>`
      : html`<h1>${say('Stop mails about new stock')}</h1>
          <p>
            ${waiting === 1 ? say('You wait for one thing of ours.') : say('You wait for {count} things of ours.', { count: waiting })}
          </p>
          <form method="post" action="${endRestockPath(token)}">
            <button type="submit" class="sw-button">${say('Do not tell me')}</button>
          </form>`;
  return send(sender, exchange, { main });
}

function send(
  sender: SystemPageSender,
  exchange: Exchange,
  { main, status }: { main: Html; status?: number },
): Promise<FastifyReply> {
  const title = sayOf(exchange.request.site)('Back in stock');
  return sendVisitorPage(sender, exchange, {
    name: 'restock',
    title,
    main,
    ...(status && { status }),
  });
}

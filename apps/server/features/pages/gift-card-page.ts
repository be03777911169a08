import { ApiError, errorSentenceIn } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { findByCode, type FoundBalance } from '../balances/cart-balances.ts';
import { countGuesses } from '../balances/count-guesses.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { writeDay } from '../sites/write-day.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';

const path = '/gift-card';
const longestCode = 100;

/** What is left on a gift card: a form, and its answer. */
export function handleGiftCardPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(path, (request, reply) => send(sender, { request, reply }, {}));
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(path, async (request, reply) => {
      try {
        const balance = await lookUp(ctx, request);
        return await send(sender, { request, reply }, { balance });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return send(sender, { request, reply }, { error });
      }
    });
  });
}

async function lookUp(ctx: AppContext, request: FastifyRequest): Promise<FoundBalance> {
  const { siteId } = request.site;
  const typed = (request.body as { code?: unknown } | undefined)?.code;
  const code = typeof typed === 'string' ? typed.trim().slice(0, longestCode) : '';
  if (code === '') throw new ApiError('gift_card_unknown');
  const attempt = { address: attemptOf(request).address };
  await ctx.attempts.take('enterGiftCard', attempt);
  return countGuesses(ctx, { siteId, attempt }, () => findByCode(ctx, siteId, code));
}

function send(
  sender: SystemPageSender,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  { balance, error }: { balance?: FoundBalance; error?: ApiError },
): Promise<FastifyReply> {
  const { site } = exchange.request;
  const say = sayOf(site);
  const title = say('Gift card');
  const main = html`<h1>${title}</h1>
    <p>${say('Enter the code of a gift card to see what is left on it.')}</p>
    <form method="post" action="${path}" class="sw-visitor-form">
      <div class="sw-field">
        <label for="sw-code">${say('Code')}</label>
        <input
          id="sw-code"
          name="code"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="${longestCode}"
          placeholder="XXXX-XXXX-XXXX-XXXX"
          required
          ${error && html`aria-invalid="true" aria-describedby="sw-code-error"`}
        />
        ${error && html`<p id="sw-code-error" class="sw-field-error" role="alert">${errorSentenceIn(error, site.locale)}</p>`}
      </div>
      <button type="submit" class="sw-button">${say('Show balance')}</button>
    </form>
    ${balance && describe(site, balance)}`;
  const status = error?.status ?? 200;
  return sendVisitorPage(sender, exchange, { name: 'gift-card', title, main, status });
}

function describe(site: Site, { leftCents, currency, expiresAt }: FoundBalance): Html {
  return html`<div class="sw-panel" role="status">
    <p class="sw-quiet">${sayOf(site)('Left on this card')}</p>
    <p class="sw-big">${writeMoney(site, { amountCents: leftCents, currencyCode: currency })}</p>
    ${expiresAt && html`<p class="sw-quiet">${sayOf(site)('Good until {day}.', { day: writeDay(site, expiresAt) })}</p>`}
  </div>`;
}

/** `/checkout/continue?token=…`: where a mailed link to a checkout leads. */
import { ApiError, checkoutMessages, checkoutPath, errorSentenceIn } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html } from '../../html.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { setCartCookies } from '../cart/cart-cookies.ts';
import { ensureOwnerHash } from '../checkout/checkout-owner.ts';
import type { BuyerQuestion } from '../checkout/buyer-question.ts';
import { checkoutLinkPath, findLink, openLink } from '../checkout/checkout-links.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';

const path = '/checkout/continue';

const questions = {
  lastName: 'The last name that you typed',
  postalCode: 'The postcode that you typed',
} as const satisfies Readonly<Record<NonNullable<BuyerQuestion>, string>>;

export function handleContinuePage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(path, (request, reply) => ask(ctx, sender, { request, reply }));
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(path, async (request, reply) => {
      const token = firstOf(request.query, 'token');
      const given = (request.body as { answer?: unknown } | undefined)?.answer;
      const answer = typeof given === 'string' ? given.slice(0, 200) : '';
      try {
        await ctx.attempts.take('openLink', { address: attemptOf(request).address });
        const ownerHash = ensureOwnerHash(request, reply);
        const cartId = await openLink(ctx, request.site, { token, answer, ownerHash });
        setCartCookies(reply, cartId);
        return await reply.redirect(checkoutPath(cartId), 303);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return ask(ctx, sender, { request, reply, error });
      }
    });
  });
}

async function ask(
  ctx: AppContext,
  sender: SystemPageSender,
  {
    request,
    reply,
    error,
  }: { request: FastifyRequest; reply: FastifyReply; error?: ApiError | undefined },
): Promise<FastifyReply> {
  const token = firstOf(request.query, 'token');
  const question = await questionOf(ctx, request, token);
  const { site } = request;
  const say = sayOf(site);
  const title = say(checkoutMessages.continueElsewhere);
  if (question instanceof ApiError) {
    const main = html`<h1>${title}</h1>
      <p role="alert">${errorSentenceIn(question, site.locale)}</p>
      <a class="sw-button" href="/cart">${say('Open the cart')}</a>`;
    const page = { name: 'checkout-continue', title, main, status: question.status };
    return sendVisitorPage(sender, { request, reply }, page);
  }
  const main = html`<h1>${title}</h1>
    <p>${say('The order that you began waits for you, with what you typed.')}</p>
    <form method="post" action="${checkoutLinkPath(token)}" class="sw-visitor-form">
      ${
        question &&
        html`<div class="sw-field">
          <label for="sw-answer">${say(questions[question])}</label>
          <input
            id="sw-answer"
            name="answer"
            autocomplete="${question === 'lastName' ? 'family-name' : 'postal-code'}"
            maxlength="200"
            required
            ${error && html`aria-invalid="true" aria-describedby="sw-answer-error"`}
          />
          ${error && html`<p id="sw-answer-error" class="sw-field-error" role="alert">${errorSentenceIn(error, site.locale)}</p>`}
        </div>`
      }
      <button type="submit" class="sw-button">${say('Go on')}</button>
    </form>`;
  const status = error?.status ?? 200;
  const page = { name: 'checkout-continue', title, main, status };
  return sendVisitorPage(sender, { request, reply }, page);
}

/** What is asked; an error when the link has ended. */
async function questionOf(
  ctx: AppContext,
  request: FastifyRequest,
  token: string,
): Promise<BuyerQuestion | ApiError> {
  try {
    return (await findLink(ctx, request.site, token)).question;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

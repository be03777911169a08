/** `/checkout/continue?token=…`: where a mailed link to a checkout leads. */
import { ApiError, checkoutMessages, checkoutPath, errorSentenceIn } from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html } from '../../html.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { formText } from '../../http/form-text.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { setCartCookies } from '../cart/cart-cookies.ts';
import { ensureOwnerHash } from '../checkout/checkout-owner.ts';
import type { BuyerQuestion } from '../checkout/buyer-question.ts';
import { checkoutLinkPath, findLink, openLink } from '../checkout/checkout-links.ts';
import { buyerQuestionField } from './buyer-question-field.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';

const path = '/checkout/continue';

function questionsOf(site: Site) {
  const say = sayOf(site);
  return {
    lastName: say('The last name that you typed'),
    postalCode: say('The postcode that you typed'),
  };
}

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
      const answer = formText(request.body, 'answer');
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
      ${buyerQuestionField(site, { question, questions: questionsOf(site), error })}
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

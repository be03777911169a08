/** `/pay/{token}`: where a link leads by which somebody pays what staff put together. */
import {
  ApiError,
  checkoutMessages,
  checkoutPath,
  orderEditMessages,
  errorSentenceIn,
} from '@sitewright/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { formText } from '../../http/form-text.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import type { BuyerQuestion } from '../checkout/buyer-question.ts';
import { ensureOwnerHash } from '../checkout/checkout-owner.ts';
import { findLinkedDraft, proveBuyer } from '../draft-orders/open-pay-link.ts';
import { payLinkPath } from '../draft-orders/pay-links.ts';
import { findLinkedRest, isRestLink, proveRestBuyer } from '../order-edits/rest-links.ts';
import { findOrderOfCart } from '../orders/find-order.ts';
import { orderConfirmedPath } from '../orders/order-paths.ts';
import type { Site } from '../sites/site.ts';
import { buyerQuestionField } from './buyer-question-field.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';

function questionsOf(site: Site) {
  const say = sayOf(site);
  return {
    lastName: say(checkoutMessages.payLinkLastName),
    postalCode: say(checkoutMessages.payLinkPostalCode),
  };
}

interface Asked {
  request: FastifyRequest<{ Params: { token: string } }>;
  reply: FastifyReply;
}

/** The page with its question; a paid one leads to its order. */
export function handlePayLinkPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get<{ Params: { token: string } }>('/pay/:token', (request, reply) =>
    show(ctx, sender, { request, reply }),
  );
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post<{ Params: { token: string } }>('/pay/:token', async (request, reply) => {
      const { token } = request.params;
      const answer = formText(request.body, 'answer');
      try {
        await ctx.attempts.take('openLink', { address: attemptOf(request).address });
        const ownerHash = ensureOwnerHash(request, reply);
        const cartId = await prove(ctx, request.site, { token, answer, ownerHash });
        return await reply.redirect(checkoutPath(cartId), 303);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return show(ctx, sender, { request, reply, error });
      }
    });
  });
}

async function show(
  ctx: AppContext,
  sender: SystemPageSender,
  { request, reply, error }: Asked & { error?: ApiError },
): Promise<FastifyReply> {
  const { token } = request.params;
  const { site } = request;
  const title = sayOf(site)(checkoutMessages.payLinkTitle);
  try {
    const linked = await findLinked(ctx, site, token);
    const order = await findOrderOfCart(ctx, request.site.siteId, linked.cartId);
    if (order) return await reply.redirect(orderConfirmedPath(order.token), 303);
    const main = renderLinked(linked, { site, title, token, error });
    const page = { name: 'pay-link', title, main, status: error?.status ?? 200 };
    return await sendVisitorPage(sender, { request, reply }, page);
  } catch (ended) {
    if (!(ended instanceof ApiError)) throw ended;
    const main = html`<h1>${title}</h1>
      <p role="alert">${errorSentenceIn(ended, site.locale)}</p>`;
    const page = { name: 'pay-link', title, main, status: ended.status };
    return sendVisitorPage(sender, { request, reply }, page);
  }
}

/** What a link leads to: a draft, or the rest of an order. */
interface Linked {
  cartId: string;
  question: BuyerQuestion;
  text: string;
}

async function findLinked(ctx: AppContext, site: Site, token: string): Promise<Linked> {
  if (await isRestLink(ctx, site, token)) {
    const { cartId, question } = await findLinkedRest(ctx, site, token);
    return { cartId, question, text: sayOf(site)(orderEditMessages.payRestText) };
  }
  const { draft, question } = await findLinkedDraft(ctx, site, token);
  return { cartId: draft.cartId, question, text: sayOf(site)(checkoutMessages.payLinkText) };
}

/** @returns the cart whose checkout is filled in now */
async function prove(
  ctx: AppContext,
  site: Site,
  answered: { token: string; answer: string; ownerHash: string },
): Promise<string> {
  const { token } = answered;
  if (await isRestLink(ctx, site, token)) return proveRestBuyer(ctx, site, answered);
  await proveBuyer(ctx, site, answered);
  return (await findLinkedDraft(ctx, site, token)).draft.cartId;
}

interface Shown {
  site: Site;
  title: string;
  token: string;
  /** Why the answer was refused. */
  error: ApiError | undefined;
}

function renderLinked({ cartId, question, text }: Linked, shown: Shown): Html {
  const { site, title, error } = shown;
  return html`<h1>${title}</h1>
    <p>${text}</p>
    ${question && questionForm(question, shown)}
    ${error && !question && html`<p role="alert">${errorSentenceIn(error, site.locale)}</p>`}
    <p>
      <a class="sw-button" href="${checkoutPath(cartId)}"
        >${sayOf(site)(checkoutMessages.payLinkPay)}</a
      >
    </p>`;
}

function questionForm(question: NonNullable<BuyerQuestion>, { site, token, error }: Shown): Html {
  const say = sayOf(site);
  return html`<form method="post" action="${payLinkPath(token)}" class="sw-visitor-form">
    <p>${say(checkoutMessages.payLinkQuestion)}</p>
    ${buyerQuestionField(site, { question, questions: questionsOf(site), error })}
    <button type="submit" class="sw-button is-quiet">${say(checkoutMessages.payLinkFill)}</button>
  </form>`;
}

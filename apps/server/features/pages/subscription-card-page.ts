/** `/subscriptions/:token/card`: another way to pay for a plan that runs. */
import {
  ApiError,
  checkoutMessages,
  listFieldErrors,
  paymentMethodSchema,
  testCards,
} from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import { html, type Html } from '../../html.ts';
import { attemptOf } from '../../http/attempt-of.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { listKeepingMethods } from '../../payments/keep-method.ts';
import type { TypedField } from '../../payments/provider.ts';
import { findProvider, listTypedFields } from '../../payments/providers.ts';
import { guardDeclines } from '../checkout/guard-declines.ts';
import type { Site } from '../sites/site.ts';
import { findByToken, type SubscriptionRow } from '../subscriptions/stored-subscriptions.ts';
import { cardPath, subscriptionPath } from '../subscriptions/subscription-path.ts';
import { chargeOpenPeriod, mayChangeCard, sendNewCard } from '../subscriptions/take-new-card.ts';
import { sendVisitorPage } from './visitor-page.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { amountOf } from './subscription-words.ts';

const params = z.object({ token: z.string().min(1).max(100) });
const form = z.looseObject({
  attemptId: z.string().min(1).max(100),
  provider: z.string().max(40),
});

export function handleSubscriptionCardPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  const path = cardPath(':token').replace('%3A', ':');
  const find = (site: Site, sent: unknown) =>
    findByToken(ctx.db, site.siteId, parseRequest(params, sent).token);

  server.get(path, async (request, reply) => {
    const { site } = request;
    const row = await find(site, request.params);
    if (!row || !mayChangeCard(row)) return sender.sendNotFound(request, reply);
    const main = render({ ctx, site, row });
    return sendVisitorPage(sender, { request, reply }, { name: 'subscription', title, main });
  });

  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(path, async (request, reply) => {
      const { site } = request;
      const row = await find(site, request.params);
      if (!row) throw new ApiError('not_found');
      const { attemptId, ...sent } = parseRequest(form, request.body);
      try {
        const method = paymentMethodSchema.safeParse(sent);
        if (!method.success) {
          const [message = checkoutMessages.methodUnavailable] = Object.values(
            listFieldErrors(method.error),
          );
          throw new CardRefused(message);
        }
        const { provider, ...typed } = method.data;
        const pay = () => sendNewCard({ ctx, site }, row, { attemptId, provider, typed });
        const attempt = attemptOf(request, `card-${row.id}`);
        const next = await guardDeclines(ctx, attempt, { pay, isDeclined: () => false });
        if (next === subscriptionPath(row.token)) await chargeOpenPeriod({ ctx, site }, row.id);
        return await reply.redirect(next, 303);
      } catch (error) {
        const isKnown = error instanceof ApiError || error instanceof CardRefused;
        if (!isKnown || (error instanceof ApiError && error.code === 'subscription_changed')) {
          throw error;
        }
        const status = error instanceof ApiError ? error.status : 422;
        const main = render({ ctx, site, row, error: error.message });
        const page = { name: 'subscription', title, main, status };
        return sendVisitorPage(sender, { request, reply }, page);
      }
    });
  });
}

const title = 'Another way to pay';

/** What was typed is no card. */
class CardRefused extends Error {}

interface CardPage {
  ctx: AppContext;
  site: Site;
  row: SubscriptionRow;
  error?: string;
}

function render({ ctx, site, row, error }: CardPage): Html {
  const { keeping, others } = listKeepingMethods(ctx, site);
  const isOpen = row.status === 'past-due';
  return html`<h1>${title}</h1>
    <p><a href="${subscriptionPath(row.token)}">${row.title}</a></p>
    ${error && html`<p class="sw-notice" role="alert">${error}</p>`}
    <p>
      ${
        isOpen
          ? `The open payment of ${amountOf(site, row)} is taken at once.`
          : 'Nothing is taken now. Later payments go this way.'
      }
      ${row.method_label !== '' && `Until now it is paid with: ${row.method_label}.`}
    </p>
    ${keeping.length === 0 && html`<p>This shop can keep no way to pay now. Please write to it.</p>`}
    ${keeping.map(({ provider, label }) => {
      const fields = listTypedFields(provider);
      return html`<form
        method="post"
        action="${cardPath(row.token)}"
        class="sw-visitor-form"
        aria-label="${label}"
      >
        <h2>${label}</h2>
        <input type="hidden" name="attemptId" value="${newId()}" />
        <input type="hidden" name="provider" value="${provider}" />
        ${fields.length > 0 && findProvider(ctx, provider)?.isTest(site) && testNotice()}
        ${fields.map(renderField)}
        <button type="submit" class="sw-button">
          ${fields.length > 0 ? 'Use this card' : 'Go on'}
        </button>
      </form>`;
    })}
    ${
      others.length > 0 &&
      html`<p class="sw-quiet">
        ${others.map(({ label }) => label).join(', ')}: cannot be charged later, so it cannot pay
        for a subscription.
      </p>`
    }`;
}

function testNotice(): Html {
  return html`<div class="sw-test-cards">
    <p>${checkoutMessages.testNotice}</p>
    <ul>
      ${testCards.map(({ number, outcome }) => html`<li><code>${number}</code> <span>${outcome}</span></li>`)}
    </ul>
  </div>`;
}

function renderField({ name, label, placeholder, autocomplete }: TypedField): Html {
  return html`<div class="sw-field">
    <label for="sw-${name}">${label}</label>
    <input
      id="sw-${name}"
      name="${name}"
      inputmode="numeric"
      placeholder="${placeholder}"
      autocomplete="${autocomplete}"
      required
    />
  </div>`;
}

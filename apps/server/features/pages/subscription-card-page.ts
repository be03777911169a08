/** `/subscriptions/:token/card`: another way to pay for a plan that runs. */
import {
  ApiError,
  checkoutMessages,
  errorSentenceIn,
  fieldErrorsIn,
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
import { parseRequest } from '../../http/parse-request.ts';
import { listKeepingMethods } from '../../payments/keep-method.ts';
import type { TypedField } from '../../payments/provider.ts';
import { findProvider, listTypedFields } from '../../payments/providers.ts';
import { guardDeclines } from '../checkout/guard-declines.ts';
import { cardPath, subscriptionPath } from '../subscriptions/subscription-path.ts';
import { chargeOpenPeriod, mayChangeCard, sendNewCard } from '../subscriptions/take-new-card.ts';
import { sayOf, translateText } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { registerPlanPage, type PlanOfPage } from './plan-page.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { amountOf } from './subscription-words.ts';

const form = z.looseObject({
  attemptId: z.string().min(1).max(100),
  provider: z.string().max(40),
});

const title = 'Another way to pay';

export function handleSubscriptionCardPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  registerPlanPage(
    server,
    { ctx, sender },
    {
      title,
      path: cardPath,
      isOpen: mayChangeCard,
      render: (plan) => render(ctx, plan),
      send: async ({ site, row, request, reply, show }) => {
        const { attemptId, ...sent } = parseRequest(form, request.body);
        const again = (status: number, error: string) =>
          show(status, render(ctx, { site, row }, error));
        const method = paymentMethodSchema.safeParse(sent);
        if (!method.success) {
          const [message] = Object.values(
            fieldErrorsIn(listFieldErrors(method.error), site.locale),
          );
          return again(422, message ?? sayOf(site)(checkoutMessages.methodUnavailable));
        }
        const { provider, ...typed } = method.data;
        try {
          const pay = () => sendNewCard({ ctx, site }, row, { attemptId, provider, typed });
          const attempt = attemptOf(request, `card-${row.id}`);
          const next = await guardDeclines(ctx, attempt, { pay, isDeclined: () => false });
          if (next === subscriptionPath(row.token)) await chargeOpenPeriod({ ctx, site }, row.id);
          return await reply.redirect(next, 303);
        } catch (error) {
          if (!(error instanceof ApiError) || error.code === 'subscription_changed') throw error;
          return again(error.status, errorSentenceIn(error, site.locale));
        }
      },
    },
  );
}

function render(ctx: AppContext, { site, row }: PlanOfPage, error?: string): Html {
  const { keeping, others } = listKeepingMethods(ctx, site);
  const say = sayOf(site);
  const isOpen = row.status === 'past-due';
  return html`<h1>${say(title)}</h1>
    <p><a href="${subscriptionPath(row.token)}">${row.title}</a></p>
    ${error && html`<p class="sw-notice" role="alert">${error}</p>`}
    <p>
      ${
        isOpen
          ? say('The open payment of {amount} is taken at once.', { amount: amountOf(site, row) })
          : say('Nothing is taken now. Later payments go this way.')
      }
      ${row.method_label !== '' && say('Until now it is paid with: {method}.', { method: translateText(site, row.method_label) })}
    </p>
    ${keeping.length === 0 && html`<p>${say('This shop can keep no way to pay now. Please write to it.')}</p>`}
    ${keeping.map(({ provider, label }) => {
      const fields = listTypedFields(provider);
      return html`<form
        method="post"
        action="${cardPath(row.token)}"
        class="sw-visitor-form"
        aria-label="${translateText(site, label)}"
      >
        <h2>${translateText(site, label)}</h2>
        <input type="hidden" name="attemptId" value="${newId()}" />
        <input type="hidden" name="provider" value="${provider}" />
        ${fields.length > 0 && findProvider(ctx, provider)?.isTest(site) && testNotice(site)}
        ${fields.map((typed) => renderField(site, typed))}
        <button type="submit" class="sw-button">
          ${fields.length > 0 ? say('Use this card') : say('Go on')}
        </button>
      </form>`;
    })}
    ${
      others.length > 0 &&
      html`<p class="sw-quiet">
        ${say('{methods}: cannot be charged later, so it cannot pay for a subscription.', {
          methods: others.map(({ label }) => translateText(site, label)).join(', '),
        })}
      </p>`
    }`;
}

function testNotice(site: Site): Html {
  return html`<div class="sw-test-cards">
    <p>${sayOf(site)(checkoutMessages.testNotice)}</p>
    <ul>
      ${testCards.map(({ number, outcome }) => html`<li><code>${number}</code> <span>${translateText(site, outcome)}</span></li>`)}
    </ul>
  </div>`;
}

function renderField(site: Site, { name, label, placeholder, autocomplete }: TypedField): Html {
  return html`<div class="sw-field">
    <label for="sw-${name}">${translateText(site, label)}</label>
    <input
      id="sw-${name}"
      name="${name}"
      inputmode="numeric"
      placeholder="${translateText(site, placeholder)}"
      autocomplete="${autocomplete}"
      required
    />
  </div>`;
}

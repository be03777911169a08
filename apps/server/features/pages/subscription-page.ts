import { ApiError, type Say, type VisitorText } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { guardWrites } from '../../http/guard-writes.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { routeOf } from '../../http/route-of.ts';
import { checkoutErrorMessage } from '../../payments/payment-errors.ts';
import type { Site } from '../sites/site.ts';
import { writeDay } from '../sites/write-day.ts';
import { changeSubscription, listActions } from '../subscriptions/change-subscription.ts';
import {
  subscriptionActions,
  type SubscriptionAction,
} from '../subscriptions/subscription-news.ts';
import { listPeriods, type PeriodLine } from '../subscriptions/list-subscriptions.ts';
import { findByToken, type SubscriptionRow } from '../subscriptions/stored-subscriptions.ts';
import { maySendElsewhere } from '../subscriptions/change-address.ts';
import { mayChangePlan } from '../subscriptions/change-plan.ts';
import { readCredit } from '../subscriptions/plan-credit.ts';
import { mayChangeCard } from '../subscriptions/take-new-card.ts';
import { statusWords } from '../subscriptions/status-words.ts';
import {
  addressPath,
  cardPath,
  changePath,
  subscriptionPath,
} from '../subscriptions/subscription-path.ts';
import { writePhrase } from '../subscriptions/write-phrase.ts';
import { isPlanBuyer } from '../checkout/is-plan-buyer.ts';
import { renderFact } from './render-fact.ts';
import { amountOf, moneyOf, phraseOf, writePlace } from './subscription-words.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { firstOf, type SystemPageSender } from './system-page-sender.ts';
import { takePlanChange } from './take-plan-change.ts';
import { sayOf, translateText } from '../settings/say-of.ts';

const params = z.object({ token: z.string().min(1).max(100) });
const form = z.object({
  action: z.enum(subscriptionActions),
  period: z.coerce.number().int().optional(),
});

const buttons = {
  skip: { label: 'Skip the next one', hint: 'Nothing is sent or charged once.' },
  pause: { label: 'Pause', hint: 'Until you resume it.' },
  resume: { label: 'Resume', hint: 'From the next day that falls due.' },
  cancel: { label: 'Cancel subscription', hint: 'Ends it for good.' },
} as const satisfies Readonly<Record<SubscriptionAction, { label: string; hint: string }>>;

/** `/subscriptions/:token`: how a subscription stands, and what its buyer may do with it. */
export function handleSubscriptionPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  const path = routeOf(subscriptionPath);
  server.get(path, async (request, reply) => {
    const { token } = parseRequest(params, request.params);
    const row = await findByToken(ctx.db, request.site.siteId, token);
    if (!row) return sender.sendNotFound(request, reply);
    const periods = await listPeriods(ctx.db, row);
    const error = translateText(
      request.site,
      checkoutErrorMessage(firstOf(request.query, 'error')),
    );
    const main = render(request.site, row, {
      periods,
      error,
      creditCents: await readCredit(ctx.db, row),
      isOwn: await isPlanBuyer(ctx, request, row),
    });
    const title = sayOf(request.site)('Your subscription');
    return sendVisitorPage(sender, { request, reply }, { name: 'subscription', title, main });
  });
  server.register(async (scope) => {
    guardWrites(scope);
    scope.post(path, async (request, reply) => {
      const { token } = parseRequest(params, request.params);
      const asked = parseRequest(form, request.body);
      const { site } = request;
      const row = await findByToken(ctx.db, site.siteId, token);
      if (!row) throw new ApiError('not_found');
      await takePlanChange(ctx, request, row);
      await ctx.transact((trx) => changeSubscription({ ctx, trx, site }, row.id, asked));
      return reply.redirect(subscriptionPath(token), 303);
    });
  });
}

/** A line of the list of what else can be done. */
function link(label: string, path: string): Html {
  return html`<li><a href="${path}">${label}</a></li>`;
}

interface Shown {
  /** Credit that pays later periods, in minor units. */
  creditCents: number;
  periods: readonly PeriodLine[];
  /** Why a payment did not go through; empty: none was tried. */
  error: string;
  /** True for its buyer: whoever has the link alone is not told where they live. */
  isOwn: boolean;
}

function render(site: Site, row: SubscriptionRow, shown: Shown): Html {
  const { periods, error, creditCents, isOwn } = shown;
  const say = sayOf(site);
  const actions = listActions(row);
  const next = row.next_billing_at;
  return html`<h1>${row.title}</h1>
    ${error !== '' && html`<p class="sw-notice" role="alert">${error}</p>`}
    ${row.is_test && html`<p class="sw-test-note">${say('This is a test. No money is taken.')}</p>`}
    ${row.status === 'past-due' && html`<p class="sw-notice" role="status">${explainOpenPayment(site, row)}</p>`}
    <dl class="sw-facts">
      ${renderFact(say('Status'), say(statusWords[row.status]))}
      ${renderFact(say('Plan'), writePhrase(site, row))}
      ${
        next &&
        renderFact(
          say('Next payment'),
          say('{amount} on {day}', { amount: amountOf(site, row), day: writeDay(site, next) }),
        )
      }
      ${row.method_label !== '' && renderFact(say('Paid with'), translateText(site, row.method_label))}
      ${
        creditCents > 0 &&
        !row.ended_at &&
        renderFact(
          say('Credit'),
          say('{amount}, pays first', { amount: moneyOf(site, row, creditCents) }),
        )
      }
      ${
        row.next_change &&
        renderFact(say('From the next payment on'), phraseOf(site, row, row.next_change))
      }
      ${
        isOwn &&
        row.renewal?.shippingAddress &&
        renderFact(say('Sent to'), writePlace(row.renewal.shippingAddress))
      }
      ${renderFact(say('Since'), writeDay(site, row.started_at))}
    </dl>
    <ul class="sw-links">
      ${mayChangeCard(row) && link(say('Use another card'), cardPath(row.token))}
      ${mayChangePlan(row) && link(say('Change the subscription'), changePath(row.token))}
      ${maySendElsewhere(row) && link(say('Change the delivery address'), addressPath(row.token))}
    </ul>
    ${
      actions.length > 0 &&
      html`<form
        method="post"
        action="${subscriptionPath(row.token)}"
        class="sw-actions"
        aria-label="${say('Change the subscription')}"
      >
        <input type="hidden" name="period" value="${row.next_period}" />
        ${actions.map(
          (action) =>
            html`<div>
              ${action === 'cancel' ? cancelButton(say) : actionButton(say, action)}
              <p id="sw-hint-${action}" class="sw-quiet">${say(buttons[action].hint)}</p>
            </div>`,
        )}
      </form>`
    }
    <h2>${say('Payments')}</h2>
    <ul class="sw-rows">
      ${periods.map(
        (period) =>
          html`<li>
            <span>${writeDay(site, period.dueAt)}</span>
            <span>${say(statusOf(period))}</span>
            <span>${period.amountCents > 0 && moneyOf(site, row, period.amountCents)}</span>
          </li>`,
      )}
    </ul>`;
}

function actionButton(say: Say<VisitorText>, action: SubscriptionAction): Html {
  return html`<button
    type="submit"
    name="action"
    value="${action}"
    class="sw-button ${action === 'resume' ? '' : 'is-quiet'}"
    aria-describedby="sw-hint-${action}"
  >
    ${say(buttons[action].label)}
  </button>`;
}

/** A button behind another: what ends for good does not end by one slip. */
function cancelButton(say: Say<VisitorText>): Html {
  return html`<details>
    <summary class="sw-button is-quiet" aria-describedby="sw-hint-cancel">
      ${say(buttons.cancel.label)}
    </summary>
    <button type="submit" name="action" value="cancel" class="sw-button">
      ${say('Yes, end it')}
    </button>
  </details>`;
}

/** How it stands after a payment failed. */
function explainOpenPayment(site: Site, row: SubscriptionRow): string {
  const say = sayOf(site);
  const amount = amountOf(site, row);
  const tried =
    row.failures === 1
      ? say('We could not take {amount}; we tried once.', { amount })
      : say('We could not take {amount}; we tried {count} times.', { amount, count: row.failures });
  const next = row.next_attempt_at;
  return next ? `${tried} ${say('We try again on {day}.', { day: writeDay(site, next) })}` : tried;
}

function statusOf({ status }: PeriodLine) {
  const words = { open: 'Open', paid: 'Paid', skipped: 'Skipped', unpaid: 'Not paid' } as const;
  return words[status];
}

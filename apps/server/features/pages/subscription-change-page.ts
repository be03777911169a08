/** `/subscriptions/:token/change`: another variant or rhythm for a plan that runs. */
import { useCredit } from '@sitewright/commerce';
import { ApiError, errorSentenceIn } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { html, type Html } from '../../html.ts';
import { parseRequest } from '../../http/parse-request.ts';
import { findActivePayment } from '../../payments/find-active-payment.ts';
import { paymentPath } from '../../payments/payment-path.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { writeDay } from '../sites/write-day.ts';
import { chargeIdOf } from '../subscriptions/bill-subscriptions.ts';
import {
  changeMoments,
  changePlan,
  mayChangeNow,
  mayChangePlan,
} from '../subscriptions/change-plan.ts';
import { findRest, readCredit, type RestOfPeriod } from '../subscriptions/plan-credit.ts';
import { loadOffers, type PlanOffer } from '../subscriptions/plan-offers.ts';
import type { SubscriptionRow } from '../subscriptions/stored-subscriptions.ts';
import { changePath, subscriptionPath } from '../subscriptions/subscription-path.ts';
import { chargeOpenPeriod } from '../subscriptions/take-new-card.ts';
import { registerPlanPage, type PlanOfPage } from './plan-page.ts';
import { moneyOf, phraseOf } from './subscription-words.ts';
import type { SystemPageSender } from './system-page-sender.ts';

const form = z.object({
  when: z.enum(changeMoments),
  offer: z.string().max(200).default(''),
  credit: z.coerce.number().int().nonnegative().optional(),
});

const title = 'Change your subscription';

export function handleSubscriptionChangePage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  registerPlanPage(
    server,
    { ctx, sender },
    {
      title,
      path: changePath,
      isOpen: mayChangePlan,
      render: (plan) => render(ctx, plan),
      send: async ({ site, row, request, reply, findAgain, show }) => {
        const { when, offer: offerKey, credit: seenCreditCents } = parseRequest(form, request.body);
        try {
          await changePlan({ ctx, site }, row, { when, offerKey, seenCreditCents });
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'plan_offer_changed') throw error;
          const main = await render(
            ctx,
            { site, row: await findAgain() },
            errorSentenceIn(error, site.locale),
          );
          return show(error.status, main);
        }
        if (when === 'now') await chargeOpenPeriod({ ctx, site }, row.id);
        const cartId = chargeIdOf(row.id, row.next_period);
        const asked = await findActivePayment(ctx.db, { siteId: site.siteId, cartId });
        const next = asked ? paymentPath(asked.paymentId) : subscriptionPath(row.token);
        return reply.redirect(next, 303);
      },
    },
  );
}

async function render(ctx: AppContext, { site, row }: PlanOfPage, error?: string): Promise<Html> {
  const say = sayOf(site);
  const now = ctx.now();
  const offers = await loadOffers({ ctx, site }, row);
  const others = offers.filter(({ isCurrent }) => !isCurrent);
  const isFree = await mayChangeNow(ctx.db, row, now);
  const rest = isFree ? await findRest(ctx.db, row, now) : undefined;
  const leftCents = await readCredit(ctx.db, row);
  const shown = { site, row, rest, leftCents, isFree };
  return html`<h1>${say(title)}</h1>
    <p><a href="${subscriptionPath(row.token)}">${row.title}</a></p>
    ${error && html`<p class="sw-notice" role="alert">${error}</p>`}
    ${row.next_change && keepForm(site, row)}
    ${
      others.length === 0 &&
      html`<p>
        ${say('There is nothing else to choose now. You can pause or cancel your subscription.')}
      </p>`
    }
    ${
      row.status === 'past-due' &&
      html`<p class="sw-notice">
        ${say('A payment is open: a change begins after the period it is for.')}
      </p>`
    }
    ${others.map((offer, index) => offerForm(shown, offer, index))}`;
}

function keepForm(site: Site, row: SubscriptionRow): Html {
  const say = sayOf(site);
  const planned = row.next_change!;
  return html`<form method="post" action="${changePath(row.token)}" class="sw-visitor-form">
    <p>
      ${say('With the next payment it becomes {title}, {price}.', {
        title: planned.title,
        price: phraseOf(site, row, planned),
      })}
    </p>
    <button type="submit" name="when" value="keep" class="sw-button is-quiet">
      ${say('Keep it as it is')}
    </button>
  </form>`;
}

interface Shown {
  site: Site;
  row: SubscriptionRow;
  /** Of the paid period; undefined: nothing can be credited. */
  rest: RestOfPeriod | undefined;
  /** Credit of before. */
  leftCents: number;
  isFree: boolean;
}

function offerForm(shown: Shown, offer: PlanOffer, index: number): Html {
  const { site, row, isFree } = shown;
  const say = sayOf(site);
  const { terms, label, key } = offer;
  const { shippingCents, taxCents } = terms.renewal;
  const next = row.next_billing_at;
  return html`<form
    method="post"
    action="${changePath(row.token)}"
    class="sw-visitor-form sw-panel"
    aria-labelledby="sw-offer-${index}"
  >
    <h2 id="sw-offer-${index}">${label}</h2>
    <p>
      ${phraseOf(site, row, terms)}
      ${shippingCents > 0 && ` · ${say('Shipping')} ${moneyOf(site, row, shippingCents)}`}
      ${taxCents > 0 && ` · ${say('Tax')} ${moneyOf(site, row, taxCents)}`}
    </p>
    <input type="hidden" name="offer" value="${key}" />
    ${isFree && offer.mayBeginNow && nowButton(shown, offer, index)}
    <button type="submit" name="when" value="next" class="sw-button is-quiet">
      ${say('Change with the next payment')}<span class="sw-hidden">: ${label}</span>
    </button>
    ${
      next &&
      html`<p class="sw-quiet">
        ${say('From {day}; nothing is charged before.', { day: writeDay(site, next) })}
      </p>`
    }
  </form>`;
}

function nowButton(
  { site, row, rest, leftCents }: Shown,
  { terms, label }: PlanOffer,
  index: number,
) {
  const creditCents = rest?.creditCents ?? 0;
  const bill = useCredit(terms.renewal.grandTotalCents, creditCents + leftCents);
  const money = (cents: number) => moneyOf(site, row, cents);
  const say = sayOf(site);
  const credit = { amount: money(creditCents), count: rest?.daysLeft ?? 0 };
  const credited =
    rest?.daysLeft === 1
      ? say('1 day is left of what you paid: {amount} is credited.', { amount: credit.amount })
      : say('{count} days are left of what you paid: {amount} is credited.', credit);
  return html`<input type="hidden" name="credit" value="${creditCents}" />
    <button
      type="submit"
      name="when"
      value="now"
      class="sw-button"
      aria-describedby="sw-now-${index}"
    >
      ${say('Change now')}<span class="sw-hidden">: ${label}</span>
    </button>
    <p id="sw-now-${index}" class="sw-quiet">
      ${creditCents > 0 && credited}
      ${say('{amount} is charged now.', { amount: money(bill.dueCents) })}
      ${bill.carriedCents > 0 && say('{amount} of credit pays the next bills.', { amount: money(bill.carriedCents) })}
    </p>`;
}

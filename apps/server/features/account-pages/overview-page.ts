/** `/account`: the orders of an account, and what hangs on them. */
import { reorderMessages } from '@sitewright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/id.ts';
import { html, type Html } from '../../html.ts';
import { accountPaths } from '../accounts/account-paths.ts';
import { downloadsPath } from '../downloads/download-path.ts';
import { listDownloadsOfAccount } from '../downloads/find-downloads.ts';
import { orderStatusPath, reorderPath } from '../orders/order-paths.ts';
import { listOrdersOfAccount, type AccountOrder } from '../orders/orders-of-accounts.ts';
import { firstOf, type SystemPageSender } from '../pages/system-page-sender.ts';
import { sayOf } from '../settings/say-of.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { writeDay } from '../sites/write-day.ts';
import {
  listSubscriptionsOfAccount,
  type SubscriptionRow,
} from '../subscriptions/stored-subscriptions.ts';
import { statusWords } from '../subscriptions/status-words.ts';
import { cardPath, subscriptionPath } from '../subscriptions/subscription-path.ts';
import { sendAccountPage } from './account-html.ts';
import { requireAccount } from './require-account.ts';

const states = {
  awaiting_payment: 'Waits for payment',
  paid: 'Paid',
  needs_attention: 'Paid',
  canceled: 'Order canceled',
  refunded: 'Refunded',
} as const satisfies Readonly<Record<AccountOrder['status'], string>>;

export function handleOverviewPage(
  server: FastifyInstance,
  ctx: AppContext,
  sender: SystemPageSender,
): void {
  server.get(accountPaths.overview, async (request, reply) => {
    const signedIn = await requireAccount(ctx, { request, reply });
    if (!signedIn) return reply;
    const { site } = request;
    const { siteId } = site;
    const say = sayOf(site);
    const after = firstOf(request.query, 'after').slice(0, 64);
    const { orders, next } = await listOrdersOfAccount(ctx.db, siteId, { signedIn, after });
    const subscriptions = await listSubscriptionsOfAccount(ctx.db, siteId, signedIn);
    const downloads = await listDownloadsOfAccount(ctx.db, siteId, signedIn);
    const main = html`<section aria-labelledby="sw-orders">
        <h2 id="sw-orders">${say('Orders')}</h2>
        ${
          orders.length === 0
            ? html`<p>${say('You have not ordered anything yet.')}</p>`
            : html`<ul class="sw-rows">
                ${orders.map((order) => orderRow(site, order))}
              </ul>`
        }
        ${next && html`<p><a href="${accountPaths.overview}?after=${next}">${say('Older orders')}</a></p>`}
      </section>
      ${
        subscriptions.length > 0 &&
        html`<section aria-labelledby="sw-subscriptions">
          <h2 id="sw-subscriptions">${say('Subscriptions')}</h2>
          <ul class="sw-rows">
            ${subscriptions.map((row) => subscriptionRow(site, row))}
          </ul>
        </section>`
      }
      ${
        downloads.length > 0 &&
        html`<section aria-labelledby="sw-downloads">
          <h2 id="sw-downloads">${say('Downloads')}</h2>
          <ul class="sw-rows">
            ${downloads.map(
              ({ token, orderNumber }) =>
                html`<li>
                  <a href="${downloadsPath(token)}"
                    >${say('Files of order #{number}', { number: orderNumber })}</a
                  >
                </li>`,
            )}
          </ul>
        </section>`
      }`;
    return sendAccountPage(
      sender,
      { request, reply },
      { title: say('Your account'), main, signedIn },
    );
  });
}

function orderRow(site: Site, order: AccountOrder): Html {
  const say = sayOf(site);
  const { orderNumber, token, kind, status, isTest, createdAt, grandTotalCents, currency } = order;
  const total = writeMoney(site, { amountCents: grandTotalCents, currencyCode: currency });
  return html`<li>
    <span>
      <a href="${orderStatusPath(token)}">${say('Order #{number}', { number: orderNumber })}</a
      ><br />
      <span class="sw-quiet">${writeDay(site, createdAt)}${isTest && ` · ${say('Test')}`}</span>
    </span>
    <span class="sw-quiet">${say(states[status])}</span>
    <span>
      ${total}
      ${
        kind === 'goods' &&
        html`<form method="post" action="${reorderPath(token)}">
          <input type="hidden" name="requestId" value="${newId()}" />
          <button type="submit" class="sw-link-button">
            ${say(reorderMessages.button)}<span class="sw-hidden">: #${orderNumber}</span>
          </button>
        </form>`
      }
    </span>
  </li>`;
}

function subscriptionRow(site: Site, row: SubscriptionRow): Html {
  const say = sayOf(site);
  const next = row.next_billing_at;
  return html`<li>
    <span><a href="${subscriptionPath(row.token)}">${row.title}</a></span>
    <span class="sw-quiet">${say(statusWords[row.status])}</span>
    <span class="sw-quiet">
      ${
        row.status === 'past-due'
          ? html`<a href="${cardPath(row.token)}">${say('Use another card')}</a>`
          : next && say('Next on {day}', { day: writeDay(site, next) })
      }
    </span>
  </li>`;
}

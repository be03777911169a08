import { donationMessages, pageTypes, type OrderConfirmedPage } from '@sitewright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../../html.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { writeDay } from '../sites/write-day.ts';
import { renderFact } from './render-fact.ts';
import type { SystemPageSender } from './system-page-sender.ts';
import { sendVisitorPage } from './visitor-page.ts';
import { sayOf } from '../settings/say-of.ts';

/** Thanks for a donation. Who has the link alone learns that it arrived, and no more. ROUT-27 */
export function sendContributionConfirmed(
  sender: SystemPageSender,
  exchange: { request: FastifyRequest; reply: FastifyReply },
  page: OrderConfirmedPage,
): Promise<FastifyReply> {
  return sendVisitorPage(sender, exchange, {
    pageType: pageTypes.values.contributionConfirmed,
    name: 'contribution-confirmed',
    title: sayOf(exchange.request.site)(donationMessages.thanks),
    main: render(exchange.request.site, page),
  });
}

function render(site: Site, { order, isOwn, links }: OrderConfirmedPage): Html {
  const say = sayOf(site);
  const shop = site.title;
  if (!isOwn) {
    return html`<h1>${say(donationMessages.thanks)}</h1>
      <p>
        ${say('Donation {number} has arrived at {shop}.', { number: order.orderNumber, shop })}
      </p>`;
  }
  const amount = writeMoney(site, {
    amountCents: order.grandTotalCents,
    currencyCode: order.currency,
  });
  return html`<h1>${say(donationMessages.thanks)}</h1>
    ${order.testMode && html`<p class="sw-test-note">${say('This is a test. No money was taken.')}</p>`}
    <p>
      ${say('{shop} has received it. A receipt is on its way to {email}.', { shop, email: order.email })}
    </p>
    <dl class="sw-facts">
      ${order.items.map(({ productName }) => renderFact(say('For'), productName))}
      ${renderFact(say('Amount'), amount)}
      ${renderFact(say('Date'), writeDay(site, new Date(order.createdOn)))}
      ${renderFact(say('Receipt'), String(order.orderNumber))}
      ${order.answers.map(({ title, text }) => renderFact(title, text))}
    </dl>
    ${links.map(({ label, url }) => html`<p><a href="${url}">${label}</a></p>`)}
    <p><a href="/">${say('Back to {title}', { title: shop })}</a></p>`;
}

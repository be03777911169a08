/** `/config/sites/:identifier/orders` and one order. */
import {
  orderEditMessages,
  describeStep,
  totalMessages,
  writeAddressLines,
  writeAnswer,
} from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { readTaxes } from '../orders/read-taxes.ts';
import { formatInstant, formatStatus } from './format.ts';
import { draftHref } from './drafts-pages.ts';
import type { ListedKind, OrderDetail, OrderLine } from './list-orders.ts';
import { emptyState } from './owner-layout.ts';
import { placeLinks, type PlacedPage } from './paging.ts';

const kinds: readonly { kind: ListedKind; label: string }[] = [
  { kind: 'all', label: 'All' },
  { kind: 'real', label: 'Real orders' },
  { kind: 'tests', label: 'Test orders' },
];

/** With the notices above the list, which shows real orders, those of tests, or all. */
export function renderOrders(
  site: Site,
  list: PlacedPage<OrderLine>,
  { notices, shown }: { notices: Html | undefined; shown: ListedKind },
): Html {
  const path = plainOrdersHref(site);
  return html`<h1>Orders</h1>
    <p class="links">
      <a href="${draftHref(site)}">Drafts</a>
      ${kinds.map(
        ({ kind, label }) =>
          html`<a href="${path}?kind=${kind}" ${kind === shown && html`aria-current="true"`}
            >${label}</a
          >`,
      )}
    </p>
    ${notices}
    ${
      list.rows.length === 0
        ? emptyState('No orders yet', 'Orders appear here as soon as they are paid.')
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Order</th>
                <th scope="col" class="wide">Date</th>
                <th scope="col" class="wide">Email</th>
                <th scope="col" class="number">Total</th>
                <th scope="col">Status</th>
              </tr>
            </thead>
            <tbody>
              ${list.rows.map((order) => orderRow(site, order, path))}
            </tbody>
          </table>`
    }
    ${placeLinks(list, path, { kind: shown === 'all' ? '' : shown })}`;
}

/** The list without scripts. */
function plainOrdersHref({ identifier }: Site): string {
  return `/config/sites/${encodeURIComponent(identifier)}/plain/orders`;
}

function orderRow(site: Site, order: OrderLine, path: string): Html {
  return html`<tr>
    <th scope="row">
      <a href="${path}/${order.number}">#${order.number}</a
      ><small class="narrow">${order.email}</small>
    </th>
    <td class="wide">${formatInstant(site, order.createdAt)}</td>
    <td class="wide">${order.email}</td>
    <td class="number">${money(site, order, order.grandTotalCents)}</td>
    <td>
      ${statusTag(order)}${kindTag(order)}${order.isTest && html` <span class="tag">Test</span>`}
    </td>
  </tr>`;
}

/** What stands on the page of an order beside what was bought. */
export interface OrderPageParts {
  /** Why the last form was refused. */
  refusal: string;
  /** What can be done with it, above what was bought. */
  actions: readonly (Html | undefined)[];
  /** Below the totals. */
  sections: readonly (Html | undefined)[];
}

/** Of an order that was edited. */
export interface EditedSums {
  takenOffCents?: number;
  dueCents?: number;
  /** Units that are kept, by item. */
  kept?: ReadonlyMap<string, number>;
}

/** One order: its state, what was sold, the steps of its total, and what may be done next. */
export function renderOrder(
  site: Site,
  order: OrderDetail & EditedSums,
  parts: OrderPageParts,
): Html {
  return html`<p><a href="${plainOrdersHref(site)}">All orders</a></p>
    <h1>Order #${order.number}</h1>
    <p>
      ${statusTag(order)}${kindTag(order)} ${formatInstant(site, order.createdAt)} ·
      <a href="mailto:${order.email}">${order.email}</a>${
        order.isTest && html` · <span class="tag">Test payment</span>`
      }
    </p>
    ${parts.refusal && html`<p class="refusal" role="alert">${parts.refusal}</p>`} ${parts.actions}
    <table>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" class="number">Quantity</th>
          <th scope="col" class="number">Price</th>
          <th scope="col" class="number">Total</th>
        </tr>
      </thead>
      <tbody>
        ${order.items.map(
          (item) =>
            html`<tr>
              <th scope="row">
                ${item.name}<small>${[item.variant, item.sku].filter(Boolean).join(' · ')}</small>
                ${item.answers.map((answer) => html`<small class="lines">${writeAnswer(answer)}</small>`)}
              </th>
              <td class="number">${unitsOf(item, order.kept)}</td>
              <td class="number">${money(site, order, item.unitPriceCents)}</td>
              <td class="number">${money(site, order, item.unitPriceCents * item.quantity)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${totals(site, order)}
    <div class="columns">
      ${addressBlock(site, 'Ship to', order.shippingAddress)}
      ${addressBlock(site, 'Picked up by', order.pickupContact)}
      ${addressBlock(site, 'Bill to', order.billingAddress)}
    </div>
    ${toldAtCheckout(order)} ${parts.sections}`;
}

/** How many there are; of how many, once some went off. */
function unitsOf({ id, quantity }: OrderDetail['items'][number], kept: EditedSums['kept']): string {
  const left = kept?.get(id) ?? quantity;
  return left === quantity ? String(quantity) : `${left} of ${quantity}`;
}

function totals(site: Site, order: OrderDetail & EditedSums): Html {
  const { takenOffCents = 0, dueCents = 0 } = order;
  const shipping = order.shippingOptionName ? `Shipping (${order.shippingOptionName})` : 'Shipping';
  const { added, included } = readTaxes(order);
  const rows: (readonly [string, number])[] = [
    ['Subtotal', order.subtotalCents],
    ...(order.discountCents ? [['Discount', -order.discountCents] as const] : []),
    [shipping, order.shippingCents],
    ...added.map(({ name, amountCents }) => [name, amountCents] as const),
  ];
  return html`<dl class="totals">
      ${rows.map(
        ([label, cents]) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${money(site, order, cents)}</dd>
          </div>`,
      )}
      <div class="total">
        <dt>Total</dt>
        <dd>${money(site, order, order.grandTotalCents)}</dd>
      </div>
      ${included.map(
        ({ name, amountCents }) =>
          html`<div>
            <dt>Including ${name}</dt>
            <dd>${money(site, order, amountCents)}</dd>
          </div>`,
      )}
      ${
        takenOffCents > 0 &&
        html`<div>
          <dt>${orderEditMessages.takenOff}</dt>
          <dd>${money(site, order, -takenOffCents)}</dd>
        </div>`
      }
      ${
        dueCents > 0 &&
        html`<div class="total">
          <dt>${orderEditMessages.restDueLabel}</dt>
          <dd>${money(site, order, dueCents)}</dd>
        </div>`
      }
      ${
        order.refundedCents > 0 &&
        html`<div>
            <dt>Given back</dt>
            <dd>${money(site, order, -order.refundedCents)}</dd>
          </div>
          <div class="total">
            <dt>Kept</dt>
            <dd>
              ${money(site, order, order.grandTotalCents - takenOffCents - order.refundedCents)}
            </dd>
          </div>`
      }
    </dl>
    ${explained(site, order)}`;
}

/** Why the total is what it is, folded. */
function explained(site: Site, order: OrderDetail): Html | false {
  if (order.steps.length === 0) return false;
  const write = (amountCents: number) => money(site, order, amountCents);
  return html`<details class="steps">
    <summary>${totalMessages.details}</summary>
    <dl class="totals">
      ${order.steps.map((step) => {
        const { label, note, amount } = describeStep(step, write);
        const isHeld = step.kind === 'included-tax';
        return html`<div>
          <dt>${label}${note && html` <small>${note}</small>`}</dt>
          <dd>${isHeld ? `(${amount})` : amount}</dd>
        </div>`;
      })}
      <div class="total">
        <dt>${totalMessages.total}</dt>
        <dd>${write(order.grandTotalCents)}</dd>
      </div>
    </dl>
  </details>`;
}

function addressBlock(
  site: Site,
  title: string,
  address: Record<string, string> | null,
): Html | undefined {
  if (!address) return undefined;
  return html`<section>
    <h2>${title}</h2>
    <p class="lines">${writeAddressLines(address, site.locale).join('\n')}</p>
  </section>`;
}

/** The note of the buyer, and what the shop asked beside. */
function toldAtCheckout({ note, answers }: OrderDetail): Html | false {
  const told = [...(note ? [{ title: 'Note', text: note }] : []), ...answers];
  if (told.length === 0) return false;
  return html`<section>
    <h2>From the checkout</h2>
    <dl class="told">
      ${told.map(
        ({ title, text }) =>
          html`<div>
            <dt>${title}</dt>
            <dd class="lines">${text}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function statusTag({ status }: OrderLine): Html {
  const tone = status === 'paid' ? 'good' : status === 'needs_attention' ? 'warn' : '';
  return html`<span class="tag ${tone}">${formatStatus(status)}</span>`;
}

const kindLabels = { donation: 'Donation', membership: 'Membership' } as const;

function kindTag({ kind }: OrderLine): Html | false {
  return kind !== 'goods' && html` <span class="tag">${kindLabels[kind]}</span>`;
}

function money(site: Site, { currency }: OrderLine, amountCents: number): string {
  return writeMoney(site, { amountCents, currencyCode: currency });
}

/** What a person may do with the money of an order. Works without scripts. */
import { SHIPPING_PART, toMoneyValue } from '@sitewright/commerce';
import { newId } from '../../db/id.ts';
import { html, type Html } from '../../html.ts';
import type { OrderMoney } from '../orders/load-order-money.ts';
import { nextOrderStatus } from '../orders/order-states.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { amountRule, unitsRule } from './amount-rule.ts';
import type { OrderDetail } from './list-orders.ts';
import { siteHref } from './owner-layout.ts';

/** The order as it is shown, with its money. */
export interface ShownOrder {
  site: Site;
  order: OrderDetail;
  money: OrderMoney;
  crumb: string;
}

/** Units and amounts of each part with what is kept; nothing once all went back. */
export function renderRefundForm(shown: ShownOrder): Html | undefined {
  const { site, money, crumb } = shown;
  const kept = money.kept.filter(({ amountCents }) => amountCents > 0);
  if (kept.length === 0 || !canRefund(money)) return undefined;
  const keptCents = kept.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return html`<details class="card" id="refund">
    <summary>Give money back</summary>
    <form method="post" action="${actionOf(shown, 'refund')}">
      <input type="hidden" name="crumb" value="${crumb}" />
      <input type="hidden" name="requestId" value="${newId()}" />
      <ul class="parts">
        ${kept.map((part) => partFields(shown, part))}
      </ul>
      <p class="field">
        <label for="refund-amount">
          Or one amount of all (${money.currency}, at most ${write(site, money, keptCents)})
        </label>
        <input id="refund-amount" name="amount" ${amountRule} autocomplete="off" />
      </p>
      <p class="check">
        <input type="checkbox" id="refund-restock" name="restock" value="yes" checked />
        <label for="refund-restock">Put units back into the stock</label>
      </p>
      <p class="field">
        <label for="refund-reason">Reason, for the shop</label>
        <input id="refund-reason" name="reason" maxlength="500" autocomplete="off" />
      </p>
      <button type="submit">Give back</button>
    </form>
  </details>`;
}

function partFields(shown: ShownOrder, part: OrderMoney['kept'][number]): Html {
  const { site, money } = shown;
  const { id, quantity, amountCents } = part;
  const name = partName(shown, id);
  const isShipping = id === SHIPPING_PART;
  return html`<li>
    <span>
      <strong>${name}</strong>
      <small
        >${!isShipping && `${quantity} kept, `}${write(site, money, amountCents)}
        ${isShipping ? 'kept' : 'in all'}</small
      >
    </span>
    ${
      !isShipping &&
      quantity > 0 &&
      html`<label
        >Units
        <input
          name="units.${id}"
          ${unitsRule}
          size="3"
          autocomplete="off"
          aria-label="Units of ${name}"
      /></label>`
    }
    <label
      >Amount
      <input
        name="amount.${id}"
        ${amountRule}
        size="8"
        autocomplete="off"
        aria-label="Amount of ${name}"
        placeholder="${toMoneyValue({ amountCents: 0, currencyCode: money.currency })}"
    /></label>
  </li>`;
}

/** Calling a paid order off, as long as nothing was handed over. */
export function renderCancelForm(shown: ShownOrder): Html | undefined {
  const { money, crumb } = shown;
  const isOpen = money.fulfillmentStatus === 'pending' && canRefund(money);
  if (!isOpen || !nextOrderStatus(money.status, 'canceled')) return undefined;
  return html`<details class="card">
    <summary>Cancel the order</summary>
    <form method="post" action="${actionOf(shown, 'cancel')}">
      <input type="hidden" name="crumb" value="${crumb}" />
      <p>All that is kept goes back to the buyer, who is told by mail.</p>
      <p class="check">
        <input type="checkbox" id="cancel-restock" name="restock" value="yes" checked />
        <label for="cancel-restock">Put all units back into the stock</label>
      </p>
      <p class="field">
        <label for="cancel-reason">Reason, for the shop</label>
        <input id="cancel-reason" name="reason" maxlength="500" autocomplete="off" />
      </p>
      <button type="submit">Cancel and give back</button>
    </form>
  </details>`;
}

/** For an order whose stock was gone when its money came. */
export function renderResolveForm(shown: ShownOrder): Html | undefined {
  const { money, crumb } = shown;
  if (money.status !== 'needs_attention') return undefined;
  return html`<form method="post" action="${actionOf(shown, 'resolve')}" class="hint">
    <p>
      The money came after its units had gone to others. Go on once you have them, or cancel the
      order.
    </p>
    <input type="hidden" name="crumb" value="${crumb}" />
    <button type="submit">Go on with the order</button>
  </form>`;
}

/** A note that only the shop's people see. */
export function renderNoteForm(shown: ShownOrder): Html {
  return html`<form method="post" action="${actionOf(shown, 'notes')}" class="note-form">
    <input type="hidden" name="crumb" value="${shown.crumb}" />
    <label for="note">Note for the shop</label>
    <textarea id="note" name="text" rows="2" maxlength="2000" required></textarea>
    <button type="submit" class="quiet">Add note</button>
  </form>`;
}

/** Name of a part of an order. */
export function partName({ order }: Pick<ShownOrder, 'order'>, id: string): string {
  if (id === SHIPPING_PART) return 'Shipping';
  const item = order.items.find((one) => one.id === id);
  return item ? [item.name, item.variant].filter(Boolean).join(', ') : id;
}

/** Where a form of an order posts. */
export function actionOf({ site, order }: ShownOrder, action: string): string {
  return `${siteHref(site.identifier, 'orders')}/${order.number}/${action}`;
}

/** Money came, and some of it is kept. */
function canRefund({ status }: OrderMoney): boolean {
  return status === 'paid' || status === 'needs_attention' || status === 'canceled';
}

function write(site: Site, { currency }: OrderMoney, amountCents: number): string {
  return writeMoney(site, { amountCents, currencyCode: currency });
}

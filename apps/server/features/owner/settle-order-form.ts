/** What a person may say of an order whose money no provider tells about. */
import { html, type Html } from '../../html.ts';
import type { HandSettlement } from '../../payments/settle-by-hand.ts';
import type { Site } from '../sites/site.ts';
import type { OrderDetail } from './list-orders.ts';
import { siteHref } from './owner-layout.ts';

const buttons: Readonly<Record<HandSettlement, { label: string; style: string }>> = {
  received: { label: 'Mark as paid', style: '' },
  'given-up': { label: 'Cancel order', style: 'quiet' },
};

/** Money that comes for a canceled order counts all the same. */
const offered: Partial<Record<OrderDetail['status'], readonly HandSettlement[]>> = {
  awaiting_payment: ['received', 'given-up'],
  canceled: ['received'],
};

/** Nothing for an order that is settled. */
export function renderSettleOrder(site: Site, order: OrderDetail, crumb: string): Html | undefined {
  const settlements = offered[order.status];
  if (!settlements) return undefined;
  const action = `${siteHref(site.identifier, 'orders')}/${order.number}/settle`;
  return html`<form method="post" action="${action}" class="actions">
    <input type="hidden" name="crumb" value="${crumb}" />
    ${settlements.map(
      (settlement) =>
        html`<button
          type="submit"
          class="${buttons[settlement].style}"
          name="settlement"
          value="${settlement}"
        >
          ${buttons[settlement].label}
        </button>`,
    )}
  </form>`;
}

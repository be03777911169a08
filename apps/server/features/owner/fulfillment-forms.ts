/** What of an order was handed over, and the forms to note it. Works without scripts. */
import { newId } from '../../db/id.ts';
import { html, type Html } from '../../html.ts';
import { fulfillmentEvents, fulfillmentStates } from '../fulfillments/fulfillment-states.ts';
import type { Fulfillment } from '../fulfillments/list-fulfillments.ts';
import type { OpenItem } from '../fulfillments/open-units.ts';
import { unitsRule } from './amount-rule.ts';
import { formatInstant } from './format.ts';
import { actionOf, partName, type ShownOrder } from './order-actions.ts';

const stateWords = {
  shipped: 'Shipped',
  delivered: 'Delivered',
  ready: 'Ready for pick-up',
  'picked-up': 'Picked up',
  canceled: 'Canceled',
} as const;

const eventWords = {
  delivered: 'It was delivered',
  'picked-up': 'It was picked up',
  canceled: 'Cancel',
} as const;

/** Nothing while nothing was handed over. */
export function renderFulfillments(
  shown: ShownOrder,
  fulfillments: readonly Fulfillment[],
  canEdit: boolean,
): Html | undefined {
  if (fulfillments.length === 0) return undefined;
  return html`<section aria-labelledby="fulfillments">
    <h2 id="fulfillments">Handed over</h2>
    <ul class="cards">
      ${fulfillments.map((fulfillment) => card(shown, fulfillment, canEdit))}
    </ul>
  </section>`;
}

function card(shown: ShownOrder, fulfillment: Fulfillment, canEdit: boolean): Html {
  const { state, items, carrier, trackingNumber, trackingUrl, createdAt } = fulfillment;
  const sentBy = [carrier, trackingNumber].filter(Boolean).join(' ');
  return html`<li>
    <p><span class="tag">${stateWords[state]}</span> ${formatInstant(shown.site, createdAt)}</p>
    ${items.map(
      ({ itemId, quantity }) => html`<p>${`${quantity} × ${partName(shown, itemId)}`}</p>`,
    )}
    ${
      trackingUrl
        ? html`<p><a href="${trackingUrl}" rel="noreferrer">${sentBy || 'Track it'}</a></p>`
        : sentBy && html`<p>${sentBy}</p>`
    }
    ${canEdit && moveForm(shown, fulfillment)}
  </li>`;
}

function moveForm(shown: ShownOrder, { id, state }: Fulfillment): Html | undefined {
  const events = fulfillmentEvents.filter((event) => fulfillmentStates[state][event]);
  if (events.length === 0) return undefined;
  return html`<form method="post" action="${actionOf(shown, 'fulfillment-state')}" class="actions">
    <input type="hidden" name="crumb" value="${shown.crumb}" />
    <input type="hidden" name="id" value="${id}" />
    ${events.map(
      (event) =>
        html`<button type="submit" class="quiet" name="event" value="${event}">
          ${eventWords[event]}
        </button>`,
    )}
  </form>`;
}

/** Nothing while nothing is open. */
export function renderFulfillForm(shown: ShownOrder, items: readonly OpenItem[]): Html | undefined {
  const open = items.filter((item) => item.open > 0);
  if (open.length === 0) return undefined;
  return html`<details class="card" id="fulfill">
    <summary>Hand over</summary>
    <form method="post" action="${actionOf(shown, 'fulfill')}">
      <input type="hidden" name="crumb" value="${shown.crumb}" />
      <input type="hidden" name="requestId" value="${newId()}" />
      <ul class="parts">
        ${open.map((item) => {
          const name = partName(shown, item.id);
          return html`<li>
            <span><strong>${name}</strong> <small>${item.open} to hand over</small></span>
            <label
              >Units
              <input
                name="units.${item.id}"
                ${unitsRule}
                size="3"
                value="${item.open}"
                autocomplete="off"
                aria-label="Units of ${name}"
            /></label>
          </li>`;
        })}
      </ul>
      <p class="field">
        <label for="fulfill-kind">How</label>
        <select id="fulfill-kind" name="kind">
          <option value="shipment">Sent</option>
          <option value="pickup">Ready for pick-up</option>
        </select>
      </p>
      <p class="field">
        <label for="fulfill-carrier">Carrier</label>
        <input id="fulfill-carrier" name="carrier" maxlength="100" autocomplete="off" />
      </p>
      <p class="field">
        <label for="fulfill-number">Tracking number</label>
        <input id="fulfill-number" name="trackingNumber" maxlength="100" autocomplete="off" />
      </p>
      <p class="field">
        <label for="fulfill-url">Tracking link</label>
        <input id="fulfill-url" name="trackingUrl" type="url" maxlength="1000" autocomplete="off" />
      </p>
      <button type="submit">Note it and tell the buyer</button>
    </form>
  </details>`;
}

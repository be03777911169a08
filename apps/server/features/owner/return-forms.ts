/** Goods that come back, and the forms that move them on. Works without scripts. */
import { returnReasonMessages, returnReasons, type ReturnState } from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import { html, type Html } from '../../html.ts';
import type { OrderReturn } from '../returns/list-returns.ts';
import { returnStates, type ReturnEvent } from '../returns/return-states.ts';
import type { ReturnableItem } from '../returns/returnable-units.ts';
import { unitsRule } from './amount-rule.ts';
import { formatInstant } from './format.ts';
import { actionOf, partName, type ShownOrder } from './order-actions.ts';

const stateWords: Readonly<Record<ReturnState, string>> = {
  requested: 'Asked for',
  approved: 'Approved',
  declined: 'Declined',
  canceled: 'Withdrawn',
  received: 'Arrived',
  inspected: 'Looked at',
  refunded: 'Refunded',
  closed: 'Closed',
};

const eventWords: Readonly<Record<ReturnEvent, string>> = {
  approved: 'Approve',
  declined: 'Decline',
  canceled: 'Call off',
  received: 'It has arrived',
  inspected: 'We have looked at it',
  refunded: 'Give its money back',
  closed: 'Close without money',
};

/** What a person may do with returns. */
export interface ReturnRights {
  canEdit: boolean;
  canRefund: boolean;
}

/** Nothing while nothing came back. */
export function renderReturns(
  shown: ShownOrder,
  returns: readonly OrderReturn[],
  rights: ReturnRights,
): Html | undefined {
  if (returns.length === 0) return undefined;
  return html`<section aria-labelledby="returns">
    <h2 id="returns">Returns</h2>
    <ul class="cards">
      ${returns.map((one) => card(shown, one, rights))}
    </ul>
  </section>`;
}

function card(shown: ShownOrder, one: OrderReturn, rights: ReturnRights): Html {
  const { state, items, reason, note, openedBy, createdAt } = one;
  const tone = state === 'requested' ? 'warn' : '';
  return html`<li>
    <p>
      <span class="tag ${tone}">${stateWords[state]}</span>
      ${formatInstant(shown.site, createdAt)} ·
      ${openedBy === 'buyer' ? 'by the buyer' : 'by staff'}
    </p>
    ${items.map(
      ({ itemId, quantity }) => html`<p>${`${quantity} × ${partName(shown, itemId)}`}</p>`,
    )}
    <p>${returnReasonMessages[reason]}${note && `: ${note}`}</p>
    ${moveForm(shown, one, rights)}
  </li>`;
}

function moveForm(
  shown: ShownOrder,
  { id, state, items }: OrderReturn,
  { canEdit, canRefund }: ReturnRights,
): Html | undefined {
  const events = returnStates[state].filter((event) => {
    return event === 'refunded' ? canRefund : canEdit;
  });
  if (events.length === 0) return undefined;
  return html`<form method="post" action="${actionOf(shown, 'return-state')}">
    <input type="hidden" name="crumb" value="${shown.crumb}" />
    <input type="hidden" name="id" value="${id}" />
    ${
      events.includes('received') &&
      items.map(({ itemId, quantity }) => {
        const name = partName(shown, itemId);
        return html`<p class="field">
          <label for="restock-${id}-${itemId}">Units of ${name} that go back into the stock</label>
          <input
            id="restock-${id}-${itemId}"
            name="units.${itemId}"
            ${unitsRule}
            size="3"
            value="${quantity}"
            autocomplete="off"
          />
        </p>`;
      })
    }
    ${
      events.includes('refunded') &&
      html`<p class="check">
        <input type="checkbox" id="shipping-${id}" name="isShippingRefunded" value="yes" />
        <label for="shipping-${id}">What is kept of shipping goes back too</label>
      </p>`
    }
    <p class="actions">
      ${events.map(
        (event, index) =>
          html`<button
            type="submit"
            class="${index === 0 ? '' : 'quiet'}"
            name="event"
            value="${event}"
          >
            ${eventWords[event]}
          </button>`,
      )}
    </p>
  </form>`;
}

/** Nothing while nothing may come back. */
export function renderOpenReturnForm(
  shown: ShownOrder,
  items: readonly ReturnableItem[],
): Html | undefined {
  const open = items.filter(({ returnable }) => returnable > 0);
  if (open.length === 0) return undefined;
  return html`<details class="card" id="return">
    <summary>Take something back</summary>
    <form method="post" action="${actionOf(shown, 'return')}">
      <input type="hidden" name="crumb" value="${shown.crumb}" />
      <input type="hidden" name="requestId" value="${newId()}" />
      <ul class="parts">
        ${open.map(({ id, returnable }) => {
          const name = partName(shown, id);
          return html`<li>
            <span><strong>${name}</strong> <small>${returnable} may come back</small></span>
            <label
              >Units
              <input
                name="units.${id}"
                ${unitsRule}
                size="3"
                autocomplete="off"
                aria-label="Units of ${name} that come back"
            /></label>
          </li>`;
        })}
      </ul>
      <p class="field">
        <label for="return-reason">Reason</label>
        <select id="return-reason" name="reason">
          ${returnReasons.map(
            (reason) => html`<option value="${reason}">${returnReasonMessages[reason]}</option>`,
          )}
        </select>
      </p>
      <p class="field">
        <label for="return-note">Note</label>
        <input id="return-note" name="note" maxlength="1000" autocomplete="off" />
      </p>
      <button type="submit">Expect it and tell the buyer</button>
    </form>
  </details>`;
}

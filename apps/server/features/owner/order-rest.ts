/** What an edit left to pay, or owes, on the page of an order. */
import { orderEditMessages, type RestAction } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { writeMoney } from '../sites/site-money.ts';
import type { Site } from '../sites/site.ts';
import { actionOf, type ShownOrder } from './order-actions.ts';
import { siteHref } from './owner-layout.ts';

const labels: Readonly<Record<RestAction, string>> = {
  paid: 'Mark the rest as paid',
  mail: 'Mail the link once more',
  ship: 'Let it leave unpaid',
  'call-off': 'Call off what was added',
};

/** Nothing while nothing is due. */
export function renderRest(shown: ShownOrder, canEdit: boolean): Html | undefined {
  const { site, money, crumb } = shown;
  if (money.dueCents === 0) return undefined;
  const due = writeMoney(site, { amountCents: money.dueCents, currencyCode: money.currency });
  const actions: RestAction[] = [
    'paid',
    'mail',
    ...(money.shipsUnpaid ? [] : ['ship' as const]),
    'call-off',
  ];
  return html`<section class="hint" aria-labelledby="rest">
    <h2 id="rest">${orderEditMessages.restDueLabel}: ${due}</h2>
    <p>
      ${money.shipsUnpaid ? 'It may leave before that is paid.' : 'It does not leave before that is paid.'}
    </p>
    ${
      canEdit &&
      html`<form method="post" action="${actionOf(shown, 'rest')}" class="actions">
          <input type="hidden" name="crumb" value="${crumb}" />
          ${actions.map(
            (action) =>
              html`<button
                type="submit"
                name="action"
                value="${action}"
                class="${action === 'paid' ? '' : 'quiet'}"
              >
                ${labels[action]}
              </button>`,
          )}
        </form>
        <form method="post" action="${actionOf(shown, 'rest-link')}" class="actions">
          <input type="hidden" name="crumb" value="${crumb}" />
          <button type="submit" class="quiet">Make a link to copy</button>
        </form>`
    }
  </section>`;
}

/** A link by which a rest is paid. */
export function renderRestLink(site: Site, number: number, link: string): Html {
  return html`<p>
      <a href="${siteHref(site.identifier, 'orders')}/${number}">Order #${number}</a>
    </p>
    <h1>${orderEditMessages.payRest}</h1>
    <p class="field">
      <label for="link">Link to copy; it is shown this once</label>
      <input id="link" value="${link}" readonly />
    </p>`;
}

/** What an edit left owed to its buyer, to be sent now. */
export function renderOwed(shown: ShownOrder, unsentIds: ReadonlySet<string>): Html[] {
  const { site, money, crumb } = shown;
  return money.refunds
    .filter(({ id }) => unsentIds.has(id))
    .map(({ id, amountCents }) => {
      const sum = writeMoney(site, { amountCents, currencyCode: money.currency });
      return html`<form method="post" action="${actionOf(shown, 'send-refund')}" class="hint">
        <p>${sum} is owed to the buyer.</p>
        <input type="hidden" name="crumb" value="${crumb}" />
        <input type="hidden" name="refundId" value="${id}" />
        <button type="submit">Give ${sum} back</button>
      </form>`;
    });
}

/** To the page on which it is edited. */
export function renderEditLink(shown: ShownOrder): Html {
  return html`<p class="links"><a href="${actionOf(shown, 'edit')}">Edit the order</a></p>`;
}

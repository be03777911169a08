/** `/config/sites/:identifier/drafts`: orders that staff put together. Works without scripts. */
import { describeStep, draftOrderDays, totalMessages } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { isPayable } from '../draft-orders/draft-states.ts';
import type { Draft } from '../draft-orders/find-draft.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import {
  addressFields,
  discountFields,
  lineFields,
  newTextFields,
  shippingFields,
} from './draft-fields.ts';
import { formatInstant, formatStatus } from './format.ts';
import { foundVariants } from './found-variants.ts';
import { emptyState, siteHref } from './owner-layout.ts';
import { nameOf, type ShownDraft } from './shown-draft.ts';

/** Where drafts are, or one of them. */
export function draftHref({ identifier }: Site, id = ''): string {
  const list = `/config/sites/${encodeURIComponent(identifier)}/drafts`;
  return id ? `${list}/${id}` : list;
}

/** @param crumb of whoever may make one */
export function renderDrafts(
  site: Site,
  { drafts, next }: { drafts: readonly Draft[]; next: string | null },
  crumb: string | undefined,
): Html {
  return html`<p><a href="${siteHref(site.identifier, 'orders')}">All orders</a></p>
    <h1>Drafts</h1>
    ${
      crumb &&
      html`<form method="post" action="${draftHref(site)}" class="actions">
        <input type="hidden" name="crumb" value="${crumb}" />
        <button type="submit">Make a draft</button>
      </form>`
    }
    ${
      drafts.length === 0
        ? emptyState('No drafts yet', 'Put an order together and send a link by which it is paid.')
        : html`<table>
            <thead>
              <tr>
                <th scope="col">Draft for</th>
                <th scope="col" class="wide">Made</th>
                <th scope="col" class="wide">Until</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              ${drafts.map((draft) => draftRow(site, draft))}
            </tbody>
          </table>`
    }
    ${next && html`<p class="paging"><a rel="next" href="${draftHref(site)}?after=${next}">Older</a></p>`}`;
}

function draftRow(site: Site, draft: Draft): Html {
  const { id, email, createdAt, expiresAt, content } = draft;
  const count = content.lines.length;
  return html`<tr>
    <th scope="row">
      <a href="${draftHref(site, id)}">${email || 'Nobody yet'}</a
      ><small>${count === 1 ? '1 line' : `${count} lines`}</small>
    </th>
    <td class="wide">${formatInstant(site, createdAt)}</td>
    <td class="wide">${formatInstant(site, expiresAt)}</td>
    <td>${stateTag(draft)}</td>
  </tr>`;
}

function stateTag({ state }: Draft): Html {
  const tone = state === 'paid' ? 'good' : state === 'expired' ? 'warn' : '';
  const word = state === 'paid' ? 'Ordered' : formatStatus(state);
  return html`<span class="tag ${tone}">${word}</span>`;
}

/** One draft: its total with the steps, and what may be done with it. */
export function renderDraft(shown: ShownDraft): Html {
  const { site, draft, refusal, link, crumb } = shown;
  const canChange = crumb !== undefined && draft.state !== 'paid' && draft.state !== 'canceled';
  const order = draft.orderNumber;
  return html`<p><a href="${draftHref(site)}">All drafts</a></p>
    <h1>Draft for ${draft.email || 'nobody yet'}</h1>
    <p>
      ${stateTag(draft)} made by ${draft.madeBy},
      ${formatInstant(site, draft.createdAt)}${
        order !== null &&
        html` ·
          <a href="${siteHref(site.identifier, 'orders')}/${order}">Order #${order}</a>`
      }${isPayable(draft.state) && html` · until ${formatInstant(site, draft.expiresAt)}`}
    </p>
    ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`}
    ${
      link &&
      html`<section class="card" role="status">
        <p class="field">
          <label for="link">Link to copy; it is shown this once</label>
          <input id="link" value="${link}" readonly />
        </p>
      </section>`
    }
    ${totals(shown)} ${canChange ? changeForm(shown) : lineList(shown)}
    ${canChange && isPayable(draft.state) && actions(shown)}`;
}

/** Why the total is what it is. */
function totals({ site, cart }: ShownDraft): Html | false {
  if (!cart || cart.entries.length === 0) return false;
  const write = (amountCents: number) =>
    writeMoney(site, { amountCents, currencyCode: cart.currency });
  return html`<dl class="totals">
    ${cart.steps.map((step) => {
      const { label, note, amount } = describeStep(step, write);
      return html`<div>
        <dt>${label}${note && html` <small>${note}</small>`}</dt>
        <dd>${step.kind === 'included-tax' ? `(${amount})` : amount}</dd>
      </div>`;
    })}
    <div class="total">
      <dt>${totalMessages.total}</dt>
      <dd>${write(cart.grandTotalCents)}</dd>
    </div>
  </dl>`;
}

function lineList(shown: ShownDraft): Html {
  return html`<ul class="parts">
    ${shown.draft.content.lines.map(
      (line) => html`<li><span>${line.quantity} × ${nameOf(shown, line)}</span></li>`,
    )}
  </ul>`;
}

/** All of it in one form, so that a button beside a found variant loses nothing that was typed. */
function changeForm(shown: ShownDraft): Html {
  const { site, draft, crumb, search } = shown;
  const { content } = draft;
  return html`<form method="get" action="${draftHref(site, draft.id)}" class="search">
      <label for="find">Find something to add</label>
      <div>
        <input id="find" name="query" value="${search.text}" maxlength="100" />
        <button type="submit" class="quiet">Find</button>
      </div>
    </form>
    <form method="post" action="${draftHref(site, draft.id)}/save" class="draft-form">
      <input type="hidden" name="crumb" value="${crumb ?? ''}" />
      <button type="submit" class="unseen" tabindex="-1" aria-hidden="true">Save</button>
      ${shown.search.text !== '' && foundVariants(shown.site, shown.search.found)}
      <h2>Lines</h2>
      <ul class="parts">
        ${content.lines.map((line, index) => lineFields(shown, line, index))}
        ${newTextFields(shown.site.currency)}
      </ul>
      ${discountFields(shown)} ${shippingFields(shown)}
      <h2>Customer</h2>
      <p class="field">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" value="${content.email}" maxlength="256" />
      </p>
      ${addressFields(content, 'shippingAddress', 'Address')}
      ${addressFields(content, 'billingAddress', 'Billing address, where it differs')}
      <p class="field">
        <label for="note">Note for the shop</label>
        <input id="note" name="note" value="${content.note}" maxlength="500" />
      </p>
      <p class="field">
        <label for="days">Days until it ends, from now</label>
        <input id="days" name="days" inputmode="numeric" value="${draftOrderDays.usual}" />
      </p>
      <button type="submit">Save</button>
    </form>`;
}

/** Sending it, and making an order of it without its buyer. */
function actions({ site, draft, cart, crumb }: ShownDraft): Html {
  const path = (action: string) => `${draftHref(site, draft.id)}/${action}`;
  const hidden = html`<input type="hidden" name="crumb" value="${crumb ?? ''}" />`;
  const total = cart?.grandTotalCents ?? 0;
  return html`<section>
    <h2>Get it paid</h2>
    <details class="card" ${draft.state === 'open' && html`open`}>
      <summary>Mail a link</summary>
      <form method="post" action="${path('mail')}">
        ${hidden}
        <p class="field">
          <label for="message">Some words</label>
          <textarea id="message" name="message" rows="3" maxlength="2000"></textarea>
        </p>
        <button type="submit">Mail it to ${draft.email || '…'}</button>
      </form>
    </details>
    <form method="post" action="${path('link')}" class="actions">
      ${hidden}<button type="submit" class="quiet">Make a link to copy</button>
    </form>
    <form method="post" action="${path('settle')}" class="actions">
      ${hidden}<input type="hidden" name="expectedTotalCents" value="${total}" />
      <button type="submit" class="quiet" name="settlement" value="paid">It is paid already</button>
      <button type="submit" class="quiet" name="settlement" value="invoice">
        Order on invoice
      </button>
    </form>
    <form method="post" action="${path('cancel')}" class="actions">
      ${hidden}<button type="submit" class="quiet">Give it up</button>
    </form>
  </section>`;
}

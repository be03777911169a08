/** The page on which an order is edited. Works without scripts; nothing that was typed is lost. */
import {
  addressParts,
  describeStep,
  orderEditMessages,
  totalMessages,
  type DraftLine,
} from '@sitewright/contract';
import { newId } from '../../db/id.ts';
import { html, type Html } from '../../html.ts';
import type { SellableVariant } from '../draft-orders/find-sellable-variants.ts';
import type { EditedOrder } from '../order-edits/edited-order.ts';
import type { previewEdit } from '../order-edits/preview-edit.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';
import { amountRule, unitsRule } from './amount-rule.ts';
import { newTextFields, partLabels, writeTyped } from './draft-fields.ts';
import { foundVariants } from './found-variants.ts';
import { siteHref } from './owner-layout.ts';
import { shippingOf, type TypedEdit } from './read-edit-form.ts';

/** An order and what somebody typed to change it. */
export interface ShownEdit {
  site: Site;
  order: EditedOrder;
  crumb: string;
  /** Undefined at first. */
  typed: TypedEdit | undefined;
  /** What it comes to; once somebody looked, and nothing was refused. */
  preview: Awaited<ReturnType<typeof previewEdit>> | undefined;
  names: ReadonlyMap<string, SellableVariant>;
  found: readonly SellableVariant[] | undefined;
  refusal: string;
  canRefund: boolean;
}

/** All of it in one form: looking for a product, the preview and confirming lose nothing. */
export function renderEditOrder(shown: ShownEdit): Html {
  const { site, order, crumb, typed, refusal, preview } = shown;
  const page = `${siteHref(site.identifier, 'orders')}/${order.orderNumber}`;
  const lines = typed?.content.lines ?? [];
  return html`<p><a href="${page}">Order #${order.orderNumber}</a></p>
    <h1>Edit order #${order.orderNumber}</h1>
    ${refusal && html`<p class="refusal" role="alert">${refusal}</p>`}
    <form method="post" action="${page}/edit" class="draft-form">
      <input type="hidden" name="crumb" value="${crumb}" />
      <input type="hidden" name="requestId" value="${typed?.requestId || newId()}" />
      <input type="hidden" name="lines" value="${JSON.stringify(lines)}" />
      <button
        type="submit"
        class="unseen"
        tabindex="-1"
        aria-hidden="true"
        name="action"
        value="look"
      >
        Look
      </button>
      ${preview && previewSection(shown, preview)}
      <h2>Items</h2>
      <ul class="parts">
        ${order.items.map((item) => itemFields(shown, item))}
      </ul>
      <h2>Add</h2>
      ${
        lines.length > 0 &&
        html`<ul class="parts">
          ${lines.map((line, index) => addedLine(shown, line, index))}
        </ul>`
      }
      ${findFields(shown)}
      <ul class="parts">
        ${newTextFields(shown.order.currency)}
      </ul>
      ${moneyFields(shown)} ${addressFieldset(shown)}
      <p class="check">
        <input
          type="checkbox"
          id="restock"
          name="restock"
          value="yes"
          ${(typed?.content.isRestocked ?? true) && html`checked`}
        />
        <label for="restock">Put units that go off back into the stock</label>
      </p>
      <p class="field">
        <label for="reason">Reason, which the buyer reads</label>
        <input id="reason" name="reason" value="${typed?.content.reason ?? ''}" maxlength="500" />
      </p>
      <button type="submit" name="action" value="look" class="${preview ? 'quiet' : ''}">
        Look what it comes to
      </button>
    </form>`;
}

function itemFields(shown: ShownEdit, item: EditedOrder['items'][number]): Html {
  const wished = shown.typed?.content.units.find(({ id }) => id === item.id)?.quantity;
  const name = [item.title, item.variant].filter(Boolean).join(', ');
  const sent = item.kept - item.open;
  const note = [
    write(shown, item.unitPriceCents),
    ...(item.isEditable && sent > 0 ? [`${sent} handed over`] : []),
    ...(item.isEditable ? [] : ['went out by mail']),
  ].join(' · ');
  return html`<li>
    <span><strong>${name}</strong> <small>${note}</small></span>
    ${
      item.isEditable
        ? html`<label
            >Units
            <input
              name="units.${item.id}"
              ${unitsRule}
              size="3"
              value="${wished ?? item.kept}"
              autocomplete="off"
              aria-label="Units of ${name}"
          /></label>`
        : html`<span>${item.kept}</span>`
    }
  </li>`;
}

function addedLine(shown: ShownEdit, line: DraftLine, index: number): Html {
  const name = nameOf(shown, line);
  const price = line.priceCents === null ? '' : write(shown, line.priceCents);
  return html`<li>
    <span><strong>${line.quantity} × ${name}</strong><small>${price}</small></span>
    <label class="check"
      ><input type="checkbox" name="remove.${index}" value="yes" aria-label="Remove ${name}" />
      Remove</label
    >
  </li>`;
}

function nameOf({ names }: ShownEdit, line: DraftLine): string {
  if (line.kind === 'text') return line.title;
  const named = names.get(line.variantId);
  return named ? [named.title, named.variant].filter(Boolean).join(', ') : 'A product that is gone';
}

function findFields({ site, typed, found }: ShownEdit): Html {
  return html`<p class="field">
      <label for="find">Find a product</label>
      <input
        id="find"
        name="query"
        value="${typed?.query ?? ''}"
        maxlength="100"
        autocomplete="off"
      />
    </p>
    <button type="submit" class="quiet" name="action" value="find">Find</button>
    ${found && foundVariants(site, found)}`;
}

function moneyFields(shown: ShownEdit): Html {
  const { order, typed } = shown;
  const shippingCents = typed?.content.shippingCents ?? shippingOf(order.kept);
  const discountCents = typed?.content.discountCents ?? 0;
  return html`<div class="parts-line">
    <label
      >Shipping, taxes in it
      <input name="shipping" ${amountRule} value="${amount(shown, shippingCents)}"
    /></label>
    <label
      >Off the goods
      <input
        name="discount"
        ${amountRule}
        value="${discountCents > 0 ? amount(shown, discountCents) : ''}"
        placeholder="${amount(shown, 0)}"
    /></label>
  </div>`;
}

function addressFieldset({ order, typed }: ShownEdit): Html | false {
  const isOpen =
    order.fulfillmentStatus === 'pending' && order.shippingAddress && !order.isPickedUp;
  if (!isOpen) return false;
  const address = typed?.content.shippingAddress ?? order.shippingAddress;
  const part = (name: string) => (address as Readonly<Record<string, string>>)[name] ?? '';
  return html`<details class="card" ${typed?.content.shippingAddress && html`open`}>
    <summary>Where it goes</summary>
    <div class="two">
      ${addressParts.map(
        (name) =>
          html`<p class="field">
            <label for="to-${name}">${partLabels[name]}</label>
            <input
              id="to-${name}"
              name="shippingAddress.${name}"
              value="${part(name)}"
              maxlength="100"
            />
          </p>`,
      )}
    </div>
  </details>`;
}

/** What it comes to, why, and what then happens with the difference. */
function previewSection(shown: ShownEdit, preview: NonNullable<ShownEdit['preview']>): Html {
  const { dueCents, backCents, totalBeforeCents, totalAfterCents, version } = preview;
  const { typed, canRefund, order } = shown;
  const isOwed = backCents > 0 && order.status !== 'awaiting_payment';
  return html`<section class="card" aria-labelledby="preview">
    <h2 id="preview">What it comes to</h2>
    <input type="hidden" name="version" value="${version}" />
    <input type="hidden" name="difference" value="${preview.differenceCents}" />
    <dl class="totals">
      ${preview.steps.map((step) => {
        const { label, note, amount: cents } = describeStep(step, (sum) => write(shown, sum));
        return html`<div>
          <dt>${label}${note && html` <small>${note}</small>`}</dt>
          <dd>${step.kind === 'included-tax' ? `(${cents})` : cents}</dd>
        </div>`;
      })}
      <div class="total">
        <dt>${totalMessages.total}</dt>
        <dd>${write(shown, totalAfterCents)}</dd>
      </div>
      <div>
        <dt>Before</dt>
        <dd>${write(shown, totalBeforeCents)}</dd>
      </div>
      ${
        dueCents > 0 &&
        html`<div class="total">
          <dt>${orderEditMessages.restDueLabel}</dt>
          <dd>${write(shown, dueCents)}</dd>
        </div>`
      }
      ${
        backCents > 0 &&
        html`<div class="total">
          <dt>${isOwed ? 'Goes back' : orderEditMessages.takenOff}</dt>
          <dd>${write(shown, backCents)}</dd>
        </div>`
      }
    </dl>
    ${
      isOwed &&
      html`<p class="check">
        <input
          type="checkbox"
          id="later"
          name="later"
          value="yes"
          ${(!canRefund || typed?.refund === 'later') && html`checked`}
        />
        <label for="later">Leave it owed, and send it later</label>
      </p>`
    }
    <p class="check">
      <input
        type="checkbox"
        id="mail"
        name="mail"
        value="yes"
        ${(typed?.action !== 'confirm' || typed.isMailed) && html`checked`}
      />
      <label for="mail"
        >Mail it to ${order.email}${dueCents > 0 && ', with a link to pay the rest'}</label
      >
    </p>
    <p><button type="submit" name="action" value="confirm">Confirm</button></p>
  </section>`;
}

function write({ site, order }: ShownEdit, amountCents: number): string {
  return writeMoney(site, { amountCents, currencyCode: order.currency });
}

function amount({ order }: ShownEdit, amountCents: number): string {
  return writeTyped(order.currency, amountCents);
}

/** The fields by which staff change a draft. */
import { findCurrency, toMoneyValue } from '@sitewright/commerce';
import { addressParts, type DraftLine, type DraftOrderContent } from '@sitewright/contract';
import { html, type Html } from '../../html.ts';
import { amountRule, unitsRule } from './amount-rule.ts';
import { nameOf, type ShownDraft } from './shown-draft.ts';

/** Units, price and reason of a line, and the box that removes it. */
export function lineFields(shown: ShownDraft, line: DraftLine, index: number): Html {
  const name = nameOf(shown, line);
  const field = (part: string) => `line.${index}.${part}`;
  return html`<li>
    <span><strong>${name}</strong></span>
    <label
      >Units
      <input
        name="${field('quantity')}"
        ${unitsRule}
        value="${line.quantity}"
        aria-label="Units of ${name}"
    /></label>
    <label
      >Price
      <input
        name="${field('price')}"
        ${amountRule}
        value="${line.priceCents === null ? '' : typed(shown, line.priceCents)}"
        placeholder="${catalogPrice(shown, line)}"
        aria-label="Price of ${name}"
    /></label>
    ${
      line.kind === 'variant' &&
      html`<label
        >Reason
        <input
          name="${field('reason')}"
          value="${line.reason}"
          maxlength="200"
          aria-label="Reason of the price of ${name}"
      /></label>`
    }
    <label class="check"
      ><input type="checkbox" name="${field('remove')}" value="yes" aria-label="Remove ${name}" />
      Remove</label
    >
  </li>`;
}

function catalogPrice(shown: ShownDraft, line: DraftLine): string {
  const named = line.kind === 'variant' ? shown.names.get(line.variantId) : undefined;
  return named ? typed(shown, named.priceCents) : '';
}

/** A line of free text to come in. */
export function newTextFields(currency: string): Html {
  return html`<li>
    <span>
      <label for="text-title">Something that is not in the catalogue</label>
      <input id="text-title" name="text.title" maxlength="200" class="long" />
    </span>
    <label>Units <input name="text.quantity" ${unitsRule} value="1" /></label>
    <label
      >Price <input name="text.price" ${amountRule} placeholder="${writeTyped(currency, 0)}"
    /></label>
    <label class="check"
      ><input type="checkbox" name="text.isSent" value="yes" checked /> Is sent</label
    >
  </li>`;
}

/** An amount or a percentage off the goods. */
export function discountFields(shown: ShownDraft): Html {
  const { discount } = shown.draft.content;
  const amount =
    discount?.kind === 'percent'
      ? `${discount.ratePpm / 10_000}`
      : discount
        ? typed(shown, discount.amountCents)
        : '';
  return html`<h2>Discount</h2>
    <div class="parts-line">
      <label>Off the goods <input name="discount.amount" ${amountRule} value="${amount}" /></label>
      <label
        >as
        <select name="discount.kind">
          ${option('fixed', shown.site.currency, discount?.kind ?? 'fixed')}
          ${option('percent', '%', discount?.kind ?? 'fixed')}
        </select></label
      >
      <label
        >Reason <input name="discount.reason" value="${discount?.reason ?? ''}" maxlength="200"
      /></label>
    </div>`;
}

/** The way to ship and its price, or nothing where its buyer chooses. */
export function shippingFields(shown: ShownDraft): Html {
  const { shipping } = shown.draft.content;
  const chosen = shipping?.kind === 'option' ? shipping.id : (shipping?.kind ?? '');
  const own = shipping?.kind === 'own' ? shipping : undefined;
  return html`<h2>Shipping</h2>
    <div class="parts-line">
      <label
        >Way
        <select name="shipping">
          ${option('', 'Its buyer chooses', chosen)}
          ${shown.options.map(({ id, name }) => option(id, name, chosen))}
          ${option('own', 'At a price of its own', chosen)}
        </select></label
      >
      <label
        >Called <input name="shipping.name" value="${own?.name ?? ''}" maxlength="100"
      /></label>
      <label
        >Price
        <input
          name="shipping.price"
          ${amountRule}
          value="${own ? typed(shown, own.priceCents) : ''}"
          placeholder="${typed(shown, 0)}"
      /></label>
    </div>`;
}

function option(value: string, label: string, chosen: string): Html {
  return html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>`;
}

export const partLabels: Readonly<Record<(typeof addressParts)[number], string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  line1: 'Street',
  line2: 'Flat, floor',
  city: 'City',
  region: 'State or province, short',
  postalCode: 'Postcode',
  country: 'Country, two letters',
  phone: 'Phone',
};

/** One of the two addresses, folded while it is empty. */
export function addressFields(
  content: DraftOrderContent,
  which: 'shippingAddress' | 'billingAddress',
  title: string,
): Html {
  const address = content[which];
  return html`<details class="card" ${address && html`open`}>
    <summary>${title}</summary>
    <div class="two">
      ${addressParts.map((part) => {
        const id = `${which}-${part}`;
        return html`<p class="field">
          <label for="${id}">${partLabels[part]}</label>
          <input
            id="${id}"
            name="${which}.${part}"
            value="${address?.[part] ?? ''}"
            maxlength="100"
          />
        </p>`;
      })}
    </div>
  </details>`;
}

function typed({ site }: Pick<ShownDraft, 'site'>, amountCents: number): string {
  return writeTyped(site.currency, amountCents);
}

/** An amount as staff type it, without its currency. */
export function writeTyped(currency: string, amountCents: number): string {
  const { code: currencyCode } = findCurrency(currency);
  return toMoneyValue({ amountCents, currencyCode });
}

import { html, type Html } from '../../html.ts';
import type { SellableVariant } from '../draft-orders/find-sellable-variants.ts';
import type { Site } from '../sites/site.ts';
import { writeMoney } from '../sites/site-money.ts';

/** What was found to put into an order, each with a button that adds it to the form. */
export function foundVariants(site: Site, found: readonly SellableVariant[]): Html {
  if (found.length === 0) return html`<p role="status">Nothing found.</p>`;
  return html`<ul class="parts" aria-label="Found">
    ${found.map(({ productId, variantId, title, variant, sku, priceCents }) => {
      const name = [title, variant].filter(Boolean).join(', ');
      const price = writeMoney(site, { amountCents: priceCents, currencyCode: site.currency });
      return html`<li>
        <span
          ><strong>${name}</strong> <small>${[sku, price].filter(Boolean).join(' · ')}</small></span
        >
        <button
          type="submit"
          class="quiet"
          name="add"
          value="${productId} ${variantId}"
          aria-label="Add ${name}"
        >
          Add
        </button>
      </li>`;
    })}
  </ul>`;
}

import { formatMoney, getCurrentPrice, getRegularPrice } from '@sitewright/commerce';
import type { PageVariant } from './page-variant.ts';

const printed = new WeakMap<Element, readonly Node[]>();

/**
 * Shows the price of the chosen variant in the template's price element, with the hidden labels
 * that the template prints; without a choice the printed price comes back. The cents go into
 * `data-price-cents`, which other widgets read (D-33).
 */
export function showVariantPrice(
  element: HTMLElement,
  variant: PageVariant | undefined,
  currency: string,
): void {
  if (!printed.has(element)) printed.set(element, [...element.childNodes]);
  if (!variant) {
    element.replaceChildren(...(printed.get(element) ?? []));
    delete element.dataset.priceCents;
    return;
  }
  const now = getCurrentPrice(variant, currency);
  element.dataset.priceCents = String(now.amountCents);
  element.replaceChildren(...priceNodes(variant, currency));
}

function priceNodes(variant: PageVariant, currency: string): (Node | string)[] {
  const now = formatMoney(getCurrentPrice(variant, currency));
  if (!variant.onSale) return [now];
  const before = formatMoney(getRegularPrice(variant, currency));
  return [
    hidden('Sale Price:'),
    `${now} `,
    hidden('Original Price:'),
    span('original-price', before),
  ];
}

function hidden(label: string): Node {
  return span('visually-hidden v6-visually-hidden', label);
}

function span(className: string, text: string): Node {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}

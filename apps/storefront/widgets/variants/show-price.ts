import { getCurrentPrice, getRegularPrice } from '@sitewright/commerce';
import type { Money, SubscriptionPlan } from '@sitewright/commerce';
import { writeMoney } from '../../platform/write-money.ts';
import type { PageVariant } from './page-variant.ts';
import { writePlanPhrase } from '@sitewright/contract';

/** What a variant's price is written with. */
export interface PriceWords {
  readonly currency: string;
  /** Of a product that is bought as a subscription. SUBS-02 */
  readonly plan?: SubscriptionPlan;
}

/** The price element as the page came. */
interface PrintedPrice {
  readonly nodes: readonly Node[];
  readonly cents: string | undefined;
}

const printed = new WeakMap<Element, PrintedPrice>();

/**
 * Shows the price of the chosen variant in the template's price element, with the hidden labels
 * that the template prints; without a choice the printed price comes back. The cents stand in
 * `data-price-cents`, which other widgets read (D-33); a page prints them.
 */
export function showVariantPrice(
  element: HTMLElement,
  variant: PageVariant | undefined,
  words: PriceWords,
): void {
  const before = printed.get(element) ?? {
    nodes: [...element.childNodes],
    cents: element.dataset.priceCents,
  };
  printed.set(element, before);
  if (!variant) {
    element.replaceChildren(...before.nodes);
    if (before.cents === undefined) delete element.dataset.priceCents;
    else element.dataset.priceCents = before.cents;
    return;
  }
  const now = getCurrentPrice(variant, words.currency);
  element.dataset.priceCents = String(now.amountCents);
  element.replaceChildren(...priceNodes(variant, words));
}

function priceNodes(variant: PageVariant, words: PriceWords): (Node | string)[] {
  const now = writePrice(getCurrentPrice(variant, words.currency), words);
  if (!variant.onSale) return [now];
  const before = writePrice(getRegularPrice(variant, words.currency), words);
  return [
    hidden('Sale Price:'),
    `${now} `,
    hidden('Original Price:'),
    span('original-price', before),
  ];
}

function writePrice(money: Money, { plan }: PriceWords): string {
  const price = writeMoney(money);
  return plan ? writePlanPhrase(price, plan, { locale: document.documentElement.lang }) : price;
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

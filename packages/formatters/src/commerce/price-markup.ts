import type { PluginContext } from '@sitewright/template';
import { writeMessage } from '../i18n/message-text.ts';
import { DEFAULT_ZONE } from '../i18n/time-zone.ts';
import type { PriceNotation } from './price-text.ts';

/** A text with placeholders and the written price that goes into it. */
export interface PricePhrase {
  readonly text: string;
  readonly price: string;
  /** Of this price, in the smallest unit of its currency. D-33. */
  readonly cents?: string | undefined;
}

/** The prices to show: the first kind that has a price is shown. */
export interface PricePhrases {
  readonly from?: PricePhrase | undefined;
  readonly sale?: PricePhrase | undefined;
  readonly normal?: PricePhrase | undefined;
  /** Of a subscription, for its texts. ENT-12. */
  readonly billingPeriodValue?: number | undefined;
  readonly duration?: number | undefined;
}

/** The phrase of one price. */
export function writePrice(
  { text, money }: { readonly text: string; readonly money: unknown },
  { write, cents }: PriceNotation,
  ctx: PluginContext,
): PricePhrase {
  return { text, price: write(money, ctx), cents: cents?.(money, ctx) };
}

function hiddenLabel(text: string): string {
  return `<span class="visually-hidden v6-visually-hidden">${text}</span>`;
}

/**
 * The placeholders of texts; those of `product-price` also speak of subscriptions. `priceString` and
 * `durationValue` are the names of the specification, the short ones those of existing texts. D-81.
 */
const placeholders = {
  'product-price': {
    from: ['fromPrice', 'price', 'billingPeriodValue', 'duration', 'priceString', 'durationValue'],
    price: ['price', 'billingPeriodValue', 'duration', 'priceString', 'durationValue'],
  },
  'subscription-price': { from: ['fromPrice'], price: ['price'] },
} as const;

/** The formatters that write a price block, which is also its class. */
type PriceBlock = keyof typeof placeholders;

/** Price texts see nothing of the page, its zone included. */
const defaultZone = () => DEFAULT_ZONE;

const saleLabel = hiddenLabel('Sale Price:');
const originalLabel = hiddenLabel('Original Price:');

/** The price block of a product: from price, or sale price with the original one, or price. CFM-01. */
export function priceMarkup(block: PriceBlock, prices: PricePhrases, ctx: PluginContext): string {
  const cents = shownPhrase(prices)?.cents;
  const attribute = cents === undefined ? '' : ` data-price-cents="${cents}"`;
  return `\n\n\n<div class="${block}"${attribute}>\n${priceContent(block, prices, ctx)}\n</div>`;
}

/** What a buyer pays, at least. */
function shownPhrase({ from, sale, normal }: PricePhrases): PricePhrase | undefined {
  return [from, sale, normal].find((phrase) => phrase?.price);
}

function priceContent(block: PriceBlock, prices: PricePhrases, ctx: PluginContext): string {
  const names = placeholders[block];
  const { from, sale, normal } = prices;
  if (from?.price) return `${writePhrase(from, names.from, prices, ctx)}\n`;
  const regular = normal ? writePhrase(normal, names.price, prices, ctx) : '';
  if (!sale?.price) return normal?.price ? regular : '';
  return (
    `${saleLabel}${writePhrase(sale, names.price, prices, ctx)} ` +
    `${originalLabel}<span class="original-price">${regular}</span>\n`
  );
}

function writePhrase(
  { text, price }: PricePhrase,
  names: (typeof placeholders)[PriceBlock]['from' | 'price'],
  { billingPeriodValue, duration }: PricePhrases,
  ctx: PluginContext,
): string {
  const values = {
    fromPrice: price,
    price,
    priceString: price,
    billingPeriodValue,
    duration,
    durationValue: duration,
  };
  const positional = names.map((name) => values[name] ?? null);
  return writeMessage(ctx, text, { names, positional }, defaultZone);
}

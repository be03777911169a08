import type { PluginContext } from '@sitewright/template';
import { namedArguments, writeMessage } from '../i18n/message-text.ts';

/** A text with placeholders and the written price that goes into it. */
export interface PricePhrase {
  readonly text: string;
  readonly price: string;
}

/** The prices to show: the first kind that has a price is shown. */
export interface PricePhrases {
  readonly from?: PricePhrase | undefined;
  readonly sale?: PricePhrase | undefined;
  readonly normal?: PricePhrase | undefined;
  /** Further values that a text may name. */
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

function hiddenLabel(text: string): string {
  return `<span class="visually-hidden v6-visually-hidden">${text}</span>`;
}

const saleLabel = hiddenLabel('Sale Price:');
const originalLabel = hiddenLabel('Original Price:');

/** The price block of a product: from price, or sale price with the original one, or price. CFM-01. */
export function priceMarkup(className: string, prices: PricePhrases, ctx: PluginContext): string {
  return `\n\n\n<div class="${className}">\n${priceContent(prices, ctx)}\n</div>`;
}

function priceContent({ from, sale, normal, values }: PricePhrases, ctx: PluginContext): string {
  if (from?.price) {
    const names = { fromPrice: from.price, price: from.price, ...values };
    return `${writeMessage(ctx, from.text, namedArguments(names))}\n`;
  }
  const regular = normal ? writePhrase(normal, values, ctx) : '';
  if (!sale?.price) return normal?.price ? regular : '';
  return (
    `${saleLabel}${writePhrase(sale, values, ctx)} ` +
    `${originalLabel}<span class="original-price">${regular}</span>\n`
  );
}

function writePhrase(
  { text, price }: PricePhrase,
  values: PricePhrases['values'],
  ctx: PluginContext,
): string {
  return writeMessage(ctx, text, namedArguments(values ? { price, ...values } : { price }));
}

import type { PluginContext } from '@sitewright/template';
import { writeMessage } from '../i18n/message-text.ts';

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
  /** Of a subscription, for its texts. ENT-12. */
  readonly billingPeriodValue?: number | undefined;
  readonly duration?: number | undefined;
}

function hiddenLabel(text: string): string {
  return `<span class="visually-hidden v6-visually-hidden">${text}</span>`;
}

const priceNames = ['price', 'billingPeriodValue', 'duration'];
const fromNames = ['fromPrice', ...priceNames];
const saleLabel = hiddenLabel('Sale Price:');
const originalLabel = hiddenLabel('Original Price:');

/** The price block of a product: from price, or sale price with the original one, or price. CFM-01. */
export function priceMarkup(className: string, prices: PricePhrases, ctx: PluginContext): string {
  return `\n\n\n<div class="${className}">\n${priceContent(prices, ctx)}\n</div>`;
}

function priceContent(prices: PricePhrases, ctx: PluginContext): string {
  const { from, sale, normal } = prices;
  if (from?.price) return `${writePhrase(from, fromNames, prices, ctx)}\n`;
  const regular = normal ? writePhrase(normal, priceNames, prices, ctx) : '';
  if (!sale?.price) return normal?.price ? regular : '';
  return (
    `${saleLabel}${writePhrase(sale, priceNames, prices, ctx)} ` +
    `${originalLabel}<span class="original-price">${regular}</span>\n`
  );
}

function writePhrase(
  { text, price }: PricePhrase,
  names: readonly string[],
  { billingPeriodValue, duration }: PricePhrases,
  ctx: PluginContext,
): string {
  const values = [billingPeriodValue ?? null, duration ?? null];
  const positional = names === fromNames ? [price, price, ...values] : [price, ...values];
  return writeMessage(ctx, text, { names, positional });
}

import type { PluginContext } from '@sitewright/template';
import { namedArguments, writeMessage } from '../i18n/message-text.ts';

/** A text with placeholders and the written price that goes into it. */
export interface PricePhrase {
  readonly text: string;
  readonly price: string;
}

/** The prices to show: the first kind that has a price is shown. */
export interface PricePhrases {
  readonly from?: PricePhrase;
  readonly sale?: PricePhrase;
  readonly normal?: PricePhrase;
  /** Further values that a text may name. */
  readonly values?: Readonly<Record<string, unknown>>;
}

function hiddenLabel(text: string): string {
  return `<span class="visually-hidden v6-visually-hidden">${text}</span>`;
}

/** The price block of a product: from price, or sale price with the original one, or price. CFM-01. */
export function priceMarkup(className: string, prices: PricePhrases, ctx: PluginContext): string {
  return `\n\n\n<div class="${className}">\n${priceContent(prices, ctx)}\n</div>`;
}

function priceContent({ from, sale, normal, values }: PricePhrases, ctx: PluginContext): string {
  const write = (phrase: PricePhrase | undefined, names: Readonly<Record<string, string>>) =>
    phrase ? writeMessage(ctx, phrase.text, namedArguments({ ...names, ...values })) : '';
  if (from?.price) return `${write(from, { fromPrice: from.price, price: from.price })}\n`;
  const regular = write(normal, { price: normal?.price ?? '' });
  if (!sale?.price) return normal?.price ? regular : '';
  const salePrice = hiddenLabel('Sale Price:') + write(sale, { price: sale.price });
  const original = `${hiddenLabel('Original Price:')}<span class="original-price">${regular}</span>`;
  return `${salePrice} ${original}\n`;
}

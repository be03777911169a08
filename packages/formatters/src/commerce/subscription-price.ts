import { isTruthy } from '@sitewright/template';
import type { Formatter, PluginContext } from '@sitewright/template';
import { countMembers } from '../values/charge.ts';
import { getKey } from '../values/read.ts';
import { itemOf } from './item.ts';
import type { Item } from './item.ts';
import { priceMarkup, writePrice } from './price-markup.ts';
import type { PricePhrases } from './price-markup.ts';
import { createPriceWriter, writeLegacy } from './price-text.ts';
import type { PriceNotation } from './price-text.ts';
import { cheapestPricingOptionsOf } from './prices.ts';
import { fromTextOf } from './product-price.ts';
import { hasItemVariedPrices } from './rules.ts';

function pricesOf(item: Item, notation: PriceNotation, ctx: PluginContext): PricePhrases {
  const options = cheapestPricingOptionsOf(item);
  if (countMembers(options, ctx) === 0) return {};
  const first = getKey(options, 0);
  const phrase = (text: string, money: unknown) => writePrice({ text, money }, notation, ctx);
  const isOnSale = isTruthy(getKey(first, 'onSale'));
  const current = getKey(first, isOnSale ? 'salePriceMoney' : 'priceMoney');
  return {
    ...(hasItemVariedPrices(item) && { from: phrase(fromTextOf(ctx), current) }),
    ...(isOnSale && { sale: phrase('{price}', getKey(first, 'salePriceMoney')) }),
    normal: phrase('{price}', getKey(first, 'priceMoney')),
  };
}

/** The price of the first pricing option of the cheapest variant. CFM-01. */
export const subscriptionPrice: Formatter<PriceNotation> = {
  name: 'subscription-price',
  prepare: (args) => ({ write: createPriceWriter(args, writeLegacy) }),
  run: (value, notation, ctx) =>
    priceMarkup('subscription-price', pricesOf(itemOf(value, ctx), notation, ctx), ctx),
};

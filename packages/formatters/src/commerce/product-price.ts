import { getSubscriptionPhraseText, inYears, isOnSale } from '@sitewright/commerce';
import type { BillingUnit, Duration } from '@sitewright/commerce';
import type { Formatter, PluginContext } from '@sitewright/template';
import { asNumber, asText, getKey } from '../values/read.ts';
import { localizedText } from '../values/scope.ts';
import { UNDEFINED_KIND } from '../values/undefined-kind.ts';
import { itemOf } from './item.ts';
import type { Item } from './item.ts';
import { priceMarkup, writePrice } from './price-markup.ts';
import type { PricePhrases } from './price-markup.ts';
import { createPriceWriter, writeLegacy } from './price-text.ts';
import type { PriceNotation } from './price-text.ts';
import { fromMoneyOf, normalMoneyOf, saleMoneyOf } from './prices.ts';
import { hasItemVariedPrices } from './rules.ts';

/** What one price block is made from. */
interface PriceRequest {
  readonly item: Item;
  readonly notation: PriceNotation;
  readonly ctx: PluginContext;
}

/** The prices of an item in their texts; from and sale only where they apply. */
function phrasesOf(
  { item, notation, ctx }: PriceRequest,
  texts: { readonly from: string; readonly price: string },
): PricePhrases {
  const phrase = (text: string, money: unknown) => writePrice({ text, money }, notation, ctx);
  return {
    from: hasItemVariedPrices(item) ? phrase(texts.from, fromMoneyOf(item)) : undefined,
    sale: isOnSale(item) ? phrase(texts.price, saleMoneyOf(item)) : undefined,
    normal: phrase(texts.price, normalMoneyOf(item)),
  };
}

/** The text before the lowest price; owners may translate it. */
export function fromTextOf(ctx: PluginContext): string {
  const text = localizedText(ctx, 'productPriceFromText');
  return text === undefined ? 'from {fromPrice}' : asText(text);
}

function subscriptionPhrases(request: PriceRequest): PricePhrases {
  const { item, ctx } = request;
  const rawPlan = item.content.subscriptionPlan;
  const period = getKey(rawPlan, 'billingPeriod');
  if (period === undefined) {
    const text = localizedText(ctx, 'productPriceUnavailable');
    return { from: { text: text === undefined ? 'Unavailable' : asText(text), price: 'true' } };
  }
  const billingPeriod: Duration = {
    value: asNumber(getKey(period, 'value')),
    unit: asText(getKey(period, 'unit')) as BillingUnit,
  };
  const numBillingCycles = asNumber(getKey(rawPlan, 'numBillingCycles'));
  const total = { ...billingPeriod, value: billingPeriod.value * numBillingCycles };
  const duration = inYears(total);
  const hasSeveral = hasItemVariedPrices(item);
  const localized = localizedText(ctx, phraseKey(billingPeriod, duration, hasSeveral));
  const text =
    localized === undefined
      ? getSubscriptionPhraseText({ billingPeriod, numBillingCycles }, hasSeveral)
      : asText(localized);
  return {
    ...phrasesOf(request, { from: text, price: text }),
    billingPeriodValue: billingPeriod.value,
    duration: duration.value,
  };
}

/** The name under which an owner may translate the phrase of a plan. */
function phraseKey(every: Duration, duration: Duration, hasSeveralPrices: boolean): string {
  const prices = hasSeveralPrices ? 'multiplePrices' : 'singlePrice';
  const length = duration.value === 0 ? 'indefinite' : `limited__${countedUnit(duration)}s`;
  return `productPrice__${prices}__${countedUnit(every)}ly__${length}`;
}

function countedUnit({ value, unit }: Duration): string {
  return `${value === 1 ? '1' : 'n'}${unit.charAt(0).toUpperCase()}${unit.slice(1).toLowerCase()}`;
}

function pricesOf(request: PriceRequest): PricePhrases {
  if (request.item.isSubscribable === true) return subscriptionPhrases(request);
  if (request.item.productType === UNDEFINED_KIND) return {};
  return phrasesOf(request, { from: fromTextOf(request.ctx), price: '{price}' });
}

/** The price block of a product. CFM-01, ENT-10..12, SUBS-02. */
export const productPrice: Formatter<PriceNotation> = {
  name: 'product-price',
  prepare: (args) => ({ write: createPriceWriter(args, writeLegacy) }),
  run: (value, notation, ctx) => {
    const prices = pricesOf({ item: itemOf(value, ctx), notation, ctx });
    return priceMarkup('product-price', prices, ctx);
  },
};

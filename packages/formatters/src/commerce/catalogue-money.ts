import { MAX_INTEGER_PLACES, findCurrency, formatDecimalMoney } from '@sitewright/commerce';
import type { Formatter } from '@sitewright/template';
import type { PluginGroup } from '../plugin.ts';
import type { Budget } from '../values/charge.ts';
import { PaidTexts } from '../values/paid-texts.ts';
import { asNumber, asText, getKey } from '../values/read.ts';
import { toDecimal } from './amount.ts';
import { cartSubtotal } from './cart.ts';
import { moneySpan } from './cents-text.ts';
import { amountTextOf, createPriceWriter, currencyOf } from './price-text.ts';
import type { PriceNotation, PriceWriter } from './price-text.ts';
import { productPrice } from './product-price.ts';
import { subscriptionPrice } from './subscription-price.ts';

const MAX_REMEMBERED = 1000;
const texts = new PaidTexts(MAX_REMEMBERED);
const currencyPath = ['websiteSettings', 'storeSettings', 'selectedCurrency'] as const;

/** Money by the catalogue of currencies, with its symbol. ENT-09, D-82. */
function writeByCatalogue(money: unknown, ctx: Budget): string {
  const amount = amountTextOf(money);
  const code = currencyOf(money);
  ctx.chargeText(amount.length + code.length);
  return moneySpan(
    texts.getOrWrite(`${code} ${amount}`, ctx, (budget) => {
      const { fractionDigits } = findCurrency(code);
      const decimal = toDecimal(amount, budget).setScale(fractionDigits);
      const isTooLong = decimal.integerDigits() > MAX_INTEGER_PLACES;
      return isTooLong ? decimal.toString() : formatDecimalMoney(decimal.toString(), code);
    }),
  );
}

const centsTexts = new PaidTexts(MAX_REMEMBERED);

/** The price in the smallest unit of its currency: 1250 for $12.50, 1200 for ¥1,200. D-33. */
function writeCents(money: unknown, ctx: Budget): string {
  const amount = amountTextOf(money);
  const code = currencyOf(money);
  ctx.chargeText(amount.length + code.length);
  return centsTexts.getOrWrite(`${code} ${amount}`, ctx, (budget) => {
    const { fractionDigits } = findCurrency(code);
    return toDecimal(amount, budget).movePoint(fractionDigits).setScale(0).toString();
  });
}

/** A price block that writes by the catalogue and carries its price for scripts. */
function forPages(formatter: Formatter<PriceNotation>): Formatter<PriceNotation> {
  return {
    ...formatter,
    prepare: (args) => ({ write: createPriceWriter(args, writeByCatalogue), cents: writeCents }),
  };
}

/** Sum of the cart in the currency of the store, written as prices are. CFM-02, D-82. */
const writtenSubtotal: Formatter<PriceWriter> = {
  name: cartSubtotal.name,
  prepare: (args) => createPriceWriter(args, writeByCatalogue),
  run: (cart, write, ctx) => {
    const currency = asText(ctx.resolve(currencyPath)) || 'USD';
    const units =
      asNumber(getKey(cart, 'subtotalCents')) / 10 ** findCurrency(currency).fractionDigits;
    const value = Number.isFinite(units) ? units : 0;
    return `<span class="sqs-cart-subtotal">${write({ value, currency }, ctx)}</span>`;
  },
};

/**
 * The money formatters of pages: where a site does not ask for the notation of its locale they
 * write by the catalogue, as carts and mails do, instead of amounts without a currency. D-82. Price
 * blocks carry what is to pay, at least, as `data-price-cents`. D-33.
 */
export const catalogueMoneyGroup: PluginGroup = {
  name: 'catalogue-money',
  formatters: [forPages(productPrice), forPages(subscriptionPrice), writtenSubtotal],
  predicates: [],
};

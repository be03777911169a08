import { isTruthy } from '@sitewright/template';
import { productTypes } from '@sitewright/commerce';
import { getKey } from '../values/read.ts';
import { amountTextOf, compareAmounts } from './price-text.ts';
import { productTypeOf, rawVariantsOf } from './product.ts';

/** The price where none is found. ENT-06. */
const noMoney = { value: '0', currency: 'USD' } as const;

/** What a variant, or a digital product, costs now: its sale price while on sale. */
export function currentMoneyOf(priced: unknown): unknown {
  return getKey(priced, isTruthy(getKey(priced, 'onSale')) ? 'salePriceMoney' : 'priceMoney');
}

function regularMoneyOf(variant: unknown): unknown {
  return getKey(variant, 'priceMoney');
}

function isSoldByVariants(type: number): boolean {
  const { physical, service, giftCard } = productTypes;
  return type === physical || type === service || type === giftCard;
}

/** The money of a digital product itself; of other kinds none. */
function digitalMoney(item: unknown, key: 'priceMoney' | 'salePriceMoney'): unknown {
  if (productTypeOf(item) !== productTypes.digital) return noMoney;
  return getKey(getKey(item, 'structuredContent'), key) ?? noMoney;
}

/** The best of some moneys; the first one wins a draw. */
function pick(moneys: readonly unknown[], isBetter: (order: number) => boolean): unknown {
  if (moneys.length === 0) return noMoney;
  return moneys.reduce((best, money) =>
    isBetter(compareAmounts(amountTextOf(money), amountTextOf(best))) ? money : best,
  );
}

const isLower = (order: number) => order < 0;
const isHigher = (order: number) => order > 0;

/** Lowest price to pay now; a digital product's own price. CFM-01. */
export function fromMoneyOf(item: unknown): unknown {
  if (!isSoldByVariants(productTypeOf(item))) return digitalMoney(item, 'priceMoney');
  return pick(rawVariantsOf(item).map(currentMoneyOf), isLower);
}

/** Highest regular price. CFM-01. */
export function normalMoneyOf(item: unknown): unknown {
  if (!isSoldByVariants(productTypeOf(item))) return digitalMoney(item, 'priceMoney');
  return pick(rawVariantsOf(item).map(regularMoneyOf), isHigher);
}

/** Lowest price of what is on sale; gift cards never are. CFM-01. */
export function saleMoneyOf(item: unknown): unknown {
  const type = productTypeOf(item);
  if (type === productTypes.giftCard) return noMoney;
  if (!isSoldByVariants(type)) return digitalMoney(item, 'salePriceMoney');
  const onSale = rawVariantsOf(item).filter((variant) => isTruthy(getKey(variant, 'onSale')));
  return pick(onSale.map(currentMoneyOf), isLower);
}

/** The pricing options of the variant that costs least now; only what is shipped or done. */
export function cheapestPricingOptionsOf(item: unknown): unknown {
  const type = productTypeOf(item);
  if (type !== productTypes.physical && type !== productTypes.service) return undefined;
  const [first, ...others] = rawVariantsOf(item);
  const amountOf = (variant: unknown) => amountTextOf(currentMoneyOf(variant));
  const cheapest = others.reduce(
    (best, variant) => (compareAmounts(amountOf(variant), amountOf(best)) < 0 ? variant : best),
    first,
  );
  return getKey(cheapest, 'pricingOptions');
}

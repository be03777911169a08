import { canBeOnSale, findCurrentPrice, findPrice, isDigital } from '@sitewright/commerce';
import type { PriceKind, PriceReader } from '@sitewright/commerce';
import { compareAmounts } from './amount.ts';
import type { Item, ItemMoney, ItemVariant, PricedPart } from './item.ts';

/** The price where none is found. ENT-06 */
const noMoney = { value: '0', currency: 'USD' } as const;

/** Money as it stands in the data, compared with all its digits. */
const reader: PriceReader<PricedPart, ItemMoney> = {
  regular: ({ regularMoney }) => regularMoney,
  sale: ({ saleMoney }) => saleMoney,
  isOnSale: ({ onSale }) => onSale,
  compare: (a, b) => compareAmounts(a.amount, b.amount),
};

function moneyOf(item: Item, kind: PriceKind): unknown {
  const money = findPrice(item, kind, reader);
  if (money === undefined) return noMoney;
  return isDigital(item.productType) ? (money.raw ?? noMoney) : money.raw;
}

/** Lowest price to pay now; a digital product's own price. CFM-01. */
export function fromMoneyOf(item: Item): unknown {
  return moneyOf(item, 'from');
}

/** Highest regular price; a digital product's own price. CFM-01. */
export function normalMoneyOf(item: Item): unknown {
  return moneyOf(item, 'normal');
}

/** Lowest price of what is on sale; gift cards never are. CFM-01. */
export function saleMoneyOf(item: Item): unknown {
  return moneyOf(item, 'sale');
}

/** The pricing options of the variant that costs least now; only of goods and services. */
export function cheapestPricingOptionsOf({ productType, variants }: Item): unknown {
  if (!canBeOnSale(productType) || isDigital(productType)) return undefined;
  let best: ItemVariant | undefined;
  for (const variant of variants) if (!best || costsLess(variant, best)) best = variant;
  return best?.raw.pricingOptions;
}

function costsLess(a: ItemVariant, b: ItemVariant): boolean {
  return reader.compare(findCurrentPrice(a, reader), findCurrentPrice(b, reader)) < 0;
}

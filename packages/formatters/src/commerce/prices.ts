import { isDigital } from '@sitewright/commerce';
import { compareAmounts } from './amount.ts';
import { isGoodsOrService } from './item.ts';
import type { Item, ItemMoney, ItemVariant } from './item.ts';
import { isPricedByVariants } from './rules.ts';

/** The price where none is found. ENT-06. */
const noMoney = { value: '0', currency: 'USD' } as const;

/** The best money of some variants; the first one wins a draw. */
function pick(
  variants: readonly ItemVariant[],
  moneyOf: (variant: ItemVariant) => ItemMoney,
  isBetter: (order: number) => boolean,
): unknown {
  let best: ItemMoney | undefined;
  for (const variant of variants) {
    const money = moneyOf(variant);
    if (!best || isBetter(compareAmounts(money.amount, best.amount))) best = money;
  }
  return best ? best.raw : noMoney;
}

const currentMoneyOf = (variant: ItemVariant) => variant.currentMoney;
const regularMoneyOf = (variant: ItemVariant) => variant.regularMoney;
const isLower = (order: number) => order < 0;
const isHigher = (order: number) => order > 0;

/** Lowest price to pay now; a digital product's own price. CFM-01. */
export function fromMoneyOf(item: Item): unknown {
  if (isPricedByVariants(item)) return pick(item.variants, currentMoneyOf, isLower);
  return (isDigital(item.productType) ? item.content.priceMoney : undefined) ?? noMoney;
}

/** Highest regular price; a digital product's own price. CFM-01. */
export function normalMoneyOf(item: Item): unknown {
  if (isPricedByVariants(item)) return pick(item.variants, regularMoneyOf, isHigher);
  return fromMoneyOf(item);
}

/** Lowest price of what is on sale; gift cards never are. CFM-01. */
export function saleMoneyOf(item: Item): unknown {
  if (isDigital(item.productType)) return item.content.salePriceMoney ?? noMoney;
  if (!isGoodsOrService(item)) return noMoney;
  return pick(
    item.variants.filter((variant) => variant.onSale),
    currentMoneyOf,
    isLower,
  );
}

/** The pricing options of the variant that costs least now; only of goods and services. */
export function cheapestPricingOptionsOf(item: Item): unknown {
  if (!isGoodsOrService(item)) return undefined;
  let best: ItemVariant | undefined;
  for (const variant of item.variants) {
    const isBetter =
      !best || compareAmounts(variant.currentMoney.amount, best.currentMoney.amount) < 0;
    if (isBetter) best = variant;
  }
  return best?.raw.pricingOptions;
}

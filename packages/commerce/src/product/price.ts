import { DEFAULT_CURRENCY_CODE } from '../money/currency-catalogue.ts';
import { fromWireMoney, zeroMoney } from '../money/money.ts';
import type { Money, WireMoney } from '../money/money.ts';
import { hasVariantPrices, isDigital } from './product-type.ts';
import { variantsOf } from './product.ts';
import type { Product, Variant } from './product.ts';

type Priced = Pick<Variant, 'price' | 'salePrice' | 'priceMoney' | 'salePriceMoney' | 'onSale'>;

/** Regular price of a variant, whether or not it is on sale. */
export function getRegularPrice(variant: Priced, storeCurrency?: string): Money {
  return readPrice(variant.priceMoney, variant.price, storeCurrency);
}

/** Price to pay for a variant now: its sale price while on sale. */
export function getCurrentPrice(variant: Priced, storeCurrency?: string): Money {
  return variant.onSale
    ? readPrice(variant.salePriceMoney, variant.salePrice, storeCurrency)
    : getRegularPrice(variant, storeCurrency);
}

/** Lowest price to pay now over all variants; 0 where none is found. ENT-06, CFM-01. */
export function getFromPrice(product: Product, storeCurrency?: string): Money {
  return pickPrice(pricedParts(product), getCurrentPrice, isLower, storeCurrency);
}

/** Highest regular price over all variants; 0 where none is found. */
export function getNormalPrice(product: Product, storeCurrency?: string): Money {
  return pickPrice(pricedParts(product), getRegularPrice, isHigher, storeCurrency);
}

/** Lowest price of the variants on sale; 0 when none is. */
export function getSalePrice(product: Product, storeCurrency?: string): Money {
  const onSale = pricedParts(product).filter((part) => part.onSale);
  return pickPrice(onSale, getCurrentPrice, isLower, storeCurrency);
}

/** True when variants differ in onSale, in salePrice (if on sale) or in price. PDP-13. */
export function hasVariedPrices(product: Product): boolean {
  if (!hasVariantPrices(product.productType)) return false;
  const [first, ...rest] = variantsOf(product);
  return first !== undefined && rest.some((variant) => differsInPrice(first, variant));
}

function differsInPrice(a: Variant, b: Variant): boolean {
  if (Boolean(a.onSale) !== Boolean(b.onSale)) return true;
  return a.onSale
    ? centsOf(a.salePriceMoney, a.salePrice) !== centsOf(b.salePriceMoney, b.salePrice)
    : centsOf(a.priceMoney, a.price) !== centsOf(b.priceMoney, b.price);
}

/** The `price` number where there is one, as the rule names it, else the money beside it. */
function centsOf(wire: WireMoney | null | undefined, cents: number | undefined): number {
  return cents ?? fromWireMoney(wire).amountCents;
}

/** Where a product keeps its prices: itself when digital, else its variants. */
function pricedParts(product: Product): readonly Priced[] {
  if (isDigital(product.productType)) return [product];
  return hasVariantPrices(product.productType) ? variantsOf(product) : [];
}

function readPrice(
  wire: WireMoney | null | undefined,
  cents: number | undefined,
  storeCurrency: string = DEFAULT_CURRENCY_CODE,
): Money {
  if (wire || cents === undefined) return fromWireMoney(wire, storeCurrency);
  return { amountCents: cents, currencyCode: storeCurrency };
}

function pickPrice(
  parts: readonly Priced[],
  read: (part: Priced, storeCurrency?: string) => Money,
  isBetter: (a: Money, b: Money) => boolean,
  storeCurrency?: string,
): Money {
  const prices = parts.map((part) => read(part, storeCurrency));
  const [first = zeroMoney(storeCurrency), ...rest] = prices;
  return rest.reduce((best, price) => (isBetter(price, best) ? price : best), first);
}

function isLower(a: Money, b: Money): boolean {
  return a.amountCents < b.amountCents;
}

function isHigher(a: Money, b: Money): boolean {
  return a.amountCents > b.amountCents;
}

import { DEFAULT_CURRENCY_CODE } from '../money/currency-catalogue.ts';
import { fromWireMoney, zeroMoney } from '../money/money.ts';
import type { Money, WireMoney } from '../money/money.ts';
import { isOnSale } from './availability.ts';
import { differsInPrice, findCurrentPrice, findPrice } from './price-rules.ts';
import type { PriceFacts, PriceKind, PriceReader } from './price-rules.ts';
import { hasVariantPrices } from './product-type.ts';
import { variantsOf } from './product.ts';
import type { Product, Variant } from './product.ts';

type Priced = Pick<Variant, 'price' | 'salePrice' | 'priceMoney' | 'salePriceMoney' | 'onSale'>;

/** Regular price of a variant, whether or not it is on sale. */
export function getRegularPrice(variant: Priced, storeCurrency?: string): Money {
  return readerOf(storeCurrency).regular(variant);
}

/** Price to pay for a variant now: its sale price while on sale. */
export function getCurrentPrice(variant: Priced, storeCurrency?: string): Money {
  return findCurrentPrice(variant, readerOf(storeCurrency));
}

/** Lowest price to pay now; a digital product's own regular price; 0 where none is found. ENT-06, CFM-01. */
export function getFromPrice(product: Product, storeCurrency?: string): Money {
  return getPrice(product, 'from', storeCurrency);
}

/** Lowest regular price, as the content of a store item carries it beside its variants; 0 when none. */
export function getLowestRegularPrice(product: Product, storeCurrency?: string): Money {
  const regular = variantsOf(product).map((variant) => ({ ...variant, onSale: false }));
  return getFromPrice({ ...product, variants: regular }, storeCurrency);
}

/** Highest regular price; 0 where none is found. */
export function getNormalPrice(product: Product, storeCurrency?: string): Money {
  return getPrice(product, 'normal', storeCurrency);
}

/** Lowest price of what is on sale, a digital product's own sale price; 0 when there is none. */
export function getSalePrice(product: Product, storeCurrency?: string): Money {
  return getPrice(product, 'sale', storeCurrency);
}

/** The one price that stands for a product: `from` where prices vary, else `sale`, else `normal`. */
export function getShownPrice(product: Product, storeCurrency?: string): Money {
  if (hasVariedPrices(product)) return getFromPrice(product, storeCurrency);
  return isOnSale(product)
    ? getSalePrice(product, storeCurrency)
    : getNormalPrice(product, storeCurrency);
}

/** True when variants differ in onSale, in salePrice (if on sale) or in price. PDP-13, D-79. */
export function hasVariedPrices(product: Product): boolean {
  if (!hasVariantPrices(product.productType)) return false;
  const [first, ...rest] = variantsOf(product).map(priceFactsOf);
  return first !== undefined && rest.some((facts) => differsInPrice(first, facts));
}

/** The `price` numbers where there are any, as the rule names them, else the money beside them. */
function priceFactsOf(variant: Variant): PriceFacts {
  return {
    onSale: Boolean(variant.onSale),
    salePrice: variant.salePrice ?? fromWireMoney(variant.salePriceMoney).amountCents,
    price: variant.price ?? fromWireMoney(variant.priceMoney).amountCents,
  };
}

function getPrice(product: Product, kind: PriceKind, storeCurrency?: string): Money {
  const { productType } = product;
  const priced = { productType, own: product, variants: variantsOf(product) };
  return (
    findPrice<Priced, Money>(priced, kind, readerOf(storeCurrency)) ?? zeroMoney(storeCurrency)
  );
}

function readerOf(storeCurrency?: string): PriceReader<Priced, Money> {
  return {
    regular: ({ priceMoney, price }) => readPrice(priceMoney, price, storeCurrency),
    sale: ({ salePriceMoney, salePrice }) => readPrice(salePriceMoney, salePrice, storeCurrency),
    isOnSale: ({ onSale }) => Boolean(onSale),
    compare: (a, b) => a.amountCents - b.amountCents,
  };
}

function readPrice(
  wire: WireMoney | null | undefined,
  cents: number | undefined,
  storeCurrency: string = DEFAULT_CURRENCY_CODE,
): Money {
  if (wire || cents === undefined) return fromWireMoney(wire, storeCurrency);
  return { amountCents: cents, currencyCode: storeCurrency };
}

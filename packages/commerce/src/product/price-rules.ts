import { hasVariantPrices, isDigital, productTypes } from './product-type.ts';

/**
 * The rules of prices, free of how a price is read and compared: this package reads money in minor
 * units, the template formatters read data as it stands. CFM-01, PDP-11, PDP-13.
 */
export interface PriceReader<Part, Price> {
  regular(part: Part): Price;
  /** The sale price, whether or not it counts now. */
  sale(part: Part): Price;
  isOnSale(part: Part): boolean;
  /** Below 0 when the first is lower. */
  compare(a: Price, b: Price): number;
}

/** A product with the parts that have prices: itself when digital, else its variants. */
export interface PricedProduct<Part> {
  readonly productType?: number | undefined;
  readonly own: Part;
  readonly variants: readonly Part[];
}

/** Which price of a product is meant. */
export type PriceKind = 'from' | 'normal' | 'sale';

/**
 * The lowest price to pay now (`from`), the highest regular one (`normal`), or the lowest of those on
 * sale (`sale`); undefined where there is none. A digital product has its own prices. The first of
 * equal prices wins. CFM-01.
 */
export function findPrice<Part, Price>(
  { productType, own, variants }: PricedProduct<Part>,
  kind: PriceKind,
  reader: PriceReader<Part, Price>,
): Price | undefined {
  if (isDigital(productType)) return kind === 'sale' ? reader.sale(own) : reader.regular(own);
  if (!hasVariantPrices(productType)) return undefined;
  if (kind === 'sale' && !canBeOnSale(productType)) return undefined;
  let best: Price | undefined;
  for (const variant of variants) {
    if (kind === 'sale' && !reader.isOnSale(variant)) continue;
    const price = kind === 'normal' ? reader.regular(variant) : findCurrentPrice(variant, reader);
    if (best === undefined || isBetter(kind, reader.compare(price, best))) best = price;
  }
  return best;
}

function isBetter(kind: PriceKind, order: number): boolean {
  return kind === 'normal' ? order > 0 : order < 0;
}

/** What a part costs now: its sale price while on sale. */
export function findCurrentPrice<Part, Price>(
  part: Part,
  reader: Pick<PriceReader<Part, Price>, 'regular' | 'sale' | 'isOnSale'>,
): Price {
  return reader.isOnSale(part) ? reader.sale(part) : reader.regular(part);
}

/** Gift cards cannot be put on sale, nor what no one can add to a cart. D-78, PDP-11. */
export function canBeOnSale(productType: number | undefined): boolean {
  return hasVariantPrices(productType)
    ? productType !== productTypes.giftCard
    : isDigital(productType);
}

/** What PDP-13 compares of a variant. */
export interface PriceFacts {
  readonly onSale?: unknown;
  readonly salePrice?: unknown;
  readonly price?: unknown;
}

/** How two facts are compared, and when one counts as on sale. */
export interface FactComparison {
  readonly isSame: (a: unknown, b: unknown) => boolean;
  readonly isOn: (onSale: unknown) => boolean;
}

const plain: FactComparison = { isSame: Object.is, isOn: Boolean };

/**
 * True when two variants differ in onSale, in salePrice while on sale, or in price, which counts
 * on sale too. PDP-13, D-79.
 */
export function differsInPrice(
  first: PriceFacts,
  other: PriceFacts,
  { isSame, isOn }: FactComparison = plain,
): boolean {
  return (
    !isSame(first.onSale, other.onSale) ||
    (isOn(first.onSale) && !isSame(first.salePrice, other.salePrice)) ||
    !isSame(first.price, other.price)
  );
}

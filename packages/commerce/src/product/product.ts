import type { WireMoney } from '../money/money.ts';
import type { StockLevel } from '../stock/stock.ts';
import type { SubscriptionPlan } from '../subscription/subscription-plan.ts';

/** One variant as page data carries it; imported data may lack any field. ENT-03. */
export type Variant = StockLevel & {
  readonly id?: string;
  readonly sku?: string;
  /** Chosen value per option name. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly optionValues?: readonly { readonly optionName?: string; readonly value: string }[];
  /** Minor units of the store's currency. */
  readonly price?: number;
  /** Minor units of the store's currency; counts only while `onSale`. */
  readonly salePrice?: number;
  readonly priceMoney?: WireMoney | null;
  readonly salePriceMoney?: WireMoney | null;
  readonly onSale?: boolean;
  /** Id of the picture shown while this variant is chosen. PDP-03. */
  readonly mainImageId?: string | null;
};

/** The `structuredContent` of a store item, as far as its rules need it. ENT-02. */
export type Product = {
  readonly productType?: number;
  readonly variants?: readonly Variant[] | null;
  /** Prices of its own, which only a digital product has. */
  readonly price?: number | undefined;
  readonly salePrice?: number | undefined;
  readonly priceMoney?: WireMoney | null | undefined;
  readonly salePriceMoney?: WireMoney | null | undefined;
  readonly onSale?: boolean | undefined;
  /** Imported data also holds the text 'true'. */
  readonly isSubscribable?: boolean | string | null;
  readonly subscriptionPlan?: SubscriptionPlan | null;
  readonly variantOptionOrdering?: readonly string[] | null;
};

/** A product as rows hold it: a digital one carries its price and sale itself, those of its variant. */
export function productOfVariants(productType: number, variants: readonly Variant[]): Product {
  const { price, salePrice, priceMoney, salePriceMoney, onSale } = variants[0] ?? {};
  return { productType, price, salePrice, priceMoney, salePriceMoney, onSale, variants };
}

/** The variants of a product, none when the field is missing. */
export function variantsOf(product: Product): readonly Variant[] {
  return product.variants ?? [];
}

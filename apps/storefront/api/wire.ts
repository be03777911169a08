/** Shapes that the browser reads from the wire. */
import type { StockLevel, Variant } from '@sitewright/commerce';

/** A variant as pages print it in `data-variants`: the rules' fields and its picture. ENT-03 */
export type PageVariant = Variant & { readonly mainImageId?: string | null };

/** One line of the stock call. ATC-29 */
export type StockLine = StockLevel & { readonly id?: string; readonly sku?: string | null };

/** The cart as every cart call answers it. CART-01..05; money in minor units. */
export interface WireCart {
  readonly id?: string;
  readonly cartToken?: string;
  readonly currency?: string;
  readonly entries: readonly WireEntry[];
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly shippingCostCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  readonly totalQuantity: number;
  readonly requiresShipping: boolean;
}

export interface WireEntry {
  readonly id: string;
  readonly itemId: string;
  readonly chosenVariant: PageVariant;
  readonly quantity: number;
  readonly title: string;
  readonly subTotal: number;
  readonly purchasePriceCents: number;
  readonly additionalFields?: unknown;
  readonly url?: string | null;
  readonly imageUrl?: string | null;
  /** True when the item has an additional-fields form. */
  readonly hasForm?: boolean;
  /** The answers of the form, ready to read. */
  readonly details?: readonly { readonly title: string; readonly text: string }[];
}

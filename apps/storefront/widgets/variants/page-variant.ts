import type { Variant } from '@sitewright/commerce';

/** A variant as pages print it in `data-variants`: the rules' fields and its picture. ENT-03 */
export type PageVariant = Variant & { readonly mainImageId?: string | null };

/** Fired on `.product-variants` after a choice; `detail` is a {@link VariantChange}. */
export const VARIANT_CHANGED = 'sitewright:variant-changed';

/** What was chosen; no variant: not enough options, or a choice that does not exist. */
export interface VariantChange {
  readonly itemId: string;
  readonly variant: PageVariant | undefined;
}

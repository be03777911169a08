import type { Variant } from '@sitewright/commerce';

/** A variant as pages print it in `data-variants`: the rules' fields and its picture. ENT-03 */
export type PageVariant = Variant & { readonly mainImageId?: string | null };

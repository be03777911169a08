import type { StorefrontAssets } from './storefront-assets.ts';

/** Addresses that a page links, beside its own content. */
export interface HeadParts {
  readonly storefront: StorefrontAssets;
  /** Address of the stylesheet, with its hash. */
  readonly siteCssUrl: string;
}

import type { PageSheet } from './page-sheet.ts';
import type { StorefrontAssets } from './storefront-assets.ts';

/** Addresses that a page links, beside its own content. */
export interface HeadParts {
  readonly storefront: StorefrontAssets;
  readonly siteSheet: PageSheet;
  /** Whether code of the owner stands in the page: not where the page is edited or looked at. */
  readonly runsCode: boolean;
}

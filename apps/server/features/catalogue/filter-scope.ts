import type { AppContext } from '../../context.ts';
import { loadCategoryTree } from '../collections/category-tree.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Site } from '../sites/site.ts';
import type { FilterScope, ProductFilter } from './product-filter.ts';

/** What a filter of products needs to know of its site. */
export async function loadFilterScope(
  ctx: AppContext,
  site: Site,
  { categoryId }: Pick<ProductFilter, 'categoryId'>,
): Promise<FilterScope> {
  return {
    siteId: site.siteId,
    categoryIds: categoryId ? (await loadCategoryTree(ctx, site))([categoryId]) : [],
    threshold: readSettings(site, 'merchandising').lowStockUnits,
  };
}

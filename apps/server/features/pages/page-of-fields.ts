/** Pages with the areas of their templates, as those who edit see them. */
import type { CollectionHead } from '../../render/data/load-site.ts';
import { contentPage } from '../../render/page/build-content-page.ts';
import type { PageModel, PageSource } from '../../render/page/page-model.ts';
import { readPageQuery } from '../../render/page/page-query.ts';
import { showCollection } from '../../render/page/resolve-route.ts';

/** A page as visitors see it; one that they do not see yet, or that leads elsewhere, has no content. */
export async function pageOfFields(source: PageSource, page: CollectionHead): Promise<PageModel> {
  const shown = await showCollection(source, page, readPageQuery({}));
  if (!shown || 'redirectTo' in shown) return contentPage(source.view, page, '');
  return shown;
}

import { siteContext } from '../data/block-answers/site-context.ts';
import type { ItemSource } from '../data/load-list-items.ts';
import type { DocumentScope } from '../data/load-document.ts';
import { loadPromotedBlocks } from '../data/promoted-blocks.ts';
import type { PageSource } from './page-model.ts';

/** What documents of a page are rendered with. */
export function documentScope(source: PageSource): DocumentScope {
  const { view, templates } = source;
  return { ...source, snapshot: view.snapshot, context: siteContext(view, templates) };
}

/** Where a page has the items of its lists from. */
export function itemSource(source: PageSource): PageSource & ItemSource {
  const { snapshot } = source.view;
  return { ...source, snapshot, promote: (posts) => promotedOf(source, posts) };
}

/** What posts promote. */
export function promotedOf(source: PageSource, posts: Parameters<typeof loadPromotedBlocks>[1]) {
  return loadPromotedBlocks(() => documentScope(source), posts);
}

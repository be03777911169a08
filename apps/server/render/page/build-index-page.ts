import { pageTypes } from '@sitewright/contract';
import { presentCollection } from '../context/present-collection.ts';
import { hasContent, loadListItems } from '../data/load-list-items.ts';
import { siteContext } from '../data/block-answers/site-context.ts';
import { showPart } from '../data/load-document.ts';
import { loadMainContent, type CollectionHead } from '../data/load-site.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import { ownStyle } from '../tags/trusted-inline.ts';
import { partsOf } from './children-of.ts';
import { collectionPageHead } from './collection-page-head.ts';
import { itemSource } from './item-source.ts';
import type { PageModel, PageSource } from './page-model.ts';

const itemsPerChild = 20;

/** An index: one page that shows its sub-pages, with their content or items (template-format §3). */
export async function buildIndexPage(
  source: PageSource,
  collection: CollectionHead,
): Promise<PageModel> {
  const { view, templates } = source;
  const type = templates.collectionType(collection.type_name);
  const scope = { snapshot: view.snapshot, templates };
  const shown = partsOf(collection, scope);
  const collections =
    type?.conf.isFullData === false
      ? shown.map((child) => presentCollection(child, scope))
      : await Promise.all(shown.map((child) => loadChild(source, child)));
  return {
    status: 200,
    pageType: pageTypes.values.contentCollection,
    viewKind: 'list',
    collection,
    bodyId: `collection-${collection.id}`,
    data: { collection: { ...presentCollection(collection, scope), collections } },
    main: type?.list ?? '',
    head: collectionPageHead(view, collection),
  };
}

async function loadChild(source: PageSource, child: CollectionHead) {
  const { db, view, templates, fields } = source;
  const presented = presentCollection(child, { snapshot: view.snapshot, templates });
  if (hasContent(child)) {
    const scope = { ...source, snapshot: view.snapshot, context: siteContext(view, templates) };
    const document = await showPart(scope, child.id, fields && 'draft');
    if (document) return { ...presented, mainContent: ownStyle(document.css) + document.html };
    const content = await loadMainContent(db, child.site_id, child.id);
    return { ...presented, mainContent: sanitizeContent(content) };
  }
  const everything = { categories: [], tags: [], isFeatured: false, skip: 0, limit: itemsPerChild };
  return { ...presented, items: await loadListItems(itemSource(source), child, everything) };
}

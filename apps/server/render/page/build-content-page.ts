import { pageTypes } from '@sitewright/contract';
import { loadMainContent, type CollectionHead } from '../data/load-site.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import { confString } from '../theme/read-conf.ts';
import { collectionPageHead } from './collection-page-head.ts';
import type { PageModel, PageSource } from './page-model.ts';

/** A plain page: a page of the theme when `settings.page` names one, else the owner's content. */
export async function buildContentPage(
  source: PageSource,
  collection: CollectionHead,
): Promise<PageModel> {
  const { view, templates } = source;
  const themePage = templates.theme.pages.get(confString(collection.settings.page));
  const content =
    themePage === undefined
      ? await loadMainContent(source.db, collection.site_id, collection.id)
      : '';
  const head = collectionPageHead(view, collection);
  return {
    status: 200,
    pageType: pageTypes.values.page,
    viewKind: 'list',
    collection,
    bodyId: `collection-${collection.id}`,
    data: {},
    main: themePage?.program ?? pageGrid(collection, sanitizeContent(content)),
    head: { ...head, description: head.description || view.snapshot.site.description },
  };
}

/** Page content stands in the grid that template styles know (template-format §6). */
function pageGrid(collection: CollectionHead, html: string): string {
  return (
    `<div class="sqs-layout sqs-grid-12 columns-12" data-type="page" ` +
    `data-updated-on="${collection.updated_at.getTime()}" id="page-${collection.id}">` +
    `<div class="row sqs-row"><div class="col sqs-col-12 span-12">` +
    `<div class="sqs-block html-block sqs-block-html" data-block-type="2">` +
    `<div class="sqs-block-content"><div class="sqs-html-content">${html}</div></div>` +
    `</div></div></div></div>`
  );
}

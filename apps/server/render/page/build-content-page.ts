import { pageTypes } from '@sitewright/contract';
import { siteContext } from '../data/block-answers/site-context.ts';
import { isUnpublished, showDocument, showSlices } from '../data/load-document.ts';
import { isCover } from '../data/load-list-items.ts';
import { loadMainContent, type CollectionHead } from '../data/load-site.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import { ownStyle } from '../tags/trusted-inline.ts';
import type { SiteView } from '../site-view.ts';
import { confString } from '../theme/read-conf.ts';
import { collectionPageHead } from './collection-page-head.ts';
import type { PageQuery } from './page-query.ts';
import type { PageModel, PageSource } from './page-model.ts';

/**
 * A plain page: its published document, else a page of the theme when `settings.page` names one,
 * else the owner's HTML. Undefined for one that was begun in the editor and never published: who
 * guesses its address learns nothing of it. The home page is always there.
 */
export async function buildContentPage(
  source: PageSource,
  collection: CollectionHead,
  { month }: Pick<PageQuery, 'month'> = {},
): Promise<PageModel | undefined> {
  const { view, templates } = source;
  const themePage = templates.theme.pages.get(confString(collection.settings.page));
  const owner = { purpose: 'page', ownerId: collection.id } as const;
  const scope = {
    ...source,
    snapshot: view.snapshot,
    context: siteContext(view, templates),
    month,
  };
  const document = await showDocument(scope, owner);
  const content =
    document === undefined && themePage === undefined
      ? await loadMainContent(source.db, collection.site_id, collection.id)
      : '';
  const hasNothing = document === undefined && themePage === undefined && content.trim() === '';
  if (hasNothing && !collection.is_homepage && (await isUnpublished(scope, owner))) {
    return undefined;
  }
  const written = document
    ? ownStyle(document.css) + document.html
    : (themePage?.program ?? pageGrid(collection, sanitizeContent(content)));
  const page = contentPage(view, collection, written);
  return isCover(collection) ? { ...page, data: { slices: await showSlices(scope, owner) } } : page;
}

/** A plain page around this content: HTML that the server made, or a template. */
export function contentPage(
  view: SiteView,
  collection: CollectionHead,
  main: PageModel['main'],
): PageModel {
  const head = collectionPageHead(view, collection);
  return {
    status: 200,
    pageType: isCover(collection) ? pageTypes.values.splash : pageTypes.values.page,
    viewKind: 'list',
    collection,
    bodyId: `collection-${collection.id}`,
    data: {},
    ...(isCover(collection) && { layouts: ['cover'], isWithoutFrame: true }),
    main,
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

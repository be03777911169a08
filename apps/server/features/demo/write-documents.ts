import type { WriteTransaction } from '../../db/database.ts';
import type { DemoPage } from '../../../../demo/site.ts';
import { documentFromHtml } from '../documents/document-from-html.ts';
import { restoreDocument } from '../documents/restore-document.ts';
import { homeDocument } from './home-document.ts';
import { withPictures } from './write-collections.ts';
import type { SeedScope } from './site-seed.ts';

const actor = { accountId: null, name: 'Demo' };

/** What pages say as blocks, published: it can be edited at once. */
export async function writeDocuments(
  trx: WriteTransaction,
  scope: SeedScope,
  collectionIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { siteId, site, now } = scope;
  for (const page of site.pages) {
    const { urlId } = page;
    const content = contentOf(scope, page, collectionIds);
    await restoreDocument(trx, {
      siteId,
      purpose: 'page',
      ownerId: collectionIds.get(urlId)!,
      state: 'published',
      publishAt: null,
      draft: content,
      published: content,
      actor,
      at: now,
    });
  }
}

function contentOf(
  scope: SeedScope,
  { home, html = '', ...page }: DemoPage,
  collectionIds: ReadonlyMap<string, string>,
) {
  if (!home) return documentFromHtml(withPictures(scope, html));
  const { shop, journal } = scope.site;
  return homeDocument({
    title: page.title,
    html: page.description ?? '',
    assetId: page.picture && scope.assetIds.get(page.picture.file),
    words: home,
    store: collectionIds.get(shop.urlId)!,
    blog: journal && collectionIds.get(journal.urlId),
  });
}

import type { WriteTransaction } from '../../db/database.ts';
import { documentFromHtml } from '../documents/document-from-html.ts';
import { restoreDocument } from '../documents/restore-document.ts';
import { withPictures } from './write-collections.ts';
import type { SeedScope } from './write-site.ts';

const actor = { accountId: null, name: 'Demo' };

/** What pages say as blocks, published: it can be edited at once. Pages of the theme have none. */
export async function writeDocuments(
  trx: WriteTransaction,
  scope: SeedScope,
  collectionIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { siteId, site, now } = scope;
  for (const { urlId, html } of site.pages) {
    if (html === undefined) continue;
    const content = documentFromHtml(withPictures(scope, html));
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

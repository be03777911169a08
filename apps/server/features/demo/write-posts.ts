import { DAY_MS } from '@sitewright/commerce';
import type { WriteTransaction } from '../../db/database.ts';
import { saveContentItem } from '../collections/save-content-item.ts';
import { withPictures } from './write-collections.ts';
import type { SeedScope } from './site-seed.ts';

/** Writes the journal, dated back from now. */
export async function writePosts(
  trx: WriteTransaction,
  scope: SeedScope,
  collectionIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { siteId, site, assetIds, now } = scope;
  const collectionId = collectionIds.get(site.journal?.urlId ?? '');
  if (site.journal === undefined || collectionId === undefined) return;
  for (const [index, post] of site.journal.posts.entries()) {
    await saveContentItem(trx, siteId, {
      collectionId,
      urlId: post.urlId,
      title: post.title,
      body: withPictures(scope, post.html),
      excerpt: post.excerpt,
      authorName: post.author,
      tags: [...post.tags],
      categories: [...post.categories],
      mainImageId: assetIds.get(post.picture.file),
      isStarred: post.isStarred,
      displayIndex: index,
      publishOn: new Date(now.getTime() - post.daysAgo * DAY_MS),
    });
  }
}

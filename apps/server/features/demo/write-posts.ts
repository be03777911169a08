import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { sanitizeContent } from '../../render/sanitize-content.ts';
import { withPictures } from './write-collections.ts';
import type { SeedScope } from './write-site.ts';

const msPerDay = 86_400_000;

/** Writes the journal, dated back from now. */
export async function writePosts(
  trx: WriteTransaction,
  scope: SeedScope,
  collectionIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { siteId, site, assetIds, now } = scope;
  const collectionId = collectionIds.get(site.journal?.urlId ?? '');
  if (site.journal === undefined || collectionId === undefined) return;
  await trx
    .insertInto('content_items')
    .values(
      site.journal.posts.map((post, index) => ({
        site_id: siteId,
        id: newId(),
        collection_id: collectionId,
        // ENUM-01: text.
        record_type: 1,
        url_id: post.urlId,
        title: post.title,
        body: sanitizeContent(withPictures(scope, post.html)),
        excerpt: sanitizeContent(post.excerpt),
        author_name: post.author,
        tags: [...post.tags],
        categories: [...post.categories],
        main_image_id: assetIds.get(post.picture.file) ?? null,
        is_starred: post.isStarred ?? false,
        is_visible: true,
        display_index: index,
        publish_on: new Date(now.getTime() - post.daysAgo * msPerDay),
        custom_content: '{}',
      })),
    )
    .execute();
}

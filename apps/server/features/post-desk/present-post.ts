import type { DocumentHead, DocumentState, SitePost } from '@sitewright/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';

export type PostItem = Selectable<Database['content_items']>;

/** What of a post its writer fills in, as the wire has it. */
export function presentPostFields(row: PostItem) {
  return {
    title: row.title,
    urlId: row.url_id,
    excerpt: row.excerpt,
    authorName: row.author_name,
    categories: row.categories,
    tags: row.tags,
    mainImageId: row.main_image_id,
    isStarred: row.is_starred,
    promotedBlockId: row.promoted_block_id,
    comments: row.comments,
    publishOn: row.publish_on.toISOString(),
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    location: row.location,
    videoUrl: row.video_url ?? '',
    hasVideoOverlay: row.has_video_overlay ?? false,
  };
}

/** A post as people who write it see it. */
export function presentSitePost(
  row: PostItem,
  at: { readonly pageUrl: string; readonly document: DocumentHead | null; readonly now: Date },
): SitePost {
  const { document } = at;
  const state = stateOf(row, at);
  return {
    ...presentPostFields(row),
    id: row.id,
    collectionId: row.collection_id,
    path: `/${at.pageUrl}/${row.url_id}`,
    state,
    hasNews: state === 'published' && document !== null && document.state !== 'published',
    document,
  };
}

/** What visitors see decides; what they do not see stands where its document stands. */
function stateOf(
  { is_visible: isVisible, publish_on: publishOn }: PostItem,
  { document, now }: { document: DocumentHead | null; now: Date },
): DocumentState {
  if (isVisible) return publishOn <= now ? 'published' : 'scheduled';
  return document === null || document.state === 'published' ? 'draft' : document.state;
}

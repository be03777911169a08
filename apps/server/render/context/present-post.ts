import { commentRuleOf, commentStateOf, type CommentRule } from '@sitewright/contract';
import type { BlogCommentSettings } from '../data/blog-comments.ts';
import type { PostRow } from '../data/load-posts.ts';
import type { PromotedBlock } from '../data/promoted-blocks.ts';
import type { AssetRow } from '../data/rows.ts';
import { sanitizeContent } from '../sanitize-content.ts';
import { escapeHtml } from './escape-html.ts';
import { presentEvent, type EventSite } from './present-event.ts';
import { presentImage, presentImagePart } from './present-image.ts';
import { presentVideo } from './present-video.ts';

/** Where a post is, and whose clock tells when an event takes place. */
export interface PostPlace {
  readonly site: EventSite;
  readonly collectionUrl: string;
  /** What its blog says of comments; undefined: the site has none. */
  readonly comments: BlogCommentSettings | undefined;
  /** What it promotes; undefined: nothing. ENUM-06 */
  readonly promoted?: PromotedBlock | undefined;
  readonly now: Date;
}

/** A blog post, an event or another content item (template-format §4). */
export function presentPost(row: PostRow, place: PostPlace, assets: ReadonlyMap<string, AssetRow>) {
  const { site, collectionUrl } = place;
  const image = row.main_image_id === null ? undefined : assets.get(row.main_image_id);
  const author = row.author_name;
  const picture = image && presentImagePart(row.site_id, image);
  return {
    ...picture,
    ...(image === undefined ? {} : { mainImage: presentImage(row.site_id, image) }),
    id: row.id,
    collectionId: row.collection_id,
    websiteId: row.site_id,
    recordType: row.record_type,
    recordTypeLabel: 'text',
    title: escapeHtml(row.title),
    urlId: row.url_id,
    fullUrl: `${collectionUrl}/${row.url_id}`,
    sourceUrl: '',
    body: sanitizeContent(row.body),
    excerpt: sanitizeContent(row.excerpt),
    tags: row.tags.map(escapeHtml),
    categories: row.categories.map(escapeHtml),
    authorId: authorId(author),
    ...(author === '' ? {} : { author: { id: authorId(author), ...authorNames(author) } }),
    starred: row.is_starred,
    passthrough: false,
    workflowState: 1,
    displayIndex: row.display_index,
    addedOn: row.created_at.getTime(),
    publishOn: row.publish_on.getTime(),
    updatedOn: row.updated_at.getTime(),
    commentState: commentStateOf(ruleOf(row, place)),
    commentCount: row.comment_count,
    publicCommentCount: row.public_comment_count,
    likeCount: 0,
    customContent: row.custom_content,
    ...place.promoted,
    ...presentVideo(
      {
        url: row.video_url ?? '',
        title: row.title,
        overlay: row.has_video_overlay ?? false,
      },
      picture,
    ),
    ...presentEvent(row, site, `${collectionUrl}/${row.url_id}`),
  };
}

function ruleOf(row: PostRow, { comments, now }: PostPlace): CommentRule {
  if (!comments) return 'closed';
  const post = { comments: row.comments, publishedAt: row.publish_on.getTime() };
  return commentRuleOf(comments, post, now.getTime());
}

export type PresentedPost = ReturnType<typeof presentPost>;

function authorNames(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return {
    displayName: escapeHtml(name),
    firstName: escapeHtml(firstName),
    lastName: escapeHtml(rest.join(' ')),
  };
}

/** Authors have no account yet: their name is their id, `?author=` takes it. */
function authorId(name: string): string {
  return encodeURIComponent(name);
}

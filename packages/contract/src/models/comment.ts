/** What visitors write below posts. SOCL-01..04 */
import { COMMENTS_OPEN, DAY_MS } from '@sitewright/commerce';
import { z } from 'zod';
import { commentLimits } from '../limits.ts';
import { makeTextSchema } from './plain-text.ts';

/** What a blog lets visitors do: nothing, write what somebody reads first, or write at once. */
export const blogComments = ['off', 'moderated', 'on'] as const;

/** One of {@link blogComments}. */
export type BlogComments = (typeof blogComments)[number];

/** What a post lets visitors do: as its blog, write whenever it is, or nothing. */
export const postComments = ['blog', 'on', 'off'] as const;

/** One of {@link postComments}. */
export type PostComments = (typeof postComments)[number];

/** `waiting`: nobody has looked at it; `published`: pages show it; `hidden`: they do not. */
export const commentStates = ['waiting', 'published', 'hidden'] as const;

/** One of {@link commentStates}. */
export type CommentState = (typeof commentStates)[number];

/** What visitors may do below a post. */
export const commentRules = ['open', 'moderated', 'closed'] as const;

/** One of {@link commentRules}. */
export type CommentRule = (typeof commentRules)[number];

/**
 * What visitors may do below a post. A post that allows comments by itself has no last day, and in a
 * blog without them somebody reads them first.
 */
export function commentRuleOf(
  { comments, commentDays }: { comments: BlogComments; commentDays: number | null },
  post: { readonly comments: PostComments; readonly publishedAt: number },
  now: number,
): CommentRule {
  if (post.comments === 'off') return 'closed';
  if (post.comments === 'on') return comments === 'on' ? 'open' : 'moderated';
  const isOver = commentDays !== null && now >= post.publishedAt + commentDays * DAY_MS;
  if (comments === 'off' || isOver) return 'closed';
  return comments === 'on' ? 'open' : 'moderated';
}

/** `commentState` of templates, by what visitors may do. SOCL-01 */
export function commentStateOf(rule: CommentRule): number {
  return rule === 'closed' ? commentsClosed : COMMENTS_OPEN;
}

/** Beside {@link COMMENTS_OPEN}. */
const commentsClosed = 2;

/** Signs that turn the direction of what stands beside them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What a visitor sends; both are shown to everybody. */
export const commentDraftSchema = z.object({
  itemId: z.string().min(1).max(60),
  name: makeTextSchema(commentLimits.name)
    .transform((text) => text.replaceAll(turning, '').replaceAll(/\s+/gu, ' ').trim())
    .refine((text) => visible.test(text)),
  text: makeTextSchema(commentLimits.text)
    .transform((text) => text.replaceAll(turning, '').replaceAll('\r\n', '\n').trim())
    .refine((text) => visible.test(text)),
  /** Filled in by machines alone. */
  trap: z.string().max(500).default(''),
});

/** See {@link commentDraftSchema}. */
export type CommentDraft = z.output<typeof commentDraftSchema>;

/** A comment as staff see it. */
export const commentSchema = z.object({
  id: z.string(),
  itemId: z.string(),
  /** Empty when the post is gone. */
  itemTitle: z.string(),
  /** Where visitors find it; null when they do not. */
  itemPath: z.string().nullable(),
  authorName: z.string(),
  body: z.string(),
  state: z.enum(commentStates),
  /** Epoch milliseconds. */
  createdOn: z.number(),
});

/** See {@link commentSchema}. */
export type PostComment = z.output<typeof commentSchema>;

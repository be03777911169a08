/** How what a blog says of comments is kept. */
import { sql, type RawBuilder } from 'kysely';
import type { BlogCommentSettings } from '../../render/data/blog-comments.ts';

/** The settings of a page with what of this is given; undefined: nothing is. */
export function withBlogComments(
  settings: RawBuilder<unknown>,
  {
    comments,
    commentDays,
  }: { [Name in keyof BlogCommentSettings]?: BlogCommentSettings[Name] | undefined },
): RawBuilder<string> | undefined {
  const given = Object.entries({ allowed: comments, days: commentDays });
  const told = given.filter(([, value]) => value !== undefined);
  if (told.length === 0) return undefined;
  const data = JSON.stringify(Object.fromEntries(told));
  return sql<string>`jsonb_set(${settings}, '{comments}',
    case jsonb_typeof(${settings} -> 'comments') when 'object' then ${settings} -> 'comments'
      else '{}' end || ${data}::jsonb)`;
}

/** What a blog says of comments below its posts, as its settings keep it. SOCL-01 */
import { blogComments, commentLimits, type BlogComments } from '@sitewright/contract';
import { isRecord } from '../theme/read-conf.ts';

/** As its owner chooses it. */
export interface BlogCommentSettings {
  readonly comments: BlogComments;
  /** Days after a post, behind which nobody writes below it any more; null: none. */
  readonly commentDays: number | null;
}

/** Of the settings of a collection; where nobody chose, somebody reads comments first. */
export function readBlogComments(settings: Readonly<Record<string, unknown>>): BlogCommentSettings {
  const kept = isRecord(settings['comments']) ? settings['comments'] : {};
  const days = kept['days'];
  return {
    comments: blogComments.find((one) => one === kept['allowed']) ?? 'moderated',
    commentDays:
      typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= commentLimits.days
        ? days
        : null,
  };
}

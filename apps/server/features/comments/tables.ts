/** What visitors write below posts. */
import type { CommentState } from '@sitewright/contract';
import type { Instant } from '../../db/columns.ts';

export interface CommentTables {
  post_comments: PostCommentsTable;
}

interface PostCommentsTable {
  site_id: string;
  id: string;
  /** The post or event; one that is gone may be put back. */
  item_id: string;
  /** As everybody sees it. */
  author_name: string;
  /** Plain text. */
  body: string;
  state: CommentState;
  created_at: Instant;
}

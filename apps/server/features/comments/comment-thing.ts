import { rowThing } from '../activity/row-thing.ts';

/** Comments as the log of writes knows them. */
export const commentThing = rowThing({
  kind: 'comment',
  table: 'post_comments',
  title: 'author_name',
  columns: ['item_id', 'author_name', 'body', 'state', 'created_at'],
});

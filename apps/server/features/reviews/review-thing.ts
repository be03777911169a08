import { rowThing } from '../activity/row-thing.ts';

/** Reviews as the log of writes knows them. */
export const reviewThing = rowThing({
  kind: 'review',
  table: 'product_reviews',
  title: 'title',
  columns: [
    'product_id',
    'order_id',
    'account_id',
    'email_key',
    'author_name',
    'rating',
    'title',
    'body',
    'state',
    'source',
    'is_verified',
    'external_id',
    'reply',
    'replied_at',
    'created_at',
    'updated_at',
  ],
});

/** What a shop collects for, as the log of writes knows it. */
import { rowThing } from '../activity/row-thing.ts';

export const donationThing = rowThing({
  kind: 'donation',
  table: 'donations',
  title: 'title',
  columns: [
    'title',
    'cover_text',
    'suggested_cents',
    'min_cents',
    'max_cents',
    'is_free_amount',
    'is_monthly_offered',
    'asks_name',
    'asks_message',
    'is_open',
    'created_at',
  ],
});

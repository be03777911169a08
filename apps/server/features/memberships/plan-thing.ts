/** What people can belong to, as the log of writes knows it. */
import { protectCollections } from '../collections/protect-collections.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';

const rows = rowThing({
  kind: 'membership-plan',
  table: 'membership_plans',
  title: 'title',
  columns: [
    'title',
    'cover_text',
    'price_cents',
    'billing_period',
    'collection_ids',
    'is_open',
    'created_at',
  ],
});

/** Pages that a plan names are for members again when it is put back. */
export const planThing: LoggedThing = {
  ...rows,
  async change(scope, key, kept) {
    const { collectionIds } = kept.fields;
    const ids = Array.isArray(collectionIds) ? collectionIds.map(String) : [];
    await protectCollections(scope.trx, { siteId: key.siteId, ids });
    await rows.change?.(scope, key, kept);
  },
};

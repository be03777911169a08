/** What people can belong to, as the log of writes knows it. */
import type { LoggedValue } from '../activity/log-write.ts';
import type { LoggedThing } from '../activity/logged-thing.ts';
import { rowThing } from '../activity/row-thing.ts';
import { closeForMembers } from '../page-locks/close-for-members.ts';
import { loadPlanForChange } from './membership-plans.ts';

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
    const { siteId, id } = key;
    const { collectionIds: known } = await loadPlanForChange(scope.trx, siteId, id);
    await closeForMembers(scope.trx, { siteId, ids: idsIn(kept.fields), known });
    await rows.change?.(scope, key, kept);
  },
  async add(scope, key, kept) {
    await closeForMembers(scope.trx, { siteId: key.siteId, ids: idsIn(kept.fields) });
    await rows.add?.(scope, key, kept);
  },
};

function idsIn({ collectionIds }: LoggedValue): string[] {
  return Array.isArray(collectionIds) ? collectionIds.map(String) : [];
}

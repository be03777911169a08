import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { activityTimes } from '../activity/activity-times.ts';

/** Forgets who used discounts that were deleted and cannot come back any more. */
export async function forgetUses({
  transact,
  now,
}: Pick<AppContext, 'transact' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - activityTimes.undoableFor);
  await transact((trx) =>
    sql`delete from discount_uses u
      where not exists (select 1 from discounts d
        where d.site_id = u.site_id and d.id = u.discount_id)
      and not exists (select 1 from activity_log l
        where l.site_id = u.site_id and l.subject = 'discount:' || u.discount_id
          and l.happened_at >= ${since})`.execute(trx),
  );
}

import { sql } from 'kysely';
import type { WriteTransaction } from '../../db/database.ts';
import { erasedJson, erasedText, holdsErased } from '../../db/erased-text.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** Of these subjects stays that something was written, and who wrote it. */
export async function blankActivity(
  trx: WriteTransaction,
  siteId: string,
  subjects: readonly string[],
): Promise<void> {
  await trx
    .updateTable('activity_log')
    .set({ title: '', before: '{}', after: '{}' })
    .where('site_id', '=', siteId)
    .where('subject', 'in', [...subjects])
    .execute();
}

/** That something was written stays, and who wrote it; not about whom. */
export async function eraseActivity(
  { trx, site: { siteId } }: EventScope,
  { customerIds, pattern }: CustomerErased,
): Promise<void> {
  await blankActivity(
    trx,
    siteId,
    customerIds.map((id) => `customer:${id}`),
  );
  await trx
    .updateTable('activity_log')
    .set({
      subject: erasedText('subject', pattern),
      title: erasedText('title', pattern),
      before: erasedJson('before', pattern),
      after: erasedJson('after', pattern),
    })
    .where('site_id', '=', siteId)
    .where(
      sql<boolean>`(${holdsErased('subject', pattern)} or ${holdsErased('title', pattern)}
        or ${holdsErased('before', pattern)} or ${holdsErased('after', pattern)})`,
    )
    .execute();
}

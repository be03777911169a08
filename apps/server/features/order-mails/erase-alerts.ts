import { erasedText, holdsErased } from '../../db/erased-text.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** What the owner was told stays, without of whom. */
export async function eraseAlerts(
  { trx, site: { siteId } }: EventScope,
  { pattern }: CustomerErased,
): Promise<void> {
  await trx
    .updateTable('owner_alerts')
    .set({ text: erasedText('text', pattern) })
    .where('site_id', '=', siteId)
    .where(holdsErased('text', pattern))
    .execute();
}

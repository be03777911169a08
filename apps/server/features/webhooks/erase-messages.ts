import { erasedText, holdsErased } from '../../db/erased-text.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { CustomerErased } from '../customers/customer-events.ts';

/** What is told again, or waits to be told, tells nothing of them. */
export async function eraseMessages(
  { trx, site: { siteId } }: EventScope,
  { pattern }: CustomerErased,
): Promise<void> {
  await trx
    .updateTable('webhook_messages')
    .set({ body: erasedText('body', pattern) })
    .where('site_id', '=', siteId)
    .where(holdsErased('body', pattern))
    .execute();
  await trx
    .updateTable('webhook_attempts')
    .set({ answer: erasedText('answer', pattern) })
    .where('site_id', '=', siteId)
    .where(holdsErased('answer', pattern))
    .execute();
}

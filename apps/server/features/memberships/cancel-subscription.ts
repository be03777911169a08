import type { EventScope } from '../../reactions/reaction.ts';
import { changeSubscription, listActions } from '../subscriptions/change-subscription.ts';
import { lockSubscription } from '../subscriptions/stored-subscriptions.ts';

/** Cancels what pays for a membership, when it still does. */
export async function cancelSubscription(scope: EventScope, id: string): Promise<void> {
  const row = await lockSubscription(scope.trx, scope.site.siteId, id);
  if (row && listActions(row).includes('cancel')) {
    await changeSubscription(scope, id, { action: 'cancel' });
  }
}

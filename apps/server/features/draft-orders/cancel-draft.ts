import { logDone } from '../activity/log-done.ts';
import { closeAgreedCart } from '../cart/write-agreed-cart.ts';
import { actOnDraft, type DraftSource } from './act-on-draft.ts';

/**
 * Gives a draft up: its links lead nowhere from now on.
 * @returns the row of the log
 * @throws ApiError `not_found`, `draft_ended`, `payment_under_way`
 */
export async function cancelDraft(source: DraftSource, id: string): Promise<string | undefined> {
  let activityId: string | undefined;
  await actOnDraft(source, { id, event: 'canceled' }, async (scope, draft, before) => {
    await closeAgreedCart(scope, draft.cartId);
    activityId = await logDone(scope, {
      action: 'draft-order-canceled',
      subject: `draft-order:${id}`,
      title: draft.email,
      before: { state: before },
      after: { state: draft.state },
    });
  });
  return activityId;
}

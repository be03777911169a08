import { logDone } from '../activity/log-done.ts';
import { closeAgreedCart } from '../cart/write-agreed-cart.ts';
import { actOnDraft, type DraftSource } from './act-on-draft.ts';

/**
 * Gives a draft up: its links lead nowhere from now on.
 * @throws ApiError `not_found`, `draft_ended`, `payment_under_way`
 */
export async function cancelDraft(source: DraftSource, id: string): Promise<void> {
  await actOnDraft(source, { id, event: 'canceled' }, async (scope, { cartId, email }) => {
    await closeAgreedCart(scope, cartId);
    const subject = `draft-order:${id}`;
    await logDone(scope, { action: 'draft-order-canceled', subject, title: email });
  });
}

import { closeAgreedCart } from '../cart/write-agreed-cart.ts';
import { actOnDraft, type DraftSource } from './act-on-draft.ts';

/**
 * Gives a draft up: its links lead nowhere from now on.
 * @throws ApiError `not_found`, `draft_ended`, `payment_under_way`
 */
export async function cancelDraft(source: DraftSource, id: string): Promise<void> {
  await actOnDraft(source, { id, event: 'canceled' }, (scope, { cartId }) =>
    closeAgreedCart(scope, cartId),
  );
}

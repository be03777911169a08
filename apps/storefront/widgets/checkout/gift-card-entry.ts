import { checkoutMessages } from '@sitewright/contract';
import type { CallFailure, CartBalance } from '@sitewright/contract';
import type { CheckoutContext } from './checkout-state.ts';
import { withoutError } from './checkout-state.ts';
import { describeFailure } from './payment-failure.ts';
import { say } from '../../platform/say.ts';

export interface GiftCardEntry {
  /** True when the code was taken; otherwise, and without a code, the state says why not. */
  apply(typed: string): Promise<boolean>;
  remove(giftCardId: string): Promise<void>;
}

/** The field whose error says what is wrong with a code. */
export const giftCardField = 'giftCardCode';

type GiftCardResult =
  | { readonly ok: true; readonly answer: { readonly giftCards: readonly CartBalance[] } }
  | { readonly ok: false; readonly failure: CallFailure };

/** Enters and removes gift cards. */
export function createGiftCardEntry(context: CheckoutContext): GiftCardEntry {
  const { state, call, params, setError, enqueue } = context;

  function accept(result: GiftCardResult): void {
    state.patch({ errors: withoutError(state.get().errors, giftCardField) });
    if (result.ok) state.patch({ giftCards: result.answer.giftCards, message: '' });
    else setError(giftCardField, describeFailure(result.failure));
  }

  return {
    async apply(typed) {
      const code = typed.trim();
      if (code === '') {
        setError(giftCardField, say(checkoutMessages.giftCardMissing));
        return false;
      }
      await enqueue(async () => {
        const body = { code };
        accept(await call('POST /api/3/commerce/cart/:cartToken/gift-cards', { params, body }));
      });
      return state.get().errors[giftCardField] === undefined;
    },
    remove: (giftCardId) =>
      enqueue(async () => {
        const path = 'DELETE /api/3/commerce/cart/:cartToken/gift-cards/:giftCardId';
        accept(await call(path, { params: { ...params, giftCardId } }));
      }),
  };
}

import type { CallRegistration } from '../../http/call-scope.ts';
import { handleGiftCards } from './handle-gift-cards.ts';

/** The calls about gift cards. */
export const giftCardCalls: readonly CallRegistration[] = [handleGiftCards];

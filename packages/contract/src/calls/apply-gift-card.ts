import { z } from 'zod';
import { defineCall } from '../call.ts';
import { cartBalanceSchema } from '../models/cart-balance.ts';
import { makeTextSchema } from '../models/plain-text.ts';
import { cartTokenSchema } from './get-checkout.ts';

const answer = z.object({
  /** All that pay the cart, in the order in which they pay. */
  giftCards: z.array(cartBalanceSchema),
});

/** Pays a cart with a gift card or store credit. Only the visitor who entered it can spend it. */
export const applyGiftCard = defineCall(
  'POST /api/3/commerce/cart/:cartToken/gift-cards',
  'Enter the code of a gift card',
  {
    params: cartTokenSchema,
    body: z.object({ code: makeTextSchema(100).trim().min(1) }),
    answer,
  },
  { limit: 'enterGiftCard' },
);

/** Takes one off again. */
export const removeGiftCard = defineCall(
  'DELETE /api/3/commerce/cart/:cartToken/gift-cards/:giftCardId',
  'Remove a gift card',
  { params: cartTokenSchema.extend({ giftCardId: z.string().min(1).max(64) }), answer },
);

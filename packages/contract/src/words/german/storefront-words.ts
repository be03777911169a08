import { germanCart } from './cart-words.ts';
import { germanCheckout } from './checkout-words.ts';
import { germanComments } from './comment-words.ts';
import { germanForms } from './form-words.ts';
import { germanOrders } from './order-words.ts';

/** What browsers of visitors draw, in German, by the English texts. */
export const germanStorefront = {
  ...germanCart,
  ...germanCheckout,
  ...germanOrders,
  ...germanForms,
  ...germanComments,
};

/** A text that the storefront says. */
export type StorefrontText = keyof typeof germanStorefront;

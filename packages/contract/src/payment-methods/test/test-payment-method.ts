import { z } from 'zod';
import { checkoutMessages } from '../../messages/checkout.ts';

const cardNumber = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{12,19}$/, checkoutMessages.cardNumberInvalid));

const expiry = z
  .string()
  .trim()
  .regex(/^(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/, checkoutMessages.cardExpiryInvalid);

/** Cards of the test provider; nothing is charged and the number is never stored. */
export const testPaymentSchema = z.object({
  provider: z.literal('test'),
  cardNumber,
  /** `MM/YY` or `MM/YYYY`. */
  expiry,
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, checkoutMessages.cardCodeInvalid),
});

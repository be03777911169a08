import { z } from 'zod';
import { checkoutMessages } from '../messages/checkout.ts';

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

/** Payment agreed on by hand: bank transfer, cash at pickup. */
export const manualPaymentSchema = z.object({ provider: z.literal('manual') });

/** How a shopper pays. A provider is one more line. */
export const paymentMethodSchema = z.discriminatedUnion(
  'provider',
  [testPaymentSchema, manualPaymentSchema],
  { error: checkoutMessages.methodUnavailable },
);

/** See {@link paymentMethodSchema}. */
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

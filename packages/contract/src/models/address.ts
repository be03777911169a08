import { z } from 'zod';
import { textLimits } from '../limits.ts';
import { checkoutMessages } from '../messages/checkout.ts';

/**
 * One line: breaks and other control characters become a space, or a name could add lines to mails
 * and papers.
 */
const oneLine = z
  .string()
  .overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, ' '))
  .trim();

const line = oneLine.max(textLimits.addressLine);

/** Where an order goes, as far as shipping and tax need it. */
export const shippingLocationSchema = z.object({
  line1: line.default(''),
  line2: line.default(''),
  city: line.default(''),
  /** State or province by its short code; empty where the country has none. */
  region: line.default(''),
  postalCode: oneLine.max(textLimits.postalCode).default(''),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, checkoutMessages.countryUnknown),
});

/** See {@link shippingLocationSchema}. */
export type ShippingLocation = z.infer<typeof shippingLocationSchema>;

const requiredLine = line.min(1, checkoutMessages.required);
const name = oneLine.max(textLimits.name);

/** A postal address a shopper typed. Which of region and postal code a country needs, it decides. */
export const addressSchema = shippingLocationSchema.extend({
  firstName: name.min(1, checkoutMessages.required),
  lastName: name.min(1, checkoutMessages.required),
  company: name.default(''),
  line1: requiredLine,
  city: requiredLine,
  phone: name.default(''),
});

/** Who fetches an order that is picked up. */
export const pickupContactSchema = addressSchema.pick({
  firstName: true,
  lastName: true,
  phone: true,
});

/** See {@link pickupContactSchema}. */
export type PickupContact = z.infer<typeof pickupContactSchema>;

/** See {@link addressSchema}. */
export type Address = z.infer<typeof addressSchema>;

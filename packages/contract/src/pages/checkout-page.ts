import { z } from 'zod';
import { cartBalanceSchema } from '../models/cart-balance.ts';
import { checkoutFieldSchema } from '../models/checkout-field.ts';
import { cartSchema } from '../models/cart.ts';
import { sumCentsSchema } from '../models/money.ts';
import { storeFactsSchema } from './store-facts.ts';

/** A country one can ship to, with how its addresses are written. */
export const countrySchema = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  name: z.string(),
  /** States or provinces to choose from; empty: the region is not asked. */
  regions: z.array(z.object({ code: z.string(), name: z.string() })),
  /** `State`, `Province`, `County` … */
  regionLabel: z.string(),
  /** `ZIP code`, `Postcode` …; empty: the country has none. */
  postalCodeLabel: z.string(),
  cityLabel: z.string(),
  /** The order in which the parts of a place are asked. */
  placeOrder: z.array(z.enum(['city', 'region', 'postalCode'])),
});

/** An address as typed so far, valid or not. */
export const typedAddressSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
});

/** What stands in the fields of the checkout; kept when a form post comes back with errors. */
export const checkoutValuesSchema = z.object({
  email: z.string(),
  shippingAddress: typedAddressSchema,
  isBillingSameAsShipping: z.boolean(),
  billingAddress: typedAddressSchema,
  shippingOptionId: z.string(),
  /** How the order reaches its buyer. */
  deliveryMethod: z.enum(['ship', 'pickup']),
  marketingOptIn: z.boolean(),
  note: z.string(),
  /** By field id. */
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

/** Everything the checkout page is drawn from. */
export const checkoutPageSchema = z.object({
  store: storeFactsSchema,
  cart: cartSchema,
  /** Where the plain form posts to; it holds the cart token. */
  actionUrl: z.string(),
  cartUrl: z.string(),
  /** Of a visitor who is signed in: they buy by this email, which they have proved. */
  account: z.object({ email: z.string() }).nullable(),
  /** Sent with the payment, as header or field, so that one attempt pays once. */
  paymentAttemptId: z.string(),
  /** What is to be paid now, beside `cart.grandTotalCents`. */
  amountDueCents: sumCentsSchema,
  /** Gift cards and store credit that the visitor has entered, in the order in which they pay. */
  giftCards: z.array(cartBalanceSchema),
  /** False for a donation: its field is not shown. */
  takesGiftCards: z.boolean(),
  countries: z.array(countrySchema),
  values: checkoutValuesSchema,
  /** Message by field, under the dotted names of `readCheckoutForm`. */
  errors: z.record(z.string(), z.string()),
  /** Sentence about the whole form: a declined card, a changed total. Empty when all is well. */
  formError: z.string(),
  /** True once a location is known, so that an empty list of options means none fits. */
  hasShippingLocation: z.boolean(),
  /** Which of the two there is to choose from. */
  delivery: z.object({ canShip: z.boolean(), canPickUp: z.boolean() }),
  company: z.object({ isShown: z.boolean() }),
  note: z.object({ isShown: z.boolean() }),
  /** The form that the shop adds. */
  fields: z.array(checkoutFieldSchema),
  /** Epoch milliseconds until which stock is held for this cart; null: none is. */
  heldUntil: z.number().nullable(),
  /** Of the server, when it drew the page: clocks of visitors differ. */
  now: z.number(),
  phone: z.object({ isShown: z.boolean(), isRequired: z.boolean() }),
  marketing: z.object({ isShown: z.boolean(), label: z.string() }),
  paymentMethods: z.array(
    z.object({
      provider: z.string(),
      label: z.string(),
      description: z.string(),
      /** Only with one of these ways to get the order; missing: with any. */
      shippingOptionIds: z.array(z.string()).optional(),
    }),
  ),
  /** True: another way to pay may be offered once the email is proved by a mailed link. */
  mayProveEmail: z.boolean(),
});

/** See {@link checkoutPageSchema}. */
export type CheckoutPage = z.infer<typeof checkoutPageSchema>;
/** See {@link checkoutValuesSchema}. */
export type CheckoutValues = z.infer<typeof checkoutValuesSchema>;
/** See {@link typedAddressSchema}. */
export type TypedAddress = z.infer<typeof typedAddressSchema>;
/** See {@link countrySchema}. */
export type Country = z.infer<typeof countrySchema>;

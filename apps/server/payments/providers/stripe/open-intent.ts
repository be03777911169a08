/** What Stripe is asked for before anybody pays: an intent, which takes no money by itself. */
import Stripe from 'stripe';
import type { AskedPayment } from '../../provider.ts';
import type { AskStripe } from './stripe-account.ts';
import { toStripeAmount } from './stripe-amount.ts';

export type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** Calls that make something, each with a key of its own. */
type Call = 'customer' | 'intent';

/**
 * The intent of a payment, the same one however often this is asked: everything in the request comes
 * from what is stored. An intent of nothing keeps a method for later charges.
 */
export async function openIntent(ask: AskStripe, payment: AskedPayment): Promise<Intent> {
  const { siteId, paymentId, savesMethod, saved, email, shippingAddress } = payment;
  const metadata = { siteId, paymentId };
  const isNew = savesMethod && saved === null;
  const customer = isNew
    ? await make('customer', (client, options) =>
        client.customers.create({ email, metadata }, options),
      )
    : undefined;
  const common = {
    automatic_payment_methods: { enabled: true },
    metadata,
    ...((customer || saved) && { customer: customer?.id ?? saved?.customerRef }),
  };
  if (payment.amountCents === 0) {
    return make('intent', (client, options) =>
      client.setupIntents.create({ ...common, usage: 'off_session' }, options),
    );
  }
  return make('intent', (client, options) =>
    client.paymentIntents.create(
      {
        ...common,
        ...toStripeAmount(payment),
        ...((savesMethod || saved) && { setup_future_usage: 'off_session' as const }),
        ...(shippingAddress && { shipping: toShipping(shippingAddress) }),
      },
      options,
    ),
  );

  /**
   * An answer of 500 is kept with its key and comes again for a day. What it may have made takes no
   * money, since nobody knows of it: a second key makes another one.
   */
  async function make<Made>(
    call: Call,
    create: (client: Stripe, options: Stripe.RequestOptions) => Promise<Made>,
  ): Promise<Made> {
    const idempotencyKey = `${call}-${paymentId}`;
    try {
      return await ask((client) => create(client, { idempotencyKey }));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeAPIError)) throw error;
      return ask((client) => create(client, { idempotencyKey: `${idempotencyKey}-again` }));
    }
  }
}

/** Paying later asks where the goods go. */
function toShipping(address: Readonly<Record<string, string>>) {
  const { firstName = '', lastName = '', line1 = '', line2, city, region, postalCode } = address;
  return {
    name: `${firstName} ${lastName}`.trim() || 'Unknown',
    address: {
      line1,
      ...(line2 && { line2 }),
      ...(city && { city }),
      ...(region && { state: region }),
      ...(postalCode && { postal_code: postalCode }),
      ...(address.country && { country: address.country }),
    },
  };
}

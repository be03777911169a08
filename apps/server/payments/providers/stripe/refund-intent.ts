/** Giving money back through Stripe. */
import Stripe from 'stripe';
import type { RefundAsked, SentRefund } from '../../provider.ts';
import { readRefund } from './read-intent.ts';
import type { AskStripe } from './stripe-account.ts';
import { toStripeAmount } from './stripe-amount.ts';

/** @throws when it is not certain that the money goes back */
export async function refundStripePayment(ask: AskStripe, asked: RefundAsked): Promise<SentRefund> {
  const { siteId, paymentId, refundId, providerRef } = asked;
  if (!providerRef) throw new Error('The payment has no name at Stripe');
  const params = {
    payment_intent: providerRef,
    amount: toStripeAmount(asked).amount,
    metadata: { siteId, paymentId, refundId },
  };
  const idempotencyKey = `refund-${refundId}`;
  try {
    return sentOf(await ask((client) => client.refunds.create(params, { idempotencyKey })));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeAPIError)) throw error;
    // An answer of 500 is kept with its key for a day: what it made is looked for.
    const made = await findRefund(ask, asked);
    if (made) return sentOf(made);
    const again = { idempotencyKey: `${idempotencyKey}-again` };
    return sentOf(await ask((client) => client.refunds.create(params, again)));
  }
}

async function findRefund(
  ask: AskStripe,
  { providerRef, refundId }: RefundAsked,
): Promise<Stripe.Refund | undefined> {
  const { data } = await ask((client) =>
    client.refunds.list({ payment_intent: providerRef!, limit: 100 }),
  );
  return data.find(({ metadata }) => metadata?.['refundId'] === refundId);
}

function sentOf(refund: Stripe.Refund): SentRefund {
  const { status, providerRef } = readRefund(refund);
  return { status, providerRef };
}

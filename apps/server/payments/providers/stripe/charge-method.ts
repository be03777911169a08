/** Charging a method that Stripe keeps, while its owner is away. */
import Stripe from 'stripe';
import type { AskedPayment, PaymentOutcome, SavedMethodRef } from '../../provider.ts';
import { openIntent } from './open-intent.ts';
import { declineCodeOf, readIntent } from './read-intent.ts';
import type { AskStripe } from './stripe-account.ts';

/**
 * Made first and confirmed then, so that calling it off can never take the money.
 * @throws when it is not known whether money moved
 */
export async function chargeStripeMethod(
  ask: AskStripe,
  payment: AskedPayment,
  { methodRef }: SavedMethodRef,
): Promise<PaymentOutcome> {
  const { id: providerRef } = await openIntent(ask, payment);
  try {
    const intent = await ask((client) =>
      client.paymentIntents.confirm(
        providerRef,
        { payment_method: methodRef, off_session: true },
        { idempotencyKey: `confirm-${payment.paymentId}` },
      ),
    );
    return outcomeOf(readIntent(intent).status, providerRef);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    if (error.code === 'authentication_required') return { kind: 'requires_action', providerRef };
    return { kind: 'failed', providerRef, code: declineCodeOf(error) ?? 'card_declined' };
  }
}

function outcomeOf(
  status: ReturnType<typeof readIntent>['status'],
  providerRef: string,
): PaymentOutcome {
  switch (status) {
    case 'succeeded':
      return { kind: 'succeeded', providerRef };
    case 'processing':
      return { kind: 'placed', providerRef };
    case 'canceled':
      return { kind: 'failed', providerRef, code: 'card_declined' };
    case 'open':
    case 'declined':
      return { kind: 'requires_action', providerRef };
  }
}

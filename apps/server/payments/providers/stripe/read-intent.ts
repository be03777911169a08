/** What Stripe tells of a payment, in our words. */
import Stripe from 'stripe';
import type { DeclineCode, PaymentRef, SavedMethod } from '../../provider.ts';
import type { ProviderDispute, ProviderPayment, ProviderRefund } from '../../provider-payment.ts';
import type { Intent } from './open-intent.ts';
import type { TakenAmount } from '../../taken-amount.ts';
import type { AskStripe } from './stripe-account.ts';
import { fromStripeAmount } from './stripe-amount.ts';

const expand = ['latest_charge', 'latest_charge.balance_transaction', 'payment_method'];

/** Undefined when the account has no such intent. */
export async function fetchIntent(ask: AskStripe, ref: string): Promise<Intent | undefined> {
  try {
    return isSetup(ref)
      ? await ask((client) => client.setupIntents.retrieve(ref, { expand: ['payment_method'] }))
      : await ask((client) => client.paymentIntents.retrieve(ref, { expand }));
  } catch (error) {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
    if (isMissing) return undefined;
    throw error;
  }
}

/** True for the name of an intent that only keeps a method. */
export function isSetup(ref: string): boolean {
  return ref.startsWith('seti_');
}

/** How a payment stands, with what went back and what is disputed. */
export async function lookAtIntent(
  ask: AskStripe,
  { providerRef }: Pick<PaymentRef, 'providerRef'>,
): Promise<ProviderPayment | undefined> {
  const intent = providerRef ? await fetchIntent(ask, providerRef) : undefined;
  if (!intent) return undefined;
  const told = readIntent(intent);
  if (intent.object === 'setup_intent' || intent.status !== 'succeeded') return told;
  const about = { payment_intent: intent.id, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    ask((client) => client.refunds.list(about)),
    ask((client) => client.disputes.list(about)),
  ]);
  return {
    ...told,
    refunds: refunds.data.map(readRefund),
    disputes: disputes.data.map(readDispute),
  };
}

/** Without refunds and disputes, which are asked for apart. */
export function readIntent(intent: Intent): ProviderPayment {
  const { siteId, paymentId } = intent.metadata ?? {};
  return {
    providerRef: intent.id,
    siteId,
    paymentId,
    status: readStatus(intent),
    ...readAmount(intent),
    refundedCents: readRefunded(intent),
    code: declineCodeOf(readError(intent)),
    saved: readSaved(intent),
    fee: readFee(intent),
  };
}

function readError(intent: Intent) {
  return intent.object === 'setup_intent' ? intent.last_setup_error : intent.last_payment_error;
}

function readAmount(intent: Intent) {
  if (intent.object === 'setup_intent') return { amountCents: 0, currency: '' };
  const { currency, amount, amount_received } = intent;
  const isPaid = intent.status === 'succeeded';
  return fromStripeAmount({ currency, amount: isPaid ? amount_received : amount });
}

/** Undefined when the charge was not asked for. */
function readRefunded(intent: Intent): number | undefined {
  const charge = intent.object === 'payment_intent' ? intent.latest_charge : null;
  if (!charge || typeof charge === 'string') return undefined;
  const { amount_refunded: amount, currency } = charge;
  return fromStripeAmount({ amount, currency }).amountCents;
}

/** Undefined when it was not asked for, or is not known yet. Kept in the currency of the account. */
function readFee(intent: Intent): TakenAmount | undefined {
  const charge = intent.object === 'payment_intent' ? intent.latest_charge : null;
  const balance = typeof charge === 'string' ? null : charge?.balance_transaction;
  if (!balance || typeof balance === 'string') return undefined;
  const { fee: amount, currency } = balance;
  return fromStripeAmount({ amount, currency });
}

function readStatus(intent: Intent): ProviderPayment['status'] {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'canceled';
    case 'processing':
      return 'processing';
    default:
      return readError(intent) ? 'declined' : 'open';
  }
}

/** Only a method that was confirmed may be charged later. */
function readSaved(intent: Intent): SavedMethod | undefined {
  const { customer, payment_method: method } = intent;
  const isKept = intent.object === 'setup_intent' || intent.setup_future_usage === 'off_session';
  if (intent.status !== 'succeeded' || !isKept || !customer || !method) return undefined;
  return {
    customerRef: typeof customer === 'string' ? customer : customer.id,
    methodRef: typeof method === 'string' ? method : method.id,
    label: typeof method === 'string' ? 'Saved method' : labelOf(method),
  };
}

function labelOf({ card, type }: Stripe.PaymentMethod): string {
  if (!card) return capitalize(type.replaceAll('_', ' '));
  return `${capitalize(card.brand)} ending in ${card.last4}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A refund in the words of all providers. */
export function readRefund(refund: Stripe.Refund): ProviderRefund {
  return {
    providerRef: refund.id,
    refundId: refund.metadata?.['refundId'],
    amountCents: fromStripeAmount(refund).amountCents,
    status: readRefundStatus(refund.status),
  };
}

function readRefundStatus(status: string | null): ProviderRefund['status'] {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function readDispute(dispute: Stripe.Dispute): ProviderDispute {
  const dueBy = dispute.evidence_details.due_by;
  return {
    disputeRef: dispute.id,
    ...fromStripeAmount(dispute),
    reason: dispute.reason,
    status: readDisputeStatus(dispute.status),
    answerBy: dueBy ? new Date(dueBy * 1000) : undefined,
    openedAt: new Date(dispute.created * 1000),
  };
}

function readDisputeStatus(status: string): ProviderDispute['status'] {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

const declines: Readonly<Record<string, DeclineCode>> = {
  insufficient_funds: 'insufficient_funds',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  expired_card: 'invalid_expiry',
  invalid_expiry_month: 'invalid_expiry',
  invalid_expiry_year: 'invalid_expiry',
  incorrect_cvc: 'invalid_cvc',
  invalid_cvc: 'invalid_cvc',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
};

/** Why a card was refused; undefined when it was not. */
export function declineCodeOf(
  error: { code?: string | undefined; decline_code?: string | undefined } | null | undefined,
): DeclineCode | undefined {
  if (!error) return undefined;
  return declines[error.decline_code ?? ''] ?? declines[error.code ?? ''] ?? 'card_declined';
}

/** What providers tell beside payments and refunds: what they keep, dispute and pay out. */
import type { PaymentDisputed, PaymentFeeTold, PayoutTold } from '../../payments/payment-events.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import { about } from './ledger-reactions.ts';
import { postTransaction, type LedgerEntry } from './post-transaction.ts';

/** What a provider keeps of a payment never comes to the bank. Told once. */
export async function postFee(
  scope: EventScope,
  { payment, isTest, amountCents, currency }: PaymentFeeTold,
): Promise<void> {
  await postTransaction(scope, {
    ...(await about(scope, payment, isTest)),
    currency,
    kind: 'fee',
    source: `fee:${payment.paymentId}`,
    entries: [
      { account: 'fees', amountCents },
      { account: 'clearing', party: payment.provider, amountCents: -amountCents },
    ],
  });
}

/**
 * Money that a bank holds while it decides is taken from the provider; it comes back when the shop is
 * right, and is lost when it is not. Of a dispute whose beginning nobody told both are written.
 */
export async function postDispute(
  scope: EventScope,
  { payment, dispute, isTest }: PaymentDisputed,
): Promise<void> {
  const { provider } = payment;
  const { disputeRef, amountCents, currency, status } = dispute;
  const disputed: LedgerEntry = { account: 'disputed', party: provider, amountCents };
  const clearing: LedgerEntry = { account: 'clearing', party: provider, amountCents };
  const base = { ...(await about(scope, payment, isTest)), currency };
  const source = `dispute:${payment.paymentId}:${disputeRef}`;
  await postTransaction(scope, {
    ...base,
    kind: 'dispute-opened',
    source: `${source}:open`,
    entries: [disputed, turn(clearing)],
  });
  if (status === 'open') return;
  const lost: LedgerEntry = { account: 'disputes-lost', amountCents };
  await postTransaction(scope, {
    ...base,
    kind: `dispute-${status}`,
    source: `${source}:closed`,
    entries: [status === 'won' ? clearing : lost, turn(disputed)],
  });
}

/** What came to the bank, and what was kept of it. */
export async function postPayout(
  scope: EventScope,
  { provider, payoutRef, amountCents, feeCents, currency, isTest }: PayoutTold,
): Promise<void> {
  await postTransaction(scope, {
    orderId: null,
    paymentId: null,
    currency,
    isTest,
    kind: 'payout',
    source: `payout:${provider}:${payoutRef}`,
    entries: [
      { account: 'bank', amountCents },
      { account: 'fees', amountCents: feeCents },
      { account: 'clearing', party: provider, amountCents: -(amountCents + feeCents) },
    ],
  });
}

function turn(entry: LedgerEntry): LedgerEntry {
  return { ...entry, amountCents: -entry.amountCents };
}

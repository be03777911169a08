/** Brings a payment of ours to where its provider says that it stands. */
import type { Site } from '../features/sites/site.ts';
import type { AppContext } from '../context.ts';
import type { WriteTransaction } from '../db/database.ts';
import { announceEvent, type EventScope } from '../reactions/reaction.ts';
import { noteDispute } from './note-dispute.ts';
import { lockPayment, type LockedPayment, type Payment } from './lock-payment.ts';
import type { PaymentEventType } from './payment-states.ts';
import type { PaymentProvider } from './provider.ts';
import type { ProviderPayment } from './provider-payment.ts';
import { advance } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';
import { readTakenAmount, requireSameAmount } from './taken-amount.ts';

export interface ToldPayment {
  ctx: AppContext;
  site: Site;
  provider: PaymentProvider;
  paymentId: string;
  told: ProviderPayment;
}

/**
 * Safe to repeat, and to call with what was true some moments ago: the state tables of payments and
 * refunds never lead back.
 * @returns the payment as it stands now; undefined when the site has no such payment of the provider
 * @throws OtherAmountError when another sum or currency came; nothing is changed then
 */
export async function settleProviderPayment(
  trx: WriteTransaction,
  { ctx, site, provider, paymentId, told }: ToldPayment,
): Promise<Payment | undefined> {
  const key = { siteId: site.siteId, paymentId };
  const locked = await lockPayment(trx, key);
  if (!locked || locked.payment.provider !== provider.name) return undefined;
  const scope = { ctx, trx, site };
  const { name } = provider;
  const isTest = provider.isTest(site);
  if (told.status === 'succeeded') {
    requireSameAmount(told, await readTakenAmount(trx, locked.payment));
  }
  let payment = await move(scope, locked, { told, isTest });
  for (const { refundId, providerRef, amountCents, status } of told.refunds ?? []) {
    const refund = { refundId, providerRef, amountCents, status, provider: name };
    payment = await settleRefund(scope, payment, { refund, isTest });
  }
  if (told.fee && told.fee.amountCents > 0) {
    await announceEvent(scope, 'payment-fee-told', { payment, isTest, ...told.fee });
  }
  for (const dispute of told.disputes ?? []) await noteDispute(scope, payment, { dispute, isTest });
  return payment;
}

function move(
  scope: EventScope,
  locked: LockedPayment,
  { told, isTest }: { told: ProviderPayment; isTest: boolean },
): Promise<Payment> {
  const { payment } = locked;
  const type = eventOf(told.status, payment);
  if (!type) return Promise.resolve(payment);
  const { providerRef, code, saved } = told;
  const { paymentId } = payment;
  return advance(scope, locked, { paymentId, type, providerRef, code, saved, isTest });
}

/** Undefined when nothing follows: a declined card may be followed by another one. */
function eventOf(
  status: ProviderPayment['status'],
  payment: Payment,
): PaymentEventType | undefined {
  switch (status) {
    case 'open':
      return payment.status === 'created' ? 'action-required' : undefined;
    case 'declined':
      return payment.status === 'pending' ? 'failed' : undefined;
    case 'processing':
      return 'placed';
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'canceled';
  }
}

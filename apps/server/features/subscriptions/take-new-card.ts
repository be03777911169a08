/** Another way to pay for a plan that runs. */
import { ApiError } from '@sitewright/contract';
import type { AppContext } from '../../context.ts';
import { announce } from '../../db/transact.ts';
import { keepMethod } from '../../payments/keep-method.ts';
import { paymentError } from '../../payments/payment-errors.ts';
import type { PaymentPaid } from '../../payments/payment-events.ts';
import { paymentPath } from '../../payments/payment-path.ts';
import { findSavedMethodOf } from '../../payments/saved-methods.ts';
import type { EventScope } from '../../reactions/reaction.ts';
import type { Site } from '../sites/site.ts';
import { billSubscription } from './bill-subscriptions.ts';
import { noteChange } from './note-change.ts';
import { queueSubscriptionMail } from './queue-subscription-mail.ts';
import { confirmMs } from './retry-rule.ts';
import {
  lockSubscription,
  saveSubscription,
  type SubscriptionRow,
} from './stored-subscriptions.ts';
import { subscriptionPath } from './subscription-path.ts';
import { isRunning } from './subscription-states.ts';

/** Announced when a plan is due out of its turn. */
export const subscriptionDueChannel = 'subscription_due';

/** True while something is still to be paid by it. */
export function mayChangeCard(row: Pick<SubscriptionRow, 'status'>): boolean {
  return isRunning(row);
}

/** What a buyer sent. */
export interface SentCard {
  attemptId: string;
  provider: string;
  typed: Readonly<Record<string, string>>;
}

/**
 * Asks for a card to be kept. It replaces the one there is once it is confirmed; what is open is
 * charged to it at once. Five tries at once keep one card.
 * @returns where the buyer goes on: the bank's question, or the page of the subscription
 * @throws ApiError why the card is not taken; `method_unavailable` where the way to pay keeps none
 */
export async function sendNewCard(
  { ctx, site }: { ctx: AppContext; site: Site },
  row: SubscriptionRow,
  sent: SentCard,
): Promise<string> {
  if (!mayChangeCard(row)) throw new ApiError('subscription_changed');
  const openCents = row.status === 'past-due' ? (row.renewal?.grandTotalCents ?? 0) : 0;
  const taken = await keepMethod(
    { ctx, site },
    {
      ...sent,
      purpose: `card:${row.id}:${row.saved_method_id ?? ''}`,
      email: row.email,
      currency: row.currency,
      keepsMethodFor: { subscriptionId: row.id, openCents },
      confirmBy: new Date(ctx.now().getTime() + confirmMs),
    },
  );
  switch (taken.kind) {
    case 'no-method':
      throw new ApiError('method_unavailable');
    case 'bought':
      return subscriptionPath(row.token);
    case 'payment': {
      const { status, paymentId, failureCode } = taken.payment;
      if (status === 'requires_action') return paymentPath(paymentId);
      if (status !== 'succeeded') throw paymentError(failureCode);
      return subscriptionPath(row.token);
    }
    default:
      throw new ApiError('payment_under_way');
  }
}

/** A card that was confirmed pays from now on. One for a plan that has ended meanwhile pays nothing. */
export async function takeNewCard(scope: EventScope, { payment }: PaymentPaid): Promise<void> {
  const { ctx, trx, site } = scope;
  const asked = payment.snapshot.keepsMethodFor;
  if (!asked) return;
  const method = await findSavedMethodOf(trx, payment);
  const row = await lockSubscription(trx, site.siteId, asked.subscriptionId);
  if (!method || !row || !mayChangeCard(row)) return;
  const isOpen = row.status === 'past-due';
  const saved = await saveSubscription(trx, row, {
    saved_method_id: method.savedMethodId,
    method_label: method.label,
    ...(isOpen && { next_attempt_at: ctx.now(), failures: 0 }),
  });
  await noteChange(scope, row.id, { kind: 'new-card', details: { label: method.label } });
  await queueSubscriptionMail(scope, saved, { kind: 'new-card', paymentId: payment.paymentId });
  if (isOpen) await announce(trx, subscriptionDueChannel, site.siteId);
}

/** Charges what is open now, so that the page which comes next tells how that went. */
export async function chargeOpenPeriod(
  { ctx, site }: { ctx: AppContext; site: Site },
  subscriptionId: string,
): Promise<void> {
  try {
    await billSubscription(ctx, site, subscriptionId);
  } catch (error) {
    const { siteId } = site;
    ctx.log.error({ err: error, siteId, subscriptionId }, 'an open period was not charged');
  }
}

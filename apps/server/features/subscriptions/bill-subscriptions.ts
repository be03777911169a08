/** Charges the periods that are due. Any number of processes may do it at once. */
import { productTypes, useCredit } from '@sitewright/commerce';
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import { chargeSaved } from '../../payments/charge-saved.ts';
import { paymentPath } from '../../payments/payment-path.ts';
import type { PaymentSnapshot } from '../../payments/payment-snapshot.ts';
import type { Site } from '../sites/site.ts';
import { OutOfStockError } from '../stock/reserve-stock.ts';
import { queueSubscriptionMail } from './queue-subscription-mail.ts';
import { confirmMs } from './retry-rule.ts';
import { readCredit } from './plan-credit.ts';
import { failPeriod, postponeShortPeriod } from './settle-period.ts';
import {
  lockSubscription,
  saveSubscription,
  saveTerms,
  type SubscriptionRow,
} from './stored-subscriptions.ts';
import { billedStatuses, isBilled } from './subscription-states.ts';

const batchSize = 100;
/** A process that was killed leaves its period to the others after this. */
const leaseMs = 30 * 60_000;

/**
 * Goes once over all that are due; each that fails stops no other.
 * @returns how many were tried
 */
export async function billSubscriptions(
  ctx: AppContext,
  stopping?: AbortSignal,
  batch = batchSize,
): Promise<number> {
  let tried = 0;
  let last = '';
  for (;;) {
    const due = await listDue(ctx, last, batch);
    for (const { site_id: siteId, id } of due) {
      if (stopping?.aborted) return tried;
      last = id;
      const site = await ctx.sites.get(siteId);
      if (!site) continue;
      try {
        await billSubscription(ctx, site, id);
      } catch (error) {
        ctx.log.error({ err: error, siteId, subscriptionId: id }, 'a subscription was not billed');
      }
      tried += 1;
    }
    if (due.length < batch) return tried;
  }
}

function listDue(ctx: AppContext, afterId: string, batch: number) {
  return ctx.db
    .selectFrom('subscriptions')
    .select(['site_id', 'id'])
    .where('status', 'in', billedStatuses)
    .where('next_attempt_at', '<=', ctx.now())
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(batch)
    .execute();
}

/** A try of a period that this process makes. */
interface Claim {
  subscriptionId: string;
  period: number;
  /** What it began with. */
  firstOrderId: string;
  savedMethodId: string | null;
  currency: string;
  snapshot: PaymentSnapshot | null;
}

/** Charges the period of one that is due; nothing when none is, or another process is at it. */
export async function billSubscription(ctx: AppContext, site: Site, id: string): Promise<void> {
  const claim = await claimPeriod(ctx, site, id);
  if (!claim) return;
  const reason = await charge(ctx, site, claim);
  if (reason === 'out-of-stock') {
    await ctx.transact((trx) => postponeShortPeriod({ ctx, trx, site }, claim));
  } else if (reason) {
    await ctx.transact((trx) => failPeriod({ ctx, trx, site }, { ...claim, reason }));
  }
}

/** Takes the period that is due for this process; undefined when it is not due any more. */
function claimPeriod(ctx: AppContext, site: Site, id: string): Promise<Claim | undefined> {
  const now = ctx.now();
  return ctx.transact(async (trx) => {
    let row = await lockSubscription(trx, site.siteId, id);
    if (!row?.next_billing_at || !row.next_attempt_at || row.next_attempt_at > now)
      return undefined;
    if (!isBilled(row)) return undefined;
    const { next_period: period } = row;
    row = await takePlannedChange(trx, row);
    await trx
      .insertInto('subscription_periods')
      .values({
        site_id: site.siteId,
        subscription_id: id,
        period,
        due_at: row.next_billing_at ?? now,
        status: 'open',
        attempts: 1,
      })
      .onConflict((known) =>
        known
          .columns(['site_id', 'subscription_id', 'period'])
          .doUpdateSet((eb) => ({ attempts: eb('subscription_periods.attempts', '+', 1) })),
      )
      .execute();
    await saveSubscription(trx, row, { next_attempt_at: new Date(now.getTime() + leaseMs) });
    return {
      subscriptionId: id,
      period,
      firstOrderId: row.order_id,
      savedMethodId: row.saved_method_id,
      currency: row.currency,
      snapshot: row.renewal && (await payByCredit(trx, row, row.renewal)),
    };
  });
}

/** What was chosen for the next period begins with its first try, and keeps the day that it is due. */
async function takePlannedChange(
  trx: WriteTransaction,
  row: SubscriptionRow,
): Promise<SubscriptionRow> {
  const { next_change: terms, next_billing_at: at, next_period: period } = row;
  if (!terms || !at) return row;
  const begun = await trx
    .selectFrom('subscription_periods')
    .select('period')
    .where('site_id', '=', row.site_id)
    .where('subscription_id', '=', row.id)
    .where('period', '=', period)
    .executeTakeFirst();
  return begun ? row : saveTerms(trx, row, { terms, rhythm: { at, period } });
}

/** Credit of before pays first. */
async function payByCredit(
  trx: WriteTransaction,
  row: SubscriptionRow,
  snapshot: PaymentSnapshot,
): Promise<PaymentSnapshot> {
  const { usedCents } = useCredit(snapshot.grandTotalCents, await readCredit(trx, row));
  if (usedCents === 0 || !row.credit_balance_id) return snapshot;
  const kind = 'store-credit' as const;
  const credit = { id: row.credit_balance_id, kind, hint: '', amountCents: usedCents };
  return { ...snapshot, balances: [credit] };
}

/**
 * What follows from money that came, or did not, is done by reactions to its payment.
 * @returns why there is no payment that could tell; undefined when there is one
 */
async function charge(ctx: AppContext, site: Site, claim: Claim): Promise<string | undefined> {
  const { subscriptionId, period, firstOrderId, savedMethodId, currency, snapshot } = claim;
  if (!savedMethodId || !snapshot) return 'no-method';
  if (await isGone(ctx, site, snapshot)) return 'out-of-stock';
  const confirmBy = new Date(ctx.now().getTime() + confirmMs);
  try {
    const taken = await chargeSaved(
      { ctx, site },
      {
        chargeId: chargeIdOf(subscriptionId, period),
        attemptId: newId(),
        savedMethodId,
        amountCents: snapshot.grandTotalCents,
        currency,
        snapshot: { ...snapshot, renewalOf: { subscriptionId, period, firstOrderId } },
        confirmBy,
      },
    );
    if (taken.kind === 'no-method') return 'no-method';
    if (taken.kind === 'payment' && taken.payment.status === 'requires_action') {
      await askToConfirm(ctx, site, {
        subscriptionId,
        paymentId: taken.payment.paymentId,
        confirmBy,
      });
    }
    return undefined;
  } catch (error) {
    if (error instanceof OutOfStockError) return 'out-of-stock';
    throw error;
  }
}

/** Goods that the shop has taken out of its catalogue cannot be sent. */
async function isGone(ctx: AppContext, site: Site, { lines }: PaymentSnapshot): Promise<boolean> {
  const goods = lines.filter(({ productType }) => productType === productTypes.physical);
  if (goods.length === 0) return false;
  const ids = [...new Set(goods.map(({ variantId }) => variantId))];
  const known = await ctx.db
    .selectFrom('variants')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('id', 'in', ids)
    .execute();
  return known.length < ids.length;
}

/** Stands in place of a cart: a period becomes one order at most. */
export function chargeIdOf(subscriptionId: string, period: number): string {
  return `subscription:${subscriptionId}:${period}`;
}

/** The bank asks: the buyer gets a link, and time. */
async function askToConfirm(
  ctx: AppContext,
  site: Site,
  asked: { subscriptionId: string; paymentId: string; confirmBy: Date },
): Promise<void> {
  const { subscriptionId, paymentId, confirmBy } = asked;
  await ctx.transact(async (trx) => {
    const row = await lockSubscription(trx, site.siteId, subscriptionId);
    if (!row) return;
    const saved = await saveSubscription(trx, row, { next_attempt_at: confirmBy });
    const path = paymentPath(paymentId);
    await queueSubscriptionMail({ ctx, trx, site }, saved, { kind: 'confirm', paymentId, path });
  });
}

/** What a clock does about payments. Jobs call these; each may run in several processes at once. */
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import { toPayment, type Payment } from './lock-payment.ts';
import { activePaymentStatuses } from './payment-states.ts';
import type { ProviderEvent } from './provider.ts';
import { findProvider } from './providers.ts';
import { applyEvent } from './receive-event.ts';
import { refundDoublePayment } from './refund-double-payment.ts';
import { reservationMinutes } from '../features/stock/reserve-stock.ts';
import { endPayment } from './take-payment.ts';

const batchSize = 100;

/**
 * Ends payments that nobody finished within the reservation time and puts their stock back.
 * @returns how many were ended; the full batch means that there may be more
 */
export async function releaseExpiredReservations(ctx: AppContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - reservationMinutes * 60_000);
  const rows = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('status', 'in', activePaymentStatuses)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .limit(batchSize)
    .execute();
  return forEachPayment(ctx, rows.map(toPayment), async (site, payment) => {
    await endPayment({ ctx, site }, payment, 'expired');
  });
}

/** Tries again to give back money that came twice. */
export async function retryRefunds(ctx: AppContext): Promise<number> {
  const rows = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'refund_due')
    .orderBy('created_at')
    .limit(batchSize)
    .execute();
  return forEachPayment(ctx, rows.map(toPayment), async (site, payment) => {
    const provider = findProvider(ctx, payment.provider);
    if (provider) await refundDoublePayment({ ctx, site, provider }, payment);
  });
}

/** Applies events that were kept but not applied, because the process ended in between. */
export async function applyWaitingEvents(ctx: AppContext): Promise<number> {
  const rows = await ctx.db
    .selectFrom('payment_events')
    .select(['site_id', 'provider', sql<ProviderEvent>`payload`.as('payload')])
    .where('processed_at', 'is', null)
    .orderBy('received_at')
    .limit(batchSize)
    .execute();
  for (const row of rows) {
    const site = await ctx.sites.get(row.site_id);
    const provider = findProvider(ctx, row.provider);
    if (site && provider) await applyEvent({ ctx, site, provider }, row.payload);
  }
  return rows.length;
}

/** One that fails is logged and tried again the next time; the others go on. */
async function forEachPayment(
  ctx: AppContext,
  payments: readonly Payment[],
  work: (site: Site, payment: Payment) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (const payment of payments) {
    const site = await ctx.sites.get(payment.siteId);
    if (!site) continue;
    try {
      await work(site, payment);
      done += 1;
    } catch (error) {
      const { siteId, paymentId } = payment;
      ctx.log.error({ err: error, siteId, paymentId }, 'payment sweep failed');
    }
  }
  return done;
}

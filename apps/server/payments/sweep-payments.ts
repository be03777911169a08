/** What a clock does about payments. Jobs call these; each may run in several processes at once. */
import { holdRules } from '@sitewright/commerce';
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Site } from '../features/sites/site.ts';
import { toPayment, type Payment } from './lock-payment.ts';
import { activePaymentStatuses } from './payment-states.ts';
import { postponeEvent } from './postpone-event.ts';
import type { ProviderEvent } from './provider.ts';
import { findProvider, keptOverdue, providersOf } from './providers.ts';
import { tryEvent } from './receive-event.ts';
import { sendDueRefunds } from './refund-payment.ts';
import { endPayment } from './take-payment.ts';

const batchSize = 100;
/** Batches of events in one sweep: what is left comes with the next one. */
const maxBatches = 20;

/**
 * Ends payments that nobody finished within the reservation time and puts their stock back.
 * @returns how many were ended; the full batch means that there may be more
 */
export async function releaseExpiredReservations(ctx: AppContext): Promise<number> {
  const now = ctx.now();
  const before = new Date(now.getTime() - holdRules.longest);
  const rows = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('status', 'in', activePaymentStatuses)
    .where((eb) =>
      eb.or([
        eb(eb.fn.coalesce('due_at', 'hold_until'), '<=', now),
        eb.and([
          eb('hold_until', 'is', null),
          eb('due_at', 'is', null),
          eb('created_at', '<=', before),
        ]),
      ]),
    )
    .orderBy('created_at')
    .limit(batchSize)
    .execute();
  return forEachPayment(ctx, rows.map(toPayment), async (site, payment) => {
    await endPayment({ ctx, site }, payment, 'expired');
  });
}

/**
 * Gives up placed orders whose money did not come in time: their stock is free again and their
 * buyers are told. Money that comes after that counts all the same.
 * @returns how many; the full batch means that there may be more
 */
export async function cancelOverduePayments(ctx: AppContext): Promise<number> {
  const rows = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('provider', 'not in', keptOverdue)
    .where('due_at', '<=', ctx.now())
    .orderBy('due_at')
    .limit(batchSize)
    .execute();
  return forEachPayment(ctx, rows.map(toPayment), async (site, payment) => {
    await endPayment({ ctx, site }, payment, 'canceled');
  });
}

/** Tries again to give back what is owed. */
export async function retryRefunds(ctx: AppContext): Promise<number> {
  const rows = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('payment_refunds as r')
          .select('r.id')
          .whereRef('r.site_id', '=', 'payments.site_id')
          .whereRef('r.payment_id', '=', 'payments.id')
          .where('r.status', '=', 'due')
          .where('r.next_attempt_at', '<=', ctx.now()),
      ),
    )
    .orderBy('created_at')
    .limit(batchSize)
    .execute();
  return forEachPayment(ctx, rows.map(toPayment), async (site, payment) => {
    await sendDueRefunds({ ctx, site, providerOf: providersOf(ctx) }, payment);
  });
}

/**
 * Applies events that were kept but not applied. One that fails waits longer each time, so that it
 * never stands in the way of the others.
 * @returns how many were applied
 */
export async function applyWaitingEvents(ctx: AppContext): Promise<number> {
  let applied = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const rows = await ctx.db
      .selectFrom('payment_events')
      .select(['site_id', 'provider', 'event_id', sql<ProviderEvent>`payload`.as('payload')])
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', ctx.now())
      .orderBy('next_attempt_at')
      .limit(batchSize)
      .execute();
    for (const row of rows) if (await applyKept(ctx, row)) applied += 1;
    if (rows.length < batchSize) break;
  }
  return applied;
}

interface KeptRow {
  site_id: string;
  provider: string;
  event_id: string;
  payload: ProviderEvent;
}

/** @returns true when it was applied */
async function applyKept(ctx: AppContext, row: KeptRow): Promise<boolean> {
  const site = await ctx.sites.get(row.site_id);
  const provider = findProvider(ctx, row.provider);
  if (site && provider) {
    return tryEvent({ ctx, site, provider, providerOf: providersOf(ctx) }, row.payload);
  }
  const reason = site ? `There is no payment provider "${row.provider}"` : 'There is no such site';
  const kept = { siteId: row.site_id, provider: row.provider, eventId: row.event_id };
  await postponeEvent(ctx, kept, { reason });
  return false;
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

/** The inbox of provider events: kept first, then applied; each counts once. */
import type { AppContext } from '../context.ts';
import type { WriteTransaction } from '../db/database.ts';
import type { Site } from '../features/sites/site.ts';
import type { Payment } from './lock-payment.ts';
import type { PaymentProvider, ProviderEvent, RawEvent } from './provider.ts';
import { refundDoublePayment } from './refund-double-payment.ts';
import { settleWithin } from './settle-payment.ts';

/** Where an event comes from and whom it concerns. */
export interface EventSource {
  ctx: AppContext;
  site: Site;
  provider: PaymentProvider;
}

/**
 * Takes an event in. Once this answers `accepted` the event is never lost, also when applying it
 * fails: then it throws, the provider sends it again, and the sweep applies it as well.
 */
export async function receiveEvent(
  source: EventSource,
  raw: RawEvent,
): Promise<'accepted' | 'refused'> {
  const event = await source.provider.readEvent(raw);
  if (!event) return 'refused';
  await keepEvent(source, event);
  await applyEvent(source, event);
  return 'accepted';
}

async function keepEvent({ ctx, site, provider }: EventSource, event: ProviderEvent) {
  await ctx.transact((trx) =>
    trx
      .insertInto('payment_events')
      .values({
        site_id: site.siteId,
        provider: provider.name,
        event_id: event.id,
        type: event.type,
        payload: JSON.stringify(event),
        received_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'provider', 'event_id']).doNothing())
      .execute(),
  );
}

/** Applies a kept event. One whose payment is not known yet stays in the inbox. */
export async function applyEvent(source: EventSource, event: ProviderEvent): Promise<void> {
  const payment = await source.ctx.transact((trx) => applyWithin(trx, source, event));
  if (payment) await refundDoublePayment(source, payment);
}

async function applyWithin(
  trx: WriteTransaction,
  { ctx, site, provider }: EventSource,
  event: ProviderEvent,
): Promise<Payment | undefined> {
  const kept = await trx
    .selectFrom('payment_events')
    .select('processed_at')
    .where('site_id', '=', site.siteId)
    .where('provider', '=', provider.name)
    .where('event_id', '=', event.id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept || kept.processed_at) return undefined;
  const news = { ...event, isTest: provider.isTest };
  const payment = await settleWithin(trx, { ctx, site, news });
  if (!payment) return undefined;
  await trx
    .updateTable('payment_events')
    .set({ processed_at: ctx.now() })
    .where('site_id', '=', site.siteId)
    .where('provider', '=', provider.name)
    .where('event_id', '=', event.id)
    .execute();
  return payment;
}

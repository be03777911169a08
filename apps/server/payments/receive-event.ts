/** The inbox of provider events: kept first, then applied; each counts once. */
import type { AppContext } from '../context.ts';
import type { WriteTransaction } from '../db/database.ts';
import type { Site } from '../features/sites/site.ts';
import { endWhenDeclinedTooOften, noteDeclinedCard } from './declined-cards.ts';
import { findPayment } from './find-payment.ts';
import type { Payment } from './lock-payment.ts';
import type { PaymentStatus } from './payment-states.ts';
import { postponeEvent } from './postpone-event.ts';
import type { FindProvider, PaymentProvider, ProviderEvent, RawEvent } from './provider.ts';
import type { ProviderPayment } from './provider-payment.ts';
import { sendDueRefunds } from './refund-payment.ts';
import { settleWithin } from './settle-payment.ts';
import { settleProviderPayment } from './settle-provider-payment.ts';
import { findTakenAmount, OtherAmountError, requireSameAmount } from './taken-amount.ts';

/** Where an event comes from and whom it concerns. */
export interface EventSource {
  ctx: AppContext;
  site: Site;
  provider: PaymentProvider;
  providerOf: FindProvider;
}

/**
 * Takes an event in. Once this answers `accepted` the event is never lost: what cannot be applied
 * now is tried again by the sweep. The event finds its site by its payment, whichever host it came
 * to, since all sites of an installation may share one account.
 */
export async function receiveEvent(
  source: EventSource,
  raw: RawEvent,
): Promise<'accepted' | 'refused'> {
  const { ctx, provider } = source;
  const event = await provider.readEvent(raw, source.site.siteId);
  if (!event) return 'refused';
  if (event === 'ignored') return 'accepted';
  const site = (event.siteId && (await ctx.sites.get(event.siteId))) || source.site;
  await keepEvent({ ...source, site }, event);
  await tryEvent({ ...source, site }, event);
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
        payment_id: event.paymentId,
        payload: JSON.stringify(event),
        next_attempt_at: ctx.now(),
        received_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'provider', 'event_id']).doNothing())
      .execute(),
  );
}

/**
 * Applies a kept event; one that cannot be applied waits, longer each time, and is dead in the end.
 * One that tells of another sum than the payment asks for makes nothing paid and is dead at once.
 * Never throws for what is wrong with the event.
 * @returns true when it is applied
 */
export async function tryEvent(source: EventSource, event: ProviderEvent): Promise<boolean> {
  const { ctx, site, provider } = source;
  const { siteId } = site;
  const kept = { siteId, provider: provider.name, eventId: event.id };
  try {
    const told = await ask(source, event);
    const payment = await ctx.transact((trx) => applyWithin(trx, source, { event, told }));
    if (payment !== 'unknown') {
      if (payment) await sendDueRefunds(source, payment);
      if (payment && event.isDecline) await endWhenDeclinedTooOften(source, payment);
      return true;
    }
    await postponeEvent(ctx, kept, { reason: 'There is no such payment' });
  } catch (error) {
    const isHopeless = error instanceof OtherAmountError;
    if (!isHopeless)
      ctx.log.error({ err: error, siteId, eventId: event.id }, 'payment event failed');
    const reason = isHopeless ? error.message : String(error);
    await postponeEvent(ctx, kept, { reason, isHopeless });
  }
  return false;
}

/** How the payment stands, when the event itself does not tell. @throws when nobody answers */
async function ask(
  { site, provider, ctx }: EventSource,
  { type, paymentId, providerRef }: ProviderEvent,
): Promise<ProviderPayment | undefined> {
  if (type !== 'changed' || !provider.look) return undefined;
  const { siteId } = site;
  const known = await findPayment(ctx.db, { siteId, paymentId });
  if (!known) return undefined;
  const told = await provider.look({
    siteId,
    paymentId,
    providerRef: known.providerRef ?? providerRef ?? null,
  });
  if (!told) throw new Error('The provider knows no such payment');
  return told;
}

interface ToldEvent {
  event: ProviderEvent;
  /** What was fetched, for an event that only wakes. */
  told: ProviderPayment | undefined;
}

/**
 * `unknown` when there is no such payment; undefined when the event was applied before.
 * @throws OtherAmountError when another sum came than the payment asks for
 */
async function applyWithin(
  trx: WriteTransaction,
  source: EventSource,
  { event, told }: ToldEvent,
): Promise<Payment | 'unknown' | undefined> {
  const { ctx, site, provider } = source;
  const asked = await findPaymentOf(trx, source, event);
  if (!asked) return 'unknown';
  const kept = await trx
    .selectFrom('payment_events')
    .select('state')
    .where('site_id', '=', site.siteId)
    .where('provider', '=', provider.name)
    .where('event_id', '=', event.id)
    .forUpdate()
    .executeTakeFirst();
  if (!kept || kept.state === 'applied') return undefined;
  const { paymentId } = event;
  const payment = told
    ? await settleProviderPayment(trx, { ctx, site, provider, paymentId, told })
    : await settleNews(trx, source, event);
  if (!payment) return 'unknown';
  await noteDeclinedCard(trx, payment, event);
  await trx
    .updateTable('payment_events')
    .set({ state: 'applied', processed_at: ctx.now(), last_error: null })
    .where('site_id', '=', site.siteId)
    .where('provider', '=', provider.name)
    .where('event_id', '=', event.id)
    .execute();
  return payment;
}

/** For an event that tells by itself what happened. */
async function settleNews(
  trx: WriteTransaction,
  { ctx, site, provider }: EventSource,
  event: ProviderEvent,
): Promise<Payment | undefined> {
  const { refundId, amountCents, currency, type, ...rest } = event;
  if (type === 'changed') throw new Error('The provider does not tell how the payment stands');
  const asked = await findTakenAmount(trx, { siteId: site.siteId, paymentId: event.paymentId });
  if (type === 'succeeded' && asked) {
    requireSameAmount(
      { amountCents: amountCents ?? asked.amountCents, currency: currency ?? asked.currency },
      asked,
    );
  }
  const refund = { refundId, amountCents, newsId: event.id, provider: provider.name };
  const news = { ...rest, type, refund, isTest: provider.isTest(site) };
  return settleWithin(trx, { ctx, site, news });
}

/**
 * A provider speaks for its own payments only, so that none can say that another's money came. Of a
 * payment that came, one that took a part of it may say that its part went back.
 */
function findPaymentOf(
  trx: WriteTransaction,
  { site, provider }: EventSource,
  { paymentId, type }: ProviderEvent,
): Promise<{ id: string } | undefined> {
  const { name } = provider;
  return trx
    .selectFrom('payments as p')
    .select('p.id')
    .where('p.site_id', '=', site.siteId)
    .where('p.id', '=', paymentId)
    .where((eb) => {
      const isOwn = eb('p.provider', '=', name);
      if (type !== 'refunded') return isOwn;
      const part = eb
        .selectFrom('payment_tenders as t')
        .select('t.id')
        .whereRef('t.site_id', '=', 'p.site_id')
        .whereRef('t.payment_id', '=', 'p.id')
        .where('t.provider', '=', name);
      return eb.or([isOwn, eb.and([eb('p.status', 'in', paidStatuses), eb.exists(part)])]);
    })
    .executeTakeFirst();
}

/** The money came; some of it may have gone back. */
const paidStatuses = ['succeeded', 'refund_due', 'refunded'] as const satisfies PaymentStatus[];

/**
 * Cards that are tried on a provider's own fields pass us by: its events tell of those that were
 * declined. Whoever goes on and on is testing stolen ones.
 */
import type { AppContext } from '../context.ts';
import type { ReadDatabase, WriteTransaction } from '../db/database.ts';
import type { Site } from '../features/sites/site.ts';
import { askedOf } from './asked-payment.ts';
import type { Payment } from './lock-payment.ts';
import { isActivePayment } from './payment-states.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

/** Declined cards that a cart may have, over all of its payments; one more ends the payment. */
export const mostDeclines = 5;

/** Writes a declined card down as an attempt of its payment, which must be locked. */
export async function noteDeclinedCard(
  trx: WriteTransaction,
  { siteId, paymentId, provider }: Payment,
  { id, isDecline, code }: ProviderEvent,
): Promise<void> {
  if (!isDecline) return;
  await trx
    .insertInto('payment_attempts')
    .columns([
      'site_id',
      'payment_id',
      'provider',
      'attempt_id',
      'outcome',
      'failure_code',
      'number',
    ])
    .expression((eb) =>
      eb
        .selectFrom('payment_attempts')
        .select((made) => [
          made.val(siteId).as('site_id'),
          made.val(paymentId).as('payment_id'),
          made.val(provider).as('provider'),
          made.val(id).as('attempt_id'),
          made.val('failed').as('outcome'),
          made.val(code ?? null).as('failure_code'),
          made(made.fn.coalesce(made.fn.max('number'), made.lit(0)), '+', 1).as('number'),
        ])
        .where('site_id', '=', siteId)
        .where('payment_id', '=', paymentId),
    )
    .execute();
}

/**
 * Calls a payment off at its provider when its cart has had too many declined cards. When the money
 * was taken after all, the news of that settles it.
 */
export async function endWhenDeclinedTooOften(
  { ctx, site, provider }: { ctx: AppContext; site: Site; provider: PaymentProvider },
  payment: Payment,
): Promise<void> {
  if (!isActivePayment(payment.status)) return;
  if ((await countDeclines(ctx.db, payment)) < mostDeclines) return;
  const { siteId, paymentId } = payment;
  ctx.log.warn({ siteId, paymentId }, 'too many declined cards: the payment is called off');
  const { kind } = await provider.cancel(await askedOf(ctx.db, payment));
  if (kind !== 'canceled') return;
  await settlePayment(ctx, site, { paymentId, type: 'canceled', isTest: provider.isTest(site) });
}

async function countDeclines(db: ReadDatabase, { siteId, cartId }: Payment): Promise<number> {
  const { declines } = await db
    .selectFrom('payments as p')
    .innerJoin('payment_attempts as a', (join) =>
      join.onRef('a.site_id', '=', 'p.site_id').onRef('a.payment_id', '=', 'p.id'),
    )
    .select((eb) => eb.fn.countAll<string>().as('declines'))
    .where('p.site_id', '=', siteId)
    .where('p.cart_id', '=', cartId)
    .where('a.outcome', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(declines);
}

import type { ReadDatabase } from '../db/database.ts';
import { findPayment } from './find-payment.ts';
import type { Payment, PaymentKey } from './lock-payment.ts';

/** Minor units of a currency. */
export interface TakenAmount {
  amountCents: number;
  currency: string;
}

/** Another sum came than the payment asks for. */
export class OtherAmountError extends Error {
  override name = 'OtherAmountError';
  constructor(came: TakenAmount, asked: TakenAmount) {
    const other = came.currency === asked.currency ? 'cents' : `cents ${came.currency}`;
    super(`The payment is not of ${came.amountCents} ${other}`);
  }
}

/** Nothing is nothing in any currency. @throws OtherAmountError */
export function requireSameAmount(came: TakenAmount, asked: TakenAmount): void {
  const isSameCurrency = came.amountCents === 0 || came.currency === asked.currency;
  const isSame = came.amountCents === asked.amountCents && isSameCurrency;
  if (!isSame) throw new OtherAmountError(came, asked);
}

/** The same by the id of the payment; undefined when there is none such. */
export async function findTakenAmount(
  db: ReadDatabase,
  key: PaymentKey,
): Promise<TakenAmount | undefined> {
  const payment = await findPayment(db, key);
  return payment && readTakenAmount(db, payment);
}

/** What the provider of a payment takes: its own tenders, which may be a part of the whole. */
export async function readTakenAmount(
  db: ReadDatabase,
  payment: Pick<Payment, 'siteId' | 'paymentId' | 'provider' | 'currency'>,
): Promise<TakenAmount> {
  const { siteId, paymentId, provider, currency } = payment;
  const { cents } = await db
    .selectFrom('payment_tenders')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount_cents'), eb.lit(0)).as('cents'))
    .where('site_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return { amountCents: Number(cents), currency };
}

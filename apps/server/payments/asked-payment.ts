import type { ReadDatabase } from '../db/database.ts';
import type { Payment } from './lock-payment.ts';
import type { AskedPayment } from './provider.ts';
import { readTakenAmount } from './taken-amount.ts';

/** A payment as its provider is asked for it. */
export async function askedOf(db: ReadDatabase, payment: Payment): Promise<AskedPayment> {
  const { siteId, paymentId, providerRef, snapshot } = payment;
  return {
    siteId,
    paymentId,
    providerRef,
    ...(await readTakenAmount(db, payment)),
    email: snapshot.email,
    savesMethod: snapshot.lines.some((line) => line.plan !== null),
  };
}

import type { ReadDatabase } from '../db/database.ts';
import type { Payment } from './lock-payment.ts';
import type { AskedPayment } from './provider.ts';
import { findSavedMethod } from './saved-methods.ts';
import { readTakenAmount } from './taken-amount.ts';

/** A payment as its provider is asked for it. */
export async function askedOf(db: ReadDatabase, payment: Payment): Promise<AskedPayment> {
  const { siteId, paymentId, providerRef, snapshot, savedMethodId } = payment;
  const method =
    savedMethodId === null ? undefined : await findSavedMethod(db, { siteId, savedMethodId });
  return {
    siteId,
    paymentId,
    providerRef,
    ...(await readTakenAmount(db, payment)),
    email: snapshot.email,
    shippingAddress: snapshot.shippingAddress,
    saved: method ?? null,
    savesMethod:
      snapshot.keepsMethodFor !== undefined || snapshot.lines.some((line) => line.plan !== null),
    openCents: snapshot.keepsMethodFor?.openCents ?? 0,
  };
}

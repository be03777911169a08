/** Methods that providers keep, so that a subscription can be charged while its buyer is away. */
import type { ReadDatabase } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { EventScope } from '../reactions/reaction.ts';
import type { Payment, PaymentKey } from './lock-payment.ts';
import type { SavedMethod } from './provider.ts';

/** A kept method, as other rooms name it. */
export interface KeptMethod extends SavedMethod {
  savedMethodId: string;
  /** Who keeps it. */
  provider: string;
}

/** The method that was kept with a payment. */
export function findSavedMethodOf(
  db: ReadDatabase,
  { siteId, paymentId }: PaymentKey,
): Promise<KeptMethod | undefined> {
  return methods(db, siteId).where('payment_id', '=', paymentId).executeTakeFirst();
}

/** A kept way to pay of that site; undefined when it is gone. */
export function findSavedMethod(
  db: ReadDatabase,
  { siteId, savedMethodId }: { siteId: string; savedMethodId: string },
): Promise<KeptMethod | undefined> {
  return methods(db, siteId).where('id', '=', savedMethodId).executeTakeFirst();
}

function methods(db: ReadDatabase, siteId: string) {
  return db
    .selectFrom('saved_methods')
    .select([
      'id as savedMethodId',
      'provider',
      'customer_ref as customerRef',
      'method_ref as methodRef',
      'label',
    ])
    .where('site_id', '=', siteId);
}

/** Notes the method of a payment; the first one told stays. */
export async function keepSavedMethod(
  { ctx, trx }: EventScope,
  { siteId, paymentId, provider }: Payment,
  { customerRef, methodRef, label }: SavedMethod,
): Promise<void> {
  await trx
    .insertInto('saved_methods')
    .values({
      site_id: siteId,
      id: newId(),
      payment_id: paymentId,
      provider,
      customer_ref: customerRef,
      method_ref: methodRef,
      label,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'payment_id']).doNothing())
    .execute();
}

import { ApiError } from '@sitewright/contract';
import type { ReadDatabase } from '../../../db/database.ts';
import type { PaymentSnapshot } from '../../../payments/payment-snapshot.ts';

/**
 * What the payment of a rest pays for: what the edit fixed, whoever pays and whatever they typed.
 * @throws ApiError `pay_link_ended` when there is no such rest
 */
export async function snapshotRest(
  db: ReadDatabase,
  { siteId, cartId }: { siteId: string; cartId: string },
  { balances = [], ownerHash }: Pick<PaymentSnapshot, 'balances' | 'ownerHash'>,
): Promise<PaymentSnapshot> {
  const row = await db
    .selectFrom('order_edits')
    .select('snapshot')
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  if (!row?.snapshot) throw new ApiError('pay_link_ended');
  const { lines } = row.snapshot;
  return {
    ...row.snapshot,
    // Its units were sold when the order was edited.
    lines: lines.map((line) => ({ ...line, isStockCounted: false })),
    balances,
    ...(ownerHash !== undefined && { ownerHash }),
  };
}

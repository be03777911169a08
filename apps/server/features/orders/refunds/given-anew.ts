import { listKeptParts, refundAgain } from '@sitewright/commerce';
import type { ReadDatabase } from '../../../db/database.ts';
import { listRefundsOf } from './order-refunds.ts';

/** Ids of the refunds of payments that did not arrive and whose goods and amounts are kept no more. */
export async function listGivenAnew(
  db: ReadDatabase,
  siteId: string,
  paymentIds: readonly string[],
): Promise<Set<string>> {
  if (paymentIds.length === 0) return new Set();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'charged_parts'])
    .where('site_id', '=', siteId)
    .where((eb) =>
      eb.or([
        eb('payment_id', 'in', [...paymentIds]),
        eb(
          'id',
          'in',
          eb
            .selectFrom('order_payments')
            .select('order_id')
            .where('site_id', '=', siteId)
            .where('payment_id', 'in', [...paymentIds]),
        ),
      ]),
    )
    .execute();
  const refundsOf = await listRefundsOf(
    db,
    siteId,
    orders.map(({ id }) => id),
  );
  return new Set(
    orders.flatMap(({ id, charged_parts: charged }) => {
      const refunds = refundsOf.get(id) ?? [];
      // What orders of old were charged stands elsewhere: nothing of theirs is left out.
      if (!charged) return [];
      const kept = listKeptParts(charged, refunds);
      const isGone = ({ parts }: (typeof refunds)[number]['dropped'][number]) =>
        refundAgain(kept, parts) === undefined;
      return refunds.flatMap(({ dropped }) => dropped.filter(isGone)).map((one) => one.refundId);
    }),
  );
}

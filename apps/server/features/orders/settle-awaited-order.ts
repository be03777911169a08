/** What becomes of an order that was placed before its money came. */
import type { AppContext } from '../../context.ts';
import type { WriteTransaction } from '../../db/database.ts';
import type { Payment } from '../../payments/lock-payment.ts';
import type { Site } from '../sites/site.ts';
import { deliver } from './make-order.ts';
import { nextOrderStatus, toOrderStatus, type OrderEventType } from './order-states.ts';

interface Settled {
  ctx: AppContext;
  trx: WriteTransaction;
  site: Site;
  payment: Payment;
  isTest: boolean;
}

/** The money came, or it never will. Gift cards and subscriptions start only now. */
export async function settleAwaitedOrder(settled: Settled, event: OrderEventType): Promise<void> {
  const { ctx, trx, site, payment, isTest } = settled;
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('site_id', '=', site.siteId)
    .where('payment_id', '=', payment.paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const next = nextOrderStatus(toOrderStatus(order.status), event);
  if (!next) return;
  await trx
    .updateTable('orders')
    .set({ status: next })
    .where('site_id', '=', site.siteId)
    .where('id', '=', order.id)
    .execute();
  const { paymentId, cartId, currency, snapshot } = payment;
  const paid = { paymentId, cartId, currency, isTest, snapshot };
  if (next === 'paid') await deliver({ ctx, trx, site, paid }, order.id);
}

import type { PaymentProvider } from '../../payments/provider.ts';
import type { OrderStatus } from '../orders/order-states.ts';
import type { FulfillmentKind } from './fulfillment-states.ts';

/**
 * Once an order is paid, or before where its way to pay says so: by invoice, and at pick-up for
 * whoever comes for it. What is sent is never paid at pick-up.
 */
export function canBeHandedOver(
  status: OrderStatus,
  provider: Pick<PaymentProvider, 'isHandedOverUnpaid' | 'isPaidAtPickup'> | undefined,
  kind: FulfillmentKind,
): boolean {
  if (status === 'paid') return true;
  if (provider?.isPaidAtPickup && kind !== 'pickup') return false;
  return status === 'awaiting_payment' && provider?.isHandedOverUnpaid === true;
}

import type { PaymentProvider } from '../../payments/provider.ts';
import type { OrderStatus } from '../orders/order-states.ts';

/** Once an order is paid, or before where its way to pay says so: at pick-up, by invoice. */
export function canBeHandedOver(
  status: OrderStatus,
  provider: Pick<PaymentProvider, 'isHandedOverUnpaid'> | undefined,
): boolean {
  if (status === 'paid') return true;
  return status === 'awaiting_payment' && provider?.isHandedOverUnpaid === true;
}

import type { CallAddress, CallAnswer, CallInput } from '@sitewright/contract';
import { useParams } from '@tanstack/react-router';
import { useSite } from '../../app/office-context.ts';
import { showing, type Shown } from '../../data/shown-at-once.ts';
import { useWrite, type Write, type WriteOptions } from '../../data/use-write.ts';

/** Everything about an order. */
export type OrderDetail = CallAnswer<'GET /api/sites/:identifier/orders/:number/detail'>;

/** One of its items. */
export type DetailItem = OrderDetail['items'][number];

/** Reads that change with whatever is done to an order. */
const orderReads: readonly CallAddress[] = [
  'GET /api/sites/:identifier/orders/:number/detail',
  'GET /api/sites/:identifier/orders/:number/ledger',
  'GET /api/sites/:identifier/orders',
  'GET /api/sites/:identifier/orders/count',
  'GET /api/sites/:identifier/orders/sums',
  'GET /api/sites/:identifier/orders/alerts',
  'GET /api/sites/:identifier/orders/packing',
];

/** The site and the number that the screen is about. */
export function useOrderParams(): { identifier: string; number: string } {
  const { identifier } = useSite();
  const { number = '' } = useParams({ strict: false });
  return { identifier, number };
}

/** A write about an order: all that shows orders is read anew. */
export function useOrderWrite<Address extends CallAddress>(
  address: Address,
  options: Omit<WriteOptions<CallAnswer<Address>, CallInput<Address>>, 'refreshes'> = {},
): Write<CallAnswer<Address>, CallInput<Address>> {
  return useWrite(address, { ...options, refreshes: orderReads });
}

/** How an order will look, before the server says so. */
export function showOfOrder(number: unknown, change: (order: OrderDetail) => OrderDetail): Shown {
  return showing('GET /api/sites/:identifier/orders/:number/detail', (order) =>
    String(order.money.orderNumber) === String(number) ? change(order) : order,
  );
}

/** Says of a request that it is the same one, however often it is sent. */
export function newRequestId(): string {
  return crypto.randomUUID();
}

/** Name of an item with its variant. */
export function nameItem({ name, variant }: Pick<DetailItem, 'name' | 'variant'>): string {
  return [name, variant].filter(Boolean).join(', ');
}

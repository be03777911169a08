import type { CallAnswer } from '@sitewright/contract';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { fulfillmentTexts, orderTexts, paymentTexts } from './order-texts.ts';

type OrderLine = CallAnswer<'GET /api/sites/:identifier/orders'>['orders'][number];

const paymentTones: Readonly<Record<OrderLine['paymentState'], Tone>> = {
  unpaid: 'warning',
  paid: 'success',
  'partly-refunded': 'info',
  refunded: 'neutral',
  canceled: 'neutral',
};

const fulfillmentTones: Readonly<Record<OrderLine['fulfillmentStatus'], Tone>> = {
  pending: 'warning',
  partially_fulfilled: 'info',
  ready_for_pickup: 'info',
  fulfilled: 'success',
};

/** What became of the money of an order. */
export function PaymentBadge({ state }: { state: OrderLine['paymentState'] }) {
  const write = useTexts();
  return <Badge tone={paymentTones[state]}>{write(paymentTexts[state])}</Badge>;
}

/** How much of an order was handed over. */
export function FulfillmentBadge({ status }: { status: OrderLine['fulfillmentStatus'] }) {
  const write = useTexts();
  return <Badge tone={fulfillmentTones[status]}>{write(fulfillmentTexts[status])}</Badge>;
}

/** What else is to be known at a glance. */
export function MarkBadges({
  isTest,
  status,
  dueCents,
}: {
  isTest: boolean;
  status: string;
  dueCents: number;
}) {
  const write = useTexts();
  return (
    <>
      {status === 'needs_attention' && <Badge tone="danger">{write(orderTexts.needsPerson)}</Badge>}
      {dueCents > 0 && <Badge tone="warning">{write(orderTexts.restDue)}</Badge>}
      {isTest && <Badge>{write(orderTexts.test)}</Badge>}
    </>
  );
}

import { Link } from 'react-aria-components/Link';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Card } from '../../ui/page.tsx';
import { parcelStateTexts } from './order-texts.ts';
import classes from './orders.module.css';
import {
  nameItem,
  showOfOrder,
  useOrderParams,
  useOrderWrite,
  type OrderDetail,
} from './use-order.ts';

const texts = defineTexts({
  title: { en: 'Handed over', de: 'Übergeben' },
  slip: { en: 'Packing slip', de: 'Packzettel' },
});

const eventTexts = {
  delivered: { en: 'Delivered', de: 'Zugestellt' },
  'picked-up': { en: 'Picked up', de: 'Abgeholt' },
  canceled: { en: 'Take back', de: 'Zurücknehmen' },
} as const;

/** Parcels and pick-ups of an order, with what became of them; nothing while there are none. */
export function OrderParcels({ order }: { order: OrderDetail }) {
  const write = useTexts();
  const { timeZone, href } = useSite();
  const params = useOrderParams();
  const change = useOrderWrite(
    'POST /api/sites/:identifier/orders/:number/fulfillments/:fulfillmentId/state',
    {
      shows: ({ params: { number, fulfillmentId }, body: { event } }) => [
        showOfOrder(number, (order) => ({
          ...order,
          fulfillments: order.fulfillments.map((one) =>
            one.id === fulfillmentId ? { ...one, state: event, next: [] } : one,
          ),
        })),
      ],
    },
  );
  if (order.fulfillments.length === 0) return null;
  const nameOf = (id: string) => {
    const item = order.items.find((one) => one.id === id);
    return item ? nameItem(item) : id;
  };
  return (
    <Card title={write(texts.title)}>
      <ul className={classes['lines']}>
        {order.fulfillments.map((parcel) => (
          <li key={parcel.id} className={classes['entry']}>
            <span className={classes['line']}>
              <Badge>{write(parcelStateTexts[parcel.state])}</Badge>
              <span className={classes['muted']}>
                <DateTime at={new Date(parcel.createdOn).toISOString()} timeZone={timeZone} />
              </span>
            </span>
            {parcel.items.map(({ id, quantity }) => (
              <span key={id}>
                {quantity} × {nameOf(id)}
              </span>
            ))}
            {(parcel.carrier || parcel.trackingNumber) && (
              <span className={classes['muted']}>
                {parcel.carrier}{' '}
                {parcel.trackingUrl ? (
                  <Link href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                    {parcel.trackingNumber || parcel.trackingUrl}
                  </Link>
                ) : (
                  parcel.trackingNumber
                )}
              </span>
            )}
            <span className={classes['buttons']}>
              <Link
                href={href(
                  `orders/${params.number}/packing-slip?fulfillmentId=${encodeURIComponent(parcel.id)}`,
                )}
                target="_blank"
              >
                {write(texts.slip)}
              </Link>
              {order.can.note &&
                parcel.next.map((event) => (
                  <Button
                    key={event}
                    isSmall
                    isPending={change.isRunning}
                    onPress={() =>
                      change.run({
                        params: { ...params, fulfillmentId: parcel.id },
                        body: { event },
                      })
                    }
                  >
                    {write(eventTexts[event])}
                  </Button>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

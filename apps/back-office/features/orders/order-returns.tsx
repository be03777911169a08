import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './orders.module.css';
import { returnMoveTexts, returnReasonTexts, returnStateTexts } from './return-texts.ts';
import { nameItem, useOrderParams, useOrderWrite, type OrderDetail } from './use-order.ts';
import { readUnits, UnitsFields, type TypedUnits } from './units-fields.tsx';

type OrderReturn = OrderDetail['returns'][number];

const texts = defineTexts({
  title: { en: 'Returns', de: 'Rückgaben' },
  restock: {
    en: 'Units that go back into the stock:',
    de: 'Stücke, die zurück in den Bestand gehen:',
  },
  shipping: { en: 'What is kept of shipping goes back too', de: 'Auch den Versand erstatten' },
});

/** Goods that come back; nothing while none do. */
export function OrderReturns({ order }: { order: OrderDetail }) {
  const write = useTexts();
  if (order.returns.length === 0) return null;
  return (
    <Card title={write(texts.title)}>
      <ul className={classes['lines']}>
        {order.returns.map((one) => (
          <li key={one.id} className={classes['entry']}>
            <ReturnLine order={order} one={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ReturnLine({ order, one }: { order: OrderDetail; one: OrderReturn }) {
  const write = useTexts();
  const { timeZone, may } = useSite();
  const params = { ...useOrderParams(), returnId: one.id };
  const [units, setUnits] = useState<TypedUnits>(() =>
    Object.fromEntries(one.items.map(({ id, quantity }) => [id, String(quantity)])),
  );
  const [isShippingRefunded, setIsShippingRefunded] = useState(false);
  const change = useOrderWrite(
    'POST /api/sites/:identifier/orders/:number/returns/:returnId/state',
  );
  const refund = useOrderWrite(
    'POST /api/sites/:identifier/orders/:number/returns/:returnId/refund',
  );
  const unitsOf = (itemId: string) => one.items.find(({ id }) => id === itemId)?.quantity ?? 0;
  const arrives = one.next.includes('received') && may('edit-orders');
  const move = (event: OrderReturn['next'][number]) => {
    if (event === 'refunded') refund.run({ params, body: { isShippingRefunded } });
    else if (event !== 'requested') {
      const restock = event === 'received' ? readUnits(units) : [];
      change.run({ params, body: { event, restock } });
    }
  };
  return (
    <>
      <span className={classes['line']}>
        <Badge tone={one.state === 'requested' ? 'warning' : 'neutral'}>
          {write(returnStateTexts[one.state])}
        </Badge>
        <span className={classes['muted']}>
          <DateTime at={new Date(one.createdOn).toISOString()} timeZone={timeZone} />
        </span>
      </span>
      {order.items
        .filter(({ id }) => unitsOf(id) > 0)
        .map((item) => (
          <span key={item.id}>
            {unitsOf(item.id)} × {nameItem(item)}
          </span>
        ))}
      <span className={classes['text']}>
        {[write(returnReasonTexts[one.reason]), one.note].filter(Boolean).join(': ')}
      </span>
      {arrives && (
        <>
          <span className={classes['muted']}>{write(texts.restock)}</span>
          <UnitsFields
            items={order.items}
            mostOf={({ id }) => unitsOf(id)}
            typed={units}
            onChange={setUnits}
          />
        </>
      )}
      {one.next.includes('refunded') && may('refund-orders') && (
        <CheckField isSelected={isShippingRefunded} onChange={setIsShippingRefunded}>
          {write(texts.shipping)}
        </CheckField>
      )}
      <span className={classes['buttons']}>
        {one.next
          .filter((event) => may(event === 'refunded' ? 'refund-orders' : 'edit-orders'))
          .map((event) => (
            <Button
              key={event}
              isSmall
              isPending={change.isRunning || refund.isRunning}
              onPress={() => move(event)}
            >
              {write(returnMoveTexts[event])}
            </Button>
          ))}
      </span>
    </>
  );
}

import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import classes from './orders.module.css';
import { orderTexts } from './order-texts.ts';
import { packTexts as texts } from './pack-texts.ts';
import { packUnit, unpackItem } from './packed-units.ts';
import { ScanField } from './scan-field.tsx';
import { ShipCard } from './ship-card.tsx';
import { nameItem, useOrderParams, type DetailItem, type OrderDetail } from './use-order.ts';
import { usePacked } from './use-packed.ts';

/** Pick, check off, ship: with one hand on a phone, or by a scanner alone. */
export function Screen() {
  const write = useTexts();
  const { href } = useSite();
  const { values } = useListState();
  const params = useOrderParams();
  const order = useRead('GET /api/sites/:identifier/orders/:number/detail', { params });
  const { number } = params;
  const queue = { href: href('orders/packing'), label: write(texts.packing) };
  const isQueued = values['queue'] === '1';
  const back = { href: href(`orders/${number}`), label: write(orderTexts.order, { number }) };
  return (
    <Page isNarrow title={write(texts.title, { number })} back={isQueued ? queue : back}>
      {order.state === 'pending' && <PendingState />}
      {order.state === 'failed' && <FailedState failure={order.failure} onRetry={order.refetch} />}
      {order.state === 'success' &&
        (order.answer.can.fulfil ? (
          <Packing key={number} order={order.answer} doneHref={isQueued ? queue.href : back.href} />
        ) : (
          <EmptyState
            title={write(texts.nothing)}
            action={<ButtonLink href={queue.href}>{queue.label}</ButtonLink>}
          />
        ))}
    </Page>
  );
}

function Packing({ order, doneHref }: { order: OrderDetail; doneHref: string }) {
  const params = useOrderParams();
  const items = order.items.filter(({ open }) => open > 0);
  const { packed, setPacked } = usePacked(params, items);
  const isPickup = order.pickupContact !== null;
  return (
    <>
      <ScanField items={items} packed={packed} isPickup={isPickup} onPacked={setPacked} />
      <Card>
        <ul className={classes['lines']}>
          {items.map((item) => (
            <li key={item.id}>
              <PackLine
                item={item}
                count={packed[item.id] ?? 0}
                onAdd={() => setPacked(packUnit(packed, item))}
                onOut={() => setPacked(unpackItem(packed, item))}
              />
            </li>
          ))}
        </ul>
      </Card>
      <ShipCard
        items={items}
        packed={packed}
        isPickup={isPickup}
        doneHref={doneHref}
        onSent={() => setPacked({})}
      />
    </>
  );
}

interface PackLineProps {
  item: DetailItem;
  count: number;
  onAdd: () => void;
  onOut: () => void;
}

function PackLine({ item, count, onAdd, onOut }: PackLineProps) {
  const write = useTexts();
  const name = nameItem(item);
  const isFull = count >= item.open;
  return (
    <div className={classes['line']}>
      <span className={classes['grow']}>
        <span className={classes['strong']}>{name}</span>
        <br />
        <span className={classes['muted']}>
          {[item.sku, item.gtin].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Badge tone={isFull ? 'success' : 'neutral'}>
        {write(texts.packed, { packed: count, count: item.open })}
      </Badge>
      <span className={classes['buttons']}>
        <Button aria-label={write(texts.add, { name })} isDisabled={isFull} onPress={onAdd}>
          {write(texts.addOne)}
        </Button>
        {count > 0 && (
          <Button aria-label={write(texts.takeOut, { name })} onPress={onOut}>
            {write(texts.out)}
          </Button>
        )}
      </span>
    </div>
  );
}

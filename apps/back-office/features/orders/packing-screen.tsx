import type { CallAnswer } from '@sitewright/contract';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { recallInTab, rememberInTab } from '../../data/session-store.ts';
import { useListState } from '../../data/use-list-state.ts';
import { usePages } from '../../data/use-read.ts';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import orderClasses from './orders.module.css';
import { fulfillmentTexts, orderTexts } from './order-texts.ts';
import classes from './packing.module.css';
import { listPicks, type PickLine } from './pick-list.ts';
import { nameItem } from './use-order.ts';

const texts = defineTexts({
  title: { en: 'Packing', de: 'Packen' },
  views: { en: 'Packing', de: 'Packen' },
  orders: { en: 'By order', de: 'Nach Bestellung' },
  picks: { en: 'Pick list', de: 'Pickliste' },
  order: { en: 'Order', de: 'Bestellung' },
  units: { en: 'Units', de: 'Stück' },
  to: { en: 'For', de: 'Für' },
  date: { en: 'Date', de: 'Datum' },
  shipping: { en: 'Shipping', de: 'Versand' },
  none: { en: 'Nothing waits to be packed', de: 'Nichts wartet auf das Packen' },
  noneText: {
    en: 'Paid orders stand here until all of their goods have left.',
    de: 'Bezahlte Bestellungen stehen hier, bis alle Waren unterwegs sind.',
  },
  more: { en: 'Load More', de: 'Mehr laden' },
  forOrders: { en: 'For {numbers}', de: 'Für {numbers}' },
  partial: {
    en: 'Of the {count} orders that are loaded. Load more to pick for all.',
    de: 'Für die {count} geladenen Bestellungen. Laden Sie mehr, um für alle zu picken.',
  },
});

type Waiting = CallAnswer<'GET /api/sites/:identifier/orders/packing'>['orders'][number];

/** What has to leave, the longest wait first: by order, or by what lies on the shelves. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { values } = useListState();
  const isPicking = values['show'] === 'picks';
  const pages = usePages('GET /api/sites/:identifier/orders/packing', {
    params: { identifier },
    query: {},
  });
  const orders = pages.state === 'success' ? pages.answer.flatMap((page) => page.orders) : [];
  const more = {
    hasMore: pages.hasMore,
    isLoadingMore: pages.isLoadingMore,
    onMore: pages.loadMore,
  };
  return (
    <Page
      title={write(texts.title)}
      back={{ href: href('orders'), label: write(orderTexts.orders) }}
    >
      <LinkTabs
        label={write(texts.views)}
        tabs={[
          { href: href('orders/packing'), label: write(texts.orders), isCurrent: !isPicking },
          {
            href: href('orders/packing?show=picks'),
            label: write(texts.picks),
            isCurrent: isPicking,
          },
        ]}
      />
      {pages.state === 'pending' && <PendingState />}
      {pages.state === 'failed' && <FailedState failure={pages.failure} onRetry={pages.refetch} />}
      {pages.state === 'success' && orders.length === 0 && !pages.hasMore && (
        <EmptyState title={write(texts.none)}>{write(texts.noneText)}</EmptyState>
      )}
      {(orders.length > 0 || pages.hasMore) &&
        (isPicking ? <PickList orders={orders} {...more} /> : <Queue orders={orders} {...more} />)}
    </Page>
  );
}

interface ListProps {
  readonly orders: readonly Waiting[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

function Queue({ orders, ...more }: ListProps) {
  const write = useTexts();
  const { href, timeZone } = useSite();
  return (
    <Card isFlush>
      <DataTable
        label={write(texts.title)}
        columns={queueColumns(write, timeZone)}
        rows={orders}
        idOf={({ number }) => String(number)}
        nameOf={({ number }) => write(orderTexts.order, { number: String(number) })}
        hrefOf={({ number }) => href(`orders/${number}/pack?queue=1`)}
        {...more}
      />
    </Card>
  );
}

function queueColumns(write: WriteText, timeZone: string): Column<Waiting>[] {
  return [
    { key: 'number', title: write(texts.order), cell: ({ number }) => `#${number}` },
    {
      key: 'units',
      title: write(texts.units),
      isNumber: true,
      cell: ({ items }) =>
        write(orderTexts.units, { count: items.reduce((sum, { open }) => sum + open, 0) }),
    },
    { key: 'to', title: write(texts.to), cell: ({ name }) => name },
    {
      key: 'shipping',
      title: write(texts.shipping),
      cell: ({ shippingOptionName, isPartlySent, testMode }) => (
        <span className={orderClasses['badges']}>
          {shippingOptionName}
          {isPartlySent && <Badge tone="info">{write(fulfillmentTexts.partially_fulfilled)}</Badge>}
          {testMode && <Badge>{write(orderTexts.test)}</Badge>}
        </span>
      ),
    },
    {
      key: 'date',
      title: write(texts.date),
      cell: ({ createdOn }) => (
        <DateTime at={new Date(createdOn).toISOString()} timeZone={timeZone} />
      ),
    },
  ];
}

/** So long a tick is remembered, in milliseconds. */
const day = 24 * 60 * 60 * 1000;

function PickList({ orders, hasMore, isLoadingMore, onMore }: ListProps) {
  const write = useTexts();
  const { identifier } = useSite();
  const name = `picked:${identifier}`;
  const [picked, setPicked] = useState(() => readPicked(recallInTab(name)));
  const pick = ({ key, units }: PickLine, isPicked: boolean) => {
    const next = { ...picked, [key]: isPicked ? units : 0 };
    setPicked(next);
    rememberInTab(name, next, day);
  };
  return (
    <>
      {hasMore && (
        <p className={orderClasses['muted']}>{write(texts.partial, { count: orders.length })}</p>
      )}
      <Card>
        <ul className={classes['picks']}>
          {listPicks(orders).map((line) => (
            <li key={line.key} className={classes['pick']}>
              <CheckField
                // More of it than was fetched has to be fetched.
                isSelected={(picked[line.key] ?? 0) >= line.units}
                onChange={(isPicked) => pick(line, isPicked)}
              >
                <span className={orderClasses['strong']}>{nameItem(line)}</span>
                <br />
                <span className={orderClasses['muted']}>
                  {[line.sku, line.gtin].filter(Boolean).join(' · ')}{' '}
                  {write(texts.forOrders, {
                    numbers: line.orders.map((number) => `#${number}`).join(', '),
                  })}
                </span>
              </CheckField>
              <span className={classes['units']}>{line.units} ×</span>
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button isPending={isLoadingMore} onPress={onMore}>
            {write(texts.more)}
          </Button>
        )}
      </Card>
    </>
  );
}

/** Units that were fetched, by the keys of lines. */
function readPicked(remembered: unknown): Readonly<Record<string, number>> {
  if (typeof remembered !== 'object' || remembered === null) return {};
  return Object.fromEntries(
    Object.entries(remembered).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}

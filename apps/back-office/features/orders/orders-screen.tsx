import type { CallAnswer } from '@sitewright/contract';
import { Download, PackageCheck } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { usePages, useRead } from '../../data/use-read.ts';
import { ColumnButton, useColumnChoice } from '../../lists/column-choice.tsx';
import { ViewTabs } from '../../lists/view-tabs.tsx';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { FulfillmentBadge, MarkBadges, PaymentBadge } from './order-badges.tsx';
import { OrderAlerts } from './order-alerts.tsx';
import { OrderFilters } from './order-filters.tsx';
import { readOrderQuery, writeOrderQuery, type OrderQuery } from './order-query.ts';
import { orderTexts } from './order-texts.ts';
import classes from './orders.module.css';

const texts = defineTexts({
  number: { en: 'Order', de: 'Bestellung' },
  date: { en: 'Date', de: 'Datum' },
  customer: { en: 'Customer', de: 'Kundschaft' },
  payment: { en: 'Payment', de: 'Zahlung' },
  fulfillment: { en: 'Fulfilment', de: 'Versand' },
  units: { en: 'Units', de: 'Stück' },
  total: { en: 'Total', de: 'Summe' },
  unpaid: { en: 'Unpaid', de: 'Unbezahlt' },
  drafts: { en: 'Drafts', de: 'Entwürfe' },
  export: { en: 'Export', de: 'Exportieren' },
  packing: { en: 'Packing', de: 'Packen' },
  none: { en: 'No orders yet', de: 'Noch keine Bestellungen' },
  noneText: {
    en: 'Orders appear here as soon as somebody buys. What you agree on by phone or mail you write yourself.',
    de: 'Bestellungen erscheinen hier, sobald jemand etwas kauft. Was Sie am Telefon oder per Mail vereinbaren, tragen Sie selbst ein.',
  },
  agree: { en: 'Put an order together', de: 'Bestellung zusammenstellen' },
  notFound: { en: 'No order matches', de: 'Keine passende Bestellung' },
  notFoundText: {
    en: 'Try other words, or take a filter away.',
    de: 'Versuchen Sie andere Wörter oder entfernen Sie einen Filter.',
  },
  clear: { en: 'Show all orders', de: 'Alle Bestellungen zeigen' },
  count: {
    en: '{count, plural, one {# order} other {# orders}}',
    de: '{count, plural, one {# Bestellung} other {# Bestellungen}}',
  },
  countMore: { en: 'More than {count} orders', de: 'Mehr als {count} Bestellungen' },
  sum: {
    en: '{test, select, true {Tests: } other {}}',
    de: '{test, select, true {Tests: } other {}}',
  },
});

type OrderLine = CallAnswer<'GET /api/sites/:identifier/orders'>['orders'][number];

/** All orders, with what needs a person above them. */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const list = useListState();
  const { identifier } = site;
  const query = readOrderQuery(list.values);
  const sort = list.values['sort'] === 'total' ? 'total' : 'created';
  const direction = list.values['direction'] === 'asc' ? 'asc' : 'desc';
  const pages = usePages('GET /api/sites/:identifier/orders', {
    params: { identifier },
    query: { ...query, sort, direction },
  });
  const isNarrowed = Object.keys(query).length > 0;
  const allColumns = listColumns(write, site.timeZone);
  const columns = useColumnChoice('orders', allColumns);
  return (
    <Page
      title={write(orderTexts.orders)}
      actions={
        <>
          <ButtonLink keys="p" href={site.href('orders/packing')}>
            <PackageCheck size={16} aria-hidden="true" />
            {write(texts.packing)}
          </ButtonLink>
          <ButtonLink
            href={`/api/sites/${encodeURIComponent(identifier)}/orders/export?${writeOrderQuery(query)}`}
            download
          >
            <Download size={16} aria-hidden="true" />
            {write(texts.export)}
          </ButtonLink>
        </>
      }
    >
      <OrderAlerts />
      <Views />
      <OrderFilters list={list}>
        <ColumnButton list="orders" columns={allColumns} />
      </OrderFilters>
      {pages.state === 'pending' && <PendingState />}
      {pages.state === 'failed' && <FailedState failure={pages.failure} onRetry={pages.refetch} />}
      {pages.state === 'success' && pages.answer[0]?.orders.length === 0 && (
        <NothingFound
          isNarrowed={isNarrowed}
          onClear={() =>
            list.set(Object.fromEntries(Object.keys(list.values).map((name) => [name, undefined])))
          }
        />
      )}
      {pages.state === 'success' && pages.answer[0] && pages.answer[0].orders.length > 0 && (
        <>
          <ListSums query={query} />
          <Card isFlush>
            <DataTable
              label={write(orderTexts.orders)}
              columns={columns}
              rows={pages.answer.flatMap(({ orders }) => orders)}
              idOf={({ number }) => String(number)}
              nameOf={({ number }) => write(orderTexts.order, { number: String(number) })}
              hrefOf={({ number }) => site.href(`orders/${number}`)}
              sorting={{ by: sort, direction }}
              onSort={({ by, direction: way }) => list.set({ sort: by, direction: way })}
              hasMore={pages.hasMore}
              isLoadingMore={pages.isLoadingMore}
              onMore={pages.loadMore}
            />
          </Card>
        </>
      )}
    </Page>
  );
}

function listColumns(write: WriteText, timeZone: string): Column<OrderLine>[] {
  return [
    { key: 'number', title: write(texts.number), cell: ({ number }) => `#${number}` },
    {
      key: 'total',
      title: write(texts.total),
      isNumber: true,
      sort: 'total',
      cell: ({ grandTotalCents, currency }) => (
        <Money cents={grandTotalCents} currency={currency} />
      ),
    },
    {
      key: 'date',
      title: write(texts.date),
      sort: 'created',
      cell: ({ createdOn }) => (
        <DateTime at={new Date(createdOn).toISOString()} timeZone={timeZone} />
      ),
    },
    {
      key: 'customer',
      title: write(texts.customer),
      cell: ({ name, email }) => name || email,
    },
    {
      key: 'states',
      isState: true,
      title: write(texts.payment),
      cell: (order) => (
        <span className={classes['badges']}>
          <PaymentBadge state={order.paymentState} />
          <MarkBadges isTest={order.testMode} status={order.status} dueCents={order.dueCents} />
        </span>
      ),
    },
    {
      key: 'fulfillment',
      isState: true,
      title: write(texts.fulfillment),
      cell: ({ fulfillmentStatus }) => <FulfillmentBadge status={fulfillmentStatus} />,
    },
    {
      key: 'units',
      title: write(texts.units),
      isNumber: true,
      isWideOnly: true,
      cell: ({ units }) => units,
    },
  ];
}

/** Lists that are asked for most, and those that somebody keeps. */
function Views() {
  const write = useTexts();
  return (
    <ViewTabs
      list="orders"
      path="orders"
      standing={[
        { label: write(orderTexts.toSend), query: { toSend: 'true' } },
        { label: write(texts.unpaid), query: { payment: 'unpaid' } },
        { label: write(orderTexts.needsPerson), query: { needsPerson: 'true' } },
      ]}
    />
  );
}

/** How many there are and what they come to; it may come later than the rows. */
function ListSums({ query }: { query: OrderQuery }) {
  const write = useTexts();
  const { identifier } = useSite();
  const input = { params: { identifier }, query };
  const options = { keepsPrevious: true };
  const count = useRead('GET /api/sites/:identifier/orders/count', input, options);
  const sums = useRead('GET /api/sites/:identifier/orders/sums', input, options);
  return (
    <p className={classes['sums']}>
      {count.state === 'success' && (
        <span>
          {write(count.answer.isMore ? texts.countMore : texts.count, {
            count: count.answer.count,
          })}
        </span>
      )}
      {sums.state === 'success' &&
        sums.answer.sums.map(({ currency, testMode, totalCents }) => (
          <span key={`${currency}:${String(testMode)}`}>
            {write(texts.sum, { test: String(testMode) })}
            <Money cents={totalCents} currency={currency} />
          </span>
        ))}
    </p>
  );
}

function NothingFound({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const write = useTexts();
  const { href, may } = useSite();
  if (!isNarrowed) {
    return (
      <EmptyState
        title={write(texts.none)}
        {...(may('edit-orders') && {
          action: <ButtonLink href={href('drafts/new')}>{write(texts.agree)}</ButtonLink>,
        })}
      >
        {write(texts.noneText)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={write(texts.notFound)}
      action={<Button onPress={onClear}>{write(texts.clear)}</Button>}
    >
      {write(texts.notFoundText)}
    </EmptyState>
  );
}

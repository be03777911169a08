import { Download } from 'lucide-react';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { usePages, useRead } from '../../data/use-read.ts';
import { ColumnButton, useColumnChoice } from '../../lists/column-choice.tsx';
import { ViewTabs } from '../../lists/view-tabs.tsx';
import { defineTexts } from '../../texts/define-texts.ts';
import { useTexts, type WriteText } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { CustomerFilters } from './customer-filters.tsx';
import { readCustomerQuery, writeCustomerQuery, type CustomerQuery } from './customer-query.ts';
import { customerTexts } from './customer-texts.ts';
import classes from './customers.module.css';
import type { CustomerLine } from './use-customer.ts';

const texts = defineTexts({
  customer: { en: 'Customer', de: 'Person' },
  since: { en: 'Customer since', de: 'Kundschaft seit' },
  import: { en: 'Import', de: 'Importieren' },
  export: { en: 'Export', de: 'Exportieren' },
  none: { en: 'No customers yet', de: 'Noch keine Kundschaft' },
  noneText: {
    en: 'Whoever buys or makes an account appears here.',
    de: 'Wer etwas kauft oder ein Konto anlegt, erscheint hier.',
  },
  bring: { en: 'Bring them from another shop', de: 'Aus einem anderen Shop holen' },
  notFound: { en: 'No customer matches', de: 'Niemand passt dazu' },
  notFoundText: {
    en: 'Try other words, or take a filter away.',
    de: 'Versuchen Sie andere Wörter oder entfernen Sie einen Filter.',
  },
  clear: { en: 'Show all customers', de: 'Alle zeigen' },
  count: {
    en: '{count, plural, one {# customer} other {# customers}}',
    de: '{count, plural, one {# Person} other {# Personen}}',
  },
  countMore: { en: 'More than {count} customers', de: 'Mehr als {count} Personen' },
});

const sorts = ['last', 'spent', 'name', 'created'] as const;

/** Everybody who bought, or has an account. */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const list = useListState();
  const { identifier } = site;
  const query = readCustomerQuery(list.values);
  const sort = sorts.find((one) => one === list.values['sort']) ?? 'last';
  const direction = list.values['direction'] === 'asc' ? 'asc' : 'desc';
  const pages = usePages('GET /api/sites/:identifier/customers', {
    params: { identifier },
    query: { ...query, sort, direction },
  });
  const isNarrowed = Object.keys(query ?? {}).length > 0;
  const allColumns = listColumns(write, site);
  const columns = useColumnChoice('customers', allColumns);
  return (
    <Page
      title={write(customerTexts.customers)}
      actions={
        <>
          {site.may('create-products') && site.may('edit-orders') && (
            <ButtonLink href={site.href('imports')}>{write(texts.import)}</ButtonLink>
          )}
          <ButtonLink
            href={`/api/sites/${encodeURIComponent(identifier)}/customers/export?${writeCustomerQuery(query)}`}
            download
          >
            <Download size={16} aria-hidden="true" />
            {write(texts.export)}
          </ButtonLink>
        </>
      }
    >
      <ViewTabs list="customers" path="customers" />
      <CustomerFilters list={list}>
        <ColumnButton list="customers" columns={allColumns} />
      </CustomerFilters>
      {pages.state === 'pending' && <PendingState />}
      {pages.state === 'failed' && <FailedState failure={pages.failure} onRetry={pages.refetch} />}
      {pages.state === 'success' && pages.answer[0]?.customers.length === 0 && (
        <NothingFound
          isNarrowed={isNarrowed}
          onClear={() =>
            list.set(Object.fromEntries(Object.keys(list.values).map((name) => [name, undefined])))
          }
        />
      )}
      {pages.state === 'success' && pages.answer[0] && pages.answer[0].customers.length > 0 && (
        <>
          <ListCount query={query} />
          <Card isFlush>
            <DataTable
              label={write(customerTexts.customers)}
              columns={columns}
              rows={pages.answer.flatMap(({ customers }) => customers)}
              idOf={({ id }) => id}
              nameOf={({ name, email }) => name || email}
              hrefOf={({ id }) => site.href(`customers/${id}`)}
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

function listColumns(
  write: WriteText,
  { timeZone, currency }: { timeZone: string; currency: string },
): Column<CustomerLine>[] {
  const day = (at: number | null) =>
    at === null ? '–' : <DateTime at={new Date(at).toISOString()} timeZone={timeZone} isDateOnly />;
  return [
    {
      key: 'name',
      title: write(texts.customer),
      sort: 'name',
      cell: ({ name, email }) => (
        <span className={classes['person']}>
          <span>{name || email}</span>
          {name && <span className={classes['muted']}>{email}</span>}
        </span>
      ),
    },
    {
      key: 'spent',
      title: write(customerTexts.spent),
      isNumber: true,
      sort: 'spent',
      cell: ({ spentCents }) => <Money cents={spentCents} currency={currency} />,
    },
    {
      key: 'orders',
      title: write(customerTexts.orders),
      isNumber: true,
      cell: ({ orders }) => orders,
    },
    {
      key: 'last',
      title: write(customerTexts.lastOrder),
      sort: 'last',
      isNamed: true,
      cell: ({ lastOrderOn }) => day(lastOrderOn),
    },
    {
      key: 'marks',
      title: write(customerTexts.groups),
      cell: ({ groups, optedInOn, hasAccount }) => (
        <span className={classes['badges']}>
          {groups.slice(0, 3).map((group) => (
            <Badge key={group} tone="info">
              {group}
            </Badge>
          ))}
          {optedInOn !== null && <Badge>{write(customerTexts.optedIn)}</Badge>}
          {hasAccount && <Badge>{write(customerTexts.account)}</Badge>}
        </span>
      ),
    },
    {
      key: 'created',
      title: write(texts.since),
      sort: 'created',
      isWideOnly: true,
      cell: ({ createdOn }) => day(createdOn),
    },
  ];
}

/** How many there are; it may come later than the rows. */
function ListCount({ query }: { query: CustomerQuery }) {
  const write = useTexts();
  const { identifier } = useSite();
  const count = useRead(
    'GET /api/sites/:identifier/customers/count',
    { params: { identifier }, query },
    { keepsPrevious: true },
  );
  return (
    <p className={classes['sums']}>
      {count.state === 'success' &&
        write(count.answer.isMore ? texts.countMore : texts.count, { count: count.answer.count })}
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
        {...(may('create-products') &&
          may('edit-orders') && {
            action: <ButtonLink href={href('imports')}>{write(texts.bring)}</ButtonLink>,
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

import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useOpened } from '../../data/use-opened.ts';
import { usePages, useRead } from '../../data/use-read.ts';
import { ColumnButton, useColumnChoice } from '../../lists/column-choice.tsx';
import { ViewTabs } from '../../lists/view-tabs.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { FilterBar, FilterChip, FilterMenu } from '../../ui/filter-chips.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Banner, EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { NoProducts } from '../products/no-products.tsx';
import { countTexts } from './count-texts.ts';
import { InventoryDetail, type InventoryLine as Line } from './inventory-detail.tsx';
import classes from './inventory.module.css';
import { inventoryTexts as texts } from './inventory-texts.ts';
import { placedUnits } from './placed-units.ts';
import { ScarcityDialog } from './scarcity-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { useLocations } from './use-locations.ts';

const stocks = ['low', 'out'] as const;

/** All variants and what there is of them. INVT-01 */
export function Screen() {
  const write = useTexts();
  const { may, href } = useSite();
  const { values, set } = useListState();
  const places = useLocations().open;
  const { name: opened, open, close } = useOpened(may('edit-inventory') ? ['settings'] : []);
  const stock = stocks.find((one) => one === values['stock']);
  return (
    <Page
      title={write(texts.title)}
      actions={
        <>
          <ButtonLink href={href('inventory/locations')}>{write(texts.locations)}</ButtonLink>
          {may('edit-inventory') && (
            <ButtonLink href={href('inventory/count')}>{write(countTexts.open)}</ButtonLink>
          )}
          {may('edit-inventory') && (
            <Button onPress={() => open('settings')}>{write(texts.settings)}</Button>
          )}
        </>
      }
    >
      <ViewTabs
        list="inventory"
        path="inventory"
        standing={stocks.map((one) => ({ label: write(texts[one]), query: { stock: one } }))}
      />
      <Card isFlush>
        <FilterBar>
          <SearchField
            label={write(texts.search)}
            value={values['search'] ?? ''}
            onSearch={(search) => set({ search })}
          />
          <FilterMenu
            choices={stocks.map((value) => ({
              id: value,
              label: write(texts[value]),
              onAction: () => set({ stock: value }),
            }))}
          />
          {stock && (
            <FilterChip name={write(texts[stock])} onRemove={() => set({ stock: undefined })} />
          )}
          {places.length > 1 && (
            <SelectField
              label={write(texts.place)}
              value={values['location'] ?? 'all'}
              onChange={(id) => set({ location: id === 'all' ? undefined : id })}
              choices={[
                { value: 'all', label: write(texts.anywhere) },
                ...places.map(({ id, label }) => ({ value: id, label })),
              ]}
            />
          )}
          <ColumnButton list="inventory" columns={useColumns(() => {})} />
        </FilterBar>
        <InventoryList />
      </Card>
      {opened === 'settings' && <ScarcityDialog onClose={close} />}
    </Page>
  );
}

const sorts = ['name', 'stock', 'price'] as const;

function InventoryList() {
  const write = useTexts();
  const { identifier } = useSite();
  const { values, set } = useListState();
  const { name: opened, of, open, close } = useOpened(['stock']);
  const places = useLocations();
  const columns = useColumnChoice(
    'inventory',
    useColumns(({ id }) => open('stock', id)),
  );
  const sort = sorts.find((one) => one === values['sort']) ?? 'name';
  const direction = values['direction'] === 'desc' ? 'desc' : 'asc';
  const stock = stocks.find((one) => one === values['stock']);
  const read = usePages('GET /api/sites/:identifier/inventory', {
    params: { identifier },
    query: {
      sort,
      direction,
      ...(values['search'] && { search: values['search'] }),
      ...(stock && { stock }),
      ...(values['location'] && { locationId: values['location'] }),
    },
  });
  if (read.state === 'pending') return <PendingState lines={10} />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const rows = read.answer.flatMap(({ variants }) => variants);
  const isMoving = opened === 'stock' && of !== '';
  const moved = rows.find(({ id }) => isMoving && id === of);
  const above = moved ? (
    <StockDialog variant={{ ...moved, name: nameOf(moved) }} onClose={close} />
  ) : (
    isMoving && <StockOfOther key={of} id={of} onClose={close} />
  );
  if (rows.length === 0) {
    const isFiltered = Boolean(values['search'] ?? stock ?? values['location']);
    return (
      <>
        {isFiltered ? (
          <EmptyState title={write(texts.nothing)} />
        ) : (
          <NoProducts isFiltered={false} />
        )}
        {above}
      </>
    );
  }
  return (
    <>
      <DataTable
        label={write(texts.title)}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onOpen={({ id }) => open('stock', id)}
        detailOf={(line) => <InventoryDetail line={line} nameOfPlace={places.nameOf} />}
        sorting={{ by: sort, direction }}
        onSort={({ by, direction: way }) => set({ sort: by, direction: way })}
        hasMore={read.hasMore}
        isLoadingMore={read.isLoadingMore}
        onMore={read.loadMore}
      />
      {above}
    </>
  );
}

/** The stock of a variant that the list does not show: a link to it leads there all the same. */
function StockOfOther({ id, onClose }: { id: string; onClose: () => void }) {
  const write = useTexts();
  const { identifier } = useSite();
  const read = useRead('GET /api/sites/:identifier/inventory', {
    params: { identifier },
    query: { variantId: id },
  });
  if (read.state === 'pending') return null;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const [found] = read.answer.variants;
  if (!found) return <Banner tone="warning">{write(texts.gone)}</Banner>;
  return <StockDialog variant={{ ...found, name: nameOf(found) }} onClose={onClose} />;
}

function nameOf({ title, variant }: Line): string {
  return `${title} ${variant}`.trim();
}

function useColumns(onAdjust: (line: Line) => void): readonly Column<Line>[] {
  const write = useTexts();
  const { currency } = useSite();
  const places = useLocations();
  return [
    {
      key: 'name',
      title: write(texts.product),
      sort: 'name',
      cell: ({ title, variant }) => (
        <span className={classes['name']}>
          {title} {variant !== '' && <span className={classes['muted']}>{variant}</span>}
        </span>
      ),
    },
    {
      key: 'stock',
      title: write(texts.stock),
      sort: 'stock',
      isNumber: true,
      cell: ({ stock }) => <Units stock={stock} />,
    },
    ...(places.open.length > 1
      ? [
          {
            key: 'places',
            title: write(texts.places),
            cell: (line: Line) => <Places line={line} nameOf={places.nameOf} />,
          },
        ]
      : []),
    { key: 'sku', title: write(texts.sku), isWideOnly: true, cell: ({ sku }) => sku },
    {
      key: 'price',
      title: write(texts.price),
      sort: 'price',
      isNumber: true,
      isWideOnly: true,
      cell: ({ priceCents }) => <Money cents={priceCents} currency={currency} />,
    },
    {
      key: 'adjust',
      isAction: true,
      title: write(texts.actions),
      cell: (line) => (
        <Button
          isSmall
          aria-label={write(texts.adjustOf, { name: nameOf(line) })}
          onPress={() => onAdjust(line)}
        >
          {write(texts.adjust)}
        </Button>
      ),
    },
  ];
}

function Units({ stock: { unlimited, quantity, held } }: Pick<Line, 'stock'>) {
  const write = useTexts();
  if (unlimited) return <span className={classes['muted']}>{write(texts.uncounted)}</span>;
  return (
    <>
      {quantity === 0 ? <Badge tone="warning">{write(texts.out)}</Badge> : quantity}
      {held > 0 && (
        <span className={classes['muted']}> ({write(texts.held, { count: held })})</span>
      )}
    </>
  );
}

/** What of it lies where. */
function Places({
  line: { stock, levels },
  nameOf: nameOfPlace,
}: {
  line: Line;
  nameOf: (id: string) => string;
}) {
  return (
    <span className={classes['muted']}>
      {placedUnits(stock, levels)
        .filter(({ quantity }) => quantity > 0)
        .map(({ locationId, quantity }) => `${nameOfPlace(locationId)} (${quantity})`)
        .join(' · ')}
    </span>
  );
}

import type { CallAnswer } from '@sitewright/contract';
import { Plus, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useColumnChoice } from '../../lists/column-choice.tsx';
import { ViewTabs } from '../../lists/view-tabs.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { FailedState, PendingState } from '../../ui/states.tsx';
import { ProductFilterBar } from './list-filters/product-filter-bar.tsx';
import { NoProducts } from './no-products.tsx';
import { filterQuery, placeQuery, sortQuery } from './product-filters.ts';
import { productListTexts as texts } from './product-list-texts.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useProductColumns } from './use-product-columns.tsx';

type ProductLine = CallAnswer<'GET /api/sites/:identifier/products'>['products'][number];

/** All products of the shop. */
export function Screen() {
  const write = useTexts();
  const site = useSite();
  const { values } = useListState();
  const filter = new URLSearchParams(filterQuery(values) as Record<string, string>).toString();
  const cameFrom = new URLSearchParams(placeQuery(values)).toString();
  const listed = new URLSearchParams(values).toString();
  return (
    <Page
      title={write(texts.title)}
      actions={
        <>
          <ButtonLink href={site.href(`products/sheet?${listed}`)}>
            <Table2 size={16} aria-hidden="true" />
            {write(texts.sheet)}
          </ButtonLink>
          {site.may('edit-products') && (
            <ButtonLink href={site.href(`products/bulk?${filter}`)}>
              {write(texts.editAll)}
            </ButtonLink>
          )}
          {site.may('create-products') && (
            <ButtonLink href={site.href('imports')}>{write(texts.importThem)}</ButtonLink>
          )}
          {site.may('create-products') && (
            <ButtonLink
              kind="primary"
              keys="n"
              href={site.href(`products/new${cameFrom ? `?${cameFrom}` : ''}`)}
            >
              <Plus size={16} aria-hidden="true" />
              {write(texts.add)}
            </ButtonLink>
          )}
        </>
      }
    >
      <ViewTabs list="products" path="products" />
      <Card isFlush>
        <ProductFilterBar />
        <ProductList key={values['archived'] ?? ''} />
      </Card>
    </Page>
  );
}

const none: ReadonlySet<string> = new Set();

function ProductList() {
  const write = useTexts();
  const { identifier, href, may } = useSite();
  const { values, set } = useListState();
  const [chosen, setChosen] = useState(none);
  const columns = useColumnChoice('products', useProductColumns());
  const filter = filterQuery(values);
  const sorting = sortQuery(values);
  const read = usePages('GET /api/sites/:identifier/products', {
    params: { identifier },
    query: { ...filter, ...sorting },
  });
  if (read.state === 'pending') return <PendingState lines={10} />;
  if (read.state === 'failed') return <FailedState failure={read.failure} onRetry={read.refetch} />;
  const rows: ProductLine[] = read.answer.flatMap(({ products }) => products);
  if (rows.length === 0) return <NoProducts isFiltered={Object.keys(filter).length > 0} />;
  const { sort, direction } = sorting;
  return (
    <>
      <DataTable
        label={write(texts.title)}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => href(`products/${id}`)}
        {...(may('edit-products') && { selection: { ids: chosen, onChange: setChosen } })}
        {...(sort && { sorting: { by: sort, direction: direction ?? 'asc' } })}
        onSort={({ by, direction: way }) => set({ sort: by, direction: way })}
        hasMore={read.hasMore}
        isLoadingMore={read.isLoadingMore}
        onMore={read.loadMore}
      />
      {chosen.size > 0 && (
        <SelectionBar
          ids={[...chosen]}
          isArchive={values['archived'] === 'true'}
          onDone={() => setChosen(none)}
          onLeft={(ids) => setChosen(new Set(ids))}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { useSite } from '../../../app/office-context.ts';
import { useListState } from '../../../data/use-list-state.ts';
import { useRead } from '../../../data/use-read.ts';
import { ColumnButton } from '../../../lists/column-choice.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { FilterBar, FilterChip, FilterMenu } from '../../../ui/filter-chips.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { filterQuery, productFilters } from '../product-filters.ts';
import { productListTexts } from '../product-list-texts.ts';
import { storePageTexts } from '../store-page/store-page-texts.ts';
import { haveSeveral, useStorePages } from '../store-page/use-store-pages.ts';
import { useProductColumns } from '../use-product-columns.tsx';
import { nameCategory } from './category-paths.ts';
import { CategoryFilterDialog, TagFilterDialog } from './filter-dialog.tsx';
import { filterTexts as texts } from './filter-texts.ts';

/** Search, filters and columns of the list of products. */
export function ProductFilterBar() {
  const write = useTexts();
  const columns = useProductColumns();
  const { values, set } = useListState();
  const pages = useStorePages();
  const [opened, setOpened] = useState<'categoryId' | 'tag'>();
  const Dialog = opened === 'tag' ? TagFilterDialog : CategoryFilterDialog;
  return (
    <FilterBar>
      <SearchField
        label={write(productListTexts.search)}
        value={values['search'] ?? ''}
        onSearch={(search) => set({ search })}
      />
      <FilterMenu
        choices={[
          {
            id: 'categoryId',
            label: write(texts.byCategory),
            onAction: () => setOpened('categoryId'),
          },
          { id: 'tag', label: write(texts.byTag), onAction: () => setOpened('tag') },
          ...(haveSeveral(pages) ? pages : []).map(({ id, title: name }) => ({
            id: `collectionId=${id}`,
            label: write(texts.onPage, { name }),
            onAction: () => set({ collectionId: id }),
          })),
          ...productFilters.map(({ name, value, text }) => ({
            id: `${name}=${value}`,
            label: write(text),
            onAction: () => set({ [name]: value }),
          })),
        ]}
      />
      <Chips />
      <ColumnButton list="products" columns={columns} />
      <ProductCount />
      {opened && (
        <Dialog
          onClose={() => setOpened(undefined)}
          onChoose={(value) => {
            setOpened(undefined);
            set({ [opened]: value });
          }}
        />
      )}
    </FilterBar>
  );
}

/** What the list is narrowed to, by names. */
function Chips() {
  const write = useTexts();
  const { identifier } = useSite();
  const { values, set } = useListState();
  const { collectionId, categoryId, tag } = values;
  const pages = useStorePages();
  const read = useRead(
    'GET /api/sites/:identifier/categories',
    { params: { identifier } },
    { isWanted: categoryId !== undefined },
  );
  const chip = (name: string, label: string) => (
    <FilterChip key={name} name={label} onRemove={() => set({ [name]: undefined })} />
  );
  const page = pages?.find(({ id }) => id === collectionId);
  const category =
    categoryId !== undefined && read.state === 'success'
      ? (nameCategory(categoryId, read.answer.categories, pages) ?? write(texts.goneCategory))
      : write(productListTexts.category);
  return (
    <>
      {productFilters
        .filter(({ name, value }) => values[name] === value)
        .map(({ name, text }) => chip(name, write(text)))}
      {collectionId !== undefined &&
        pages &&
        chip(
          'collectionId',
          page ? write(texts.onPage, { name: page.title }) : write(storePageTexts.gone),
        )}
      {categoryId !== undefined && chip('categoryId', category)}
      {tag !== undefined && chip('tag', `#${tag}`)}
    </>
  );
}

function ProductCount() {
  const write = useTexts();
  const { identifier } = useSite();
  const { values } = useListState();
  const counted = useRead('GET /api/sites/:identifier/products/count', {
    params: { identifier },
    query: filterQuery(values),
  });
  if (counted.state !== 'success') return null;
  const { count, isMore } = counted.answer;
  return (
    <output>
      {write(isMore ? productListTexts.countMore : productListTexts.count, { count })}
    </output>
  );
}

import { useListState } from '../../data/use-list-state.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FilterBar, FilterChip, FilterMenu } from '../../ui/filter-chips.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { pageFilters, type PageFilter } from './narrow-pages.ts';
import { pageTexts as texts } from './page-texts.ts';

const filterTexts = {
  live: texts.live,
  unpublished: texts.unpublished,
  off: texts.off,
  locked: texts.locked,
  notLinked: texts.notLinked,
} as const satisfies Record<PageFilter, unknown>;

/** What the pages are narrowed to: it stands in the address of the screen. */
export function usePageFilter(): {
  readonly search: string;
  readonly filter: PageFilter | undefined;
} {
  const { values } = useListState();
  return {
    search: (values['search'] ?? '').trim(),
    filter: pageFilters.find((one) => one === values['show']),
  };
}

/** Searches pages, and shows those of one kind alone. */
export function PageFilterBar() {
  const write = useTexts();
  const { values, set } = useListState();
  const { filter } = usePageFilter();
  return (
    <FilterBar>
      <SearchField
        label={write(texts.search)}
        value={values['search'] ?? ''}
        onSearch={(search) => set({ search })}
      />
      <FilterMenu
        choices={pageFilters.map((one) => ({
          id: one,
          label: write(filterTexts[one]),
          onAction: () => set({ show: one }),
        }))}
      />
      {filter && (
        <FilterChip name={write(filterTexts[filter])} onRemove={() => set({ show: undefined })} />
      )}
    </FilterBar>
  );
}

import type { ReactNode } from 'react';
import type { Read } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { Card } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { ruleTexts } from './rule-texts.ts';

interface RuleListProps<Rule> {
  readonly label: string;
  readonly read: Read<unknown>;
  readonly all: readonly Rule[];
  /** Those that the search finds. */
  readonly rows: readonly Rule[];
  readonly columns: readonly Column<Rule>[];
  readonly search: string;
  readonly onSearch: (text: string | undefined) => void;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Makes the first one. */
  readonly add: ReactNode;
  /** Missing: who looks may not edit. */
  readonly hrefOf?: ((rule: Rule) => string) | undefined;
}

/** A list of rules with its search, and what it shows while there is none. */
export function RuleList<Rule extends { id: string; name: string }>({
  label,
  read,
  all,
  rows,
  columns,
  search,
  onSearch,
  emptyTitle,
  emptyText,
  add,
  hrefOf,
}: RuleListProps<Rule>) {
  const write = useTexts();
  return (
    <>
      {all.length > 0 && (
        <FilterBar>
          <SearchField label={write(ruleTexts.search)} value={search} onSearch={onSearch} />
        </FilterBar>
      )}
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && all.length === 0 && (
        <EmptyState title={emptyTitle} action={add}>
          {emptyText}
        </EmptyState>
      )}
      {all.length > 0 && rows.length === 0 && (
        <EmptyState
          title={write(ruleTexts.nothingFound)}
          action={<Button onPress={() => onSearch(undefined)}>{write(ruleTexts.clear)}</Button>}
        />
      )}
      {rows.length > 0 && (
        <Card isFlush>
          <DataTable
            label={label}
            columns={columns}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            {...(hrefOf && { hrefOf })}
          />
        </Card>
      )}
    </>
  );
}

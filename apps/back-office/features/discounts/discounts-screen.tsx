import { ruleStates } from '@sitewright/commerce';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { usePages } from '../../data/use-read.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EmptyState, FailedState, PendingState } from '../../ui/states.tsx';
import { ruleTexts, stateTexts } from '../rules/rule-texts.ts';
import { StateBadge } from '../rules/state-badge.tsx';
import { BenefitText } from './benefit-text.tsx';
import type { StoredDiscount } from './discount-fields.ts';
import { DiscountTabs } from './discount-tabs.tsx';
import { discountTexts as texts } from './discount-texts.ts';

export function Screen() {
  const write = useTexts();
  const { href, identifier } = useSite();
  const { values, set } = useListState();
  const search = values['search'] ?? '';
  const state = ruleStates.find((one) => one === values['state']);
  const read = usePages('GET /api/sites/:identifier/discounts', {
    params: { identifier },
    query: { ...(search && { search }), ...(state && { state }) },
  });
  const rows = read.state === 'success' ? read.answer.flatMap(({ discounts }) => discounts) : [];
  const isNarrowed = search !== '' || state !== undefined;
  const columns = useColumns();
  return (
    <Page
      title={write(texts.discounts)}
      actions={
        <ButtonLink kind="primary" keys="n" href={href('discounts/new')}>
          {write(texts.newDiscount)}
        </ButtonLink>
      }
    >
      <DiscountTabs current="discounts" />
      {(rows.length > 0 || isNarrowed) && (
        <FilterBar>
          <SearchField
            label={write(texts.search)}
            value={search}
            onSearch={(text) => set({ search: text })}
          />
          <SelectField
            label={write(ruleTexts.state)}
            value={state ?? 'all'}
            onChange={(chosen) => set({ state: chosen === 'all' ? undefined : chosen })}
            choices={[
              { value: 'all', label: write(ruleTexts.all) },
              ...ruleStates.map((one) => ({ value: one, label: write(stateTexts[one]) })),
            ]}
          />
        </FilterBar>
      )}
      {read.state === 'pending' && <PendingState />}
      {read.state === 'failed' && <FailedState failure={read.failure} onRetry={read.refetch} />}
      {read.state === 'success' && rows.length === 0 && !isNarrowed && (
        <EmptyState
          title={write(texts.emptyTitle)}
          action={
            <ButtonLink kind="primary" href={href('discounts/new')}>
              {write(texts.newDiscount)}
            </ButtonLink>
          }
        >
          {write(texts.emptyText)}
        </EmptyState>
      )}
      {read.state === 'success' && rows.length === 0 && isNarrowed && (
        <EmptyState
          title={write(ruleTexts.nothingFound)}
          action={
            <Button onPress={() => set({ search: undefined, state: undefined })}>
              {write(ruleTexts.clear)}
            </Button>
          }
        />
      )}
      {rows.length > 0 && (
        <Card isFlush>
          <DataTable
            label={write(texts.discounts)}
            columns={columns}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            hrefOf={({ id }) => href(`discounts/${id}`)}
            hasMore={read.hasMore}
            isLoadingMore={read.isLoadingMore}
            onMore={read.loadMore}
          />
        </Card>
      )}
    </Page>
  );
}

function useColumns(): readonly Column<StoredDiscount>[] {
  const write = useTexts();
  const intl = useIntl();
  const count = (value: number) => intl.formatNumber(value);
  return [
    { key: 'name', title: write(ruleTexts.name), cell: ({ name }) => name },
    {
      key: 'state',
      isState: true,
      title: write(ruleTexts.state),
      cell: (row) => <StateBadge rule={row} />,
    },
    {
      key: 'code',
      title: write(texts.code),
      cell: ({ code }) => (code === null ? write(texts.automatic) : <code>{code}</code>),
    },
    {
      key: 'benefit',
      title: write(texts.benefit),
      cell: ({ benefit }) => <BenefitText benefit={benefit} />,
    },
    {
      key: 'used',
      isNamed: true,
      title: write(texts.used),
      isNumber: true,
      cell: ({ usedCount, maxUses }) =>
        maxUses === null
          ? count(usedCount)
          : write(texts.usedOf, { used: count(usedCount), most: count(maxUses) }),
    },
  ];
}

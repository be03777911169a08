import { subscriptionStatuses } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { usePages } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Moment } from '../desk/moment.tsx';
import { PlanState } from './plan-state.tsx';
import { planStateTexts, planTexts as texts } from './subscription-texts.ts';

/** What buyers pay for every period, the newest first. */
export function Screen() {
  const write = useTexts();
  const { identifier, href } = useSite();
  const { values, set } = useListState();
  const status = subscriptionStatuses.find((one) => one === values['status']);
  const search = values['search'] ?? '';
  const pages = usePages('GET /api/sites/:identifier/subscriptions', {
    params: { identifier },
    query: { ...(status && { status }), ...(search && { search }) },
  });
  const rows =
    pages.state === 'success' ? pages.answer.flatMap(({ subscriptions }) => subscriptions) : [];
  const isNarrowed = status !== undefined || search !== '';
  return (
    <Page title={write(texts.title)}>
      <LinkTabs
        label={write(texts.state)}
        tabs={[undefined, ...subscriptionStatuses].map((one) => ({
          href: href(one ? `subscriptions?status=${one}` : 'subscriptions'),
          label: write(one ? planStateTexts[one] : texts.all),
          isCurrent: one === status,
        }))}
      />
      <FilterBar>
        <SearchField
          label={write(texts.search)}
          value={search}
          onSearch={(text) => set({ search: text })}
        />
      </FilterBar>
      <Card isFlush>
        <ReadTable
          read={pages}
          empty={
            <EmptyState title={write(isNarrowed ? texts.notFound : texts.none)}>
              {!isNarrowed && write(texts.noneText)}
            </EmptyState>
          }
          label={write(texts.title)}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ title, email }) => `${title} ${email}`}
          hrefOf={({ id }) => href(`subscriptions/${id}`)}
          columns={[
            { key: 'title', title: write(texts.subscription), cell: ({ title }) => title },
            {
              key: 'period',
              title: write(texts.perPeriod),
              isNumber: true,
              cell: ({ periodCents, currency }) => (
                <Money cents={periodCents} currency={currency} />
              ),
            },
            { key: 'email', title: write(texts.buyer), cell: ({ email }) => email },
            {
              key: 'state',
              isState: true,
              title: write(texts.state),
              cell: (row) => <PlanState {...row} />,
            },
            {
              key: 'next',
              title: write(texts.next),
              cell: ({ nextBillingOn }) =>
                nextBillingOn === null ? '–' : <Moment at={nextBillingOn} isDateOnly />,
            },
          ]}
        />
      </Card>
    </Page>
  );
}

import { giftCardKinds } from '@sitewright/contract';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useOpened } from '../../data/use-opened.ts';
import { usePages } from '../../data/use-read.ts';
import { ViewTabs } from '../../lists/view-tabs.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-chips.tsx';
import { Money } from '../../ui/money.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { ReadTable } from '../../ui/read-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Moment } from '../desk/moment.tsx';
import { CardState } from './card-state.tsx';
import { cardTexts as texts, kindTexts } from './gift-card-texts.ts';
import { IssueCard } from './issue-card.tsx';

/** Gift cards and store credit: found by email or the end of a code, issued by hand. */
export function Screen() {
  const write = useTexts();
  const { identifier, href, may, missingParts } = useSite();
  const mayIssue = may('refund-orders') && !missingParts.includes('gift-cards');
  const { values, set } = useListState();
  const { name: opened, open, close } = useOpened(mayIssue ? ['new'] : []);
  const kind = giftCardKinds.find((one) => one === values['kind']);
  const search = values['search'] ?? '';
  const pages = usePages('GET /api/sites/:identifier/gift-cards', {
    params: { identifier },
    query: { ...(kind && { kind }), ...(search && { search }) },
  });
  const rows = pages.state === 'success' ? pages.answer.flatMap(({ giftCards }) => giftCards) : [];
  const isNarrowed = kind !== undefined || search !== '';
  return (
    <Page
      title={write(texts.title)}
      actions={
        mayIssue && (
          <Button kind="primary" onPress={() => open('new')}>
            {write(texts.issue)}
          </Button>
        )
      }
    >
      <ViewTabs
        list="gift-cards"
        path="gift-cards"
        standing={giftCardKinds.map((one) => ({
          label: write(kindTexts[one]),
          query: { kind: one },
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
            <EmptyState
              title={write(isNarrowed ? texts.notFound : texts.none)}
              {...(!isNarrowed &&
                mayIssue && {
                  action: <Button onPress={() => open('new')}>{write(texts.issueFirst)}</Button>,
                })}
            >
              {!isNarrowed && write(texts.noneText)}
            </EmptyState>
          }
          label={write(texts.title)}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ hint, recipientEmail }) => `${hint} ${recipientEmail}`}
          hrefOf={({ id }) => href(`gift-cards/${id}`)}
          columns={[
            {
              key: 'code',
              title: write(texts.code),
              cell: ({ hint, kind: what }) =>
                hint
                  ? `•••• ${hint}`
                  : write(what === 'gift-card' ? texts.notSent : kindTexts[what]),
            },
            {
              key: 'balance',
              title: write(texts.balance),
              isNumber: true,
              cell: ({ balanceCents, currency }) => (
                <Money cents={balanceCents} currency={currency} />
              ),
            },
            {
              key: 'recipient',
              title: write(texts.recipient),
              cell: ({ recipientEmail }) => recipientEmail,
            },
            {
              key: 'state',
              isState: true,
              title: write(texts.state),
              cell: (card) => <CardState card={card} />,
            },
            {
              key: 'initial',
              title: write(texts.initial),
              isNumber: true,
              isWideOnly: true,
              cell: ({ initialCents, currency }) => (
                <Money cents={initialCents} currency={currency} />
              ),
            },
            {
              key: 'issued',
              title: write(texts.issuedOn),
              isWideOnly: true,
              cell: ({ createdOn }) => <Moment at={createdOn} isDateOnly />,
            },
          ]}
        />
      </Card>
      {opened === 'new' && <IssueCard onClose={close} />}
    </Page>
  );
}

import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Page } from '../../ui/page.tsx';
import { matchesName } from '../rules/matches-name.ts';
import { RuleList } from '../rules/rule-list.tsx';
import { ruleTexts } from '../rules/rule-texts.ts';
import { StateBadge } from '../rules/state-badge.tsx';
import { BenefitText } from './benefit-text.tsx';
import type { StoredSale } from './discount-fields.ts';
import { DiscountTabs } from './discount-tabs.tsx';
import { discountTexts as texts } from './discount-texts.ts';

export function Screen() {
  const write = useTexts();
  const { href, identifier } = useSite();
  const { values, set } = useListState();
  const search = values['search'] ?? '';
  const read = useRead('GET /api/sites/:identifier/sales', { params: { identifier } });
  const columns = useColumns();
  const all = read.state === 'success' ? read.answer.sales.toReversed() : [];
  const rows = all.filter(({ name }) => matchesName(name, search));
  const add = (
    <ButtonLink kind="primary" keys="n" href={href('discounts/sales/new')}>
      {write(texts.newSale)}
    </ButtonLink>
  );
  return (
    <Page title={write(texts.discounts)} actions={add}>
      <DiscountTabs current="sales" />
      <RuleList
        label={write(texts.sales)}
        read={read}
        all={all}
        rows={rows}
        columns={columns}
        search={search}
        onSearch={(text) => set({ search: text })}
        emptyTitle={write(texts.emptySales)}
        emptyText={write(texts.emptySalesText)}
        add={add}
        hrefOf={({ id }) => href(`discounts/sales/${id}`)}
      />
    </Page>
  );
}

function useColumns(): readonly Column<StoredSale>[] {
  const write = useTexts();
  const { timeZone } = useSite();
  const moment = (at: number | null) =>
    at === null ? '–' : <DateTime at={new Date(at).toISOString()} timeZone={timeZone} />;
  return [
    { key: 'name', title: write(ruleTexts.name), cell: ({ name }) => name },
    {
      key: 'state',
      isState: true,
      title: write(ruleTexts.state),
      cell: (row) => <StateBadge rule={row} />,
    },
    {
      key: 'benefit',
      title: write(texts.benefit),
      cell: ({ benefit }) => <BenefitText benefit={benefit} />,
    },
    { key: 'starts', title: write(ruleTexts.starts), cell: ({ startsAt }) => moment(startsAt) },
    { key: 'ends', title: write(ruleTexts.ends), cell: ({ endsAt }) => moment(endsAt) },
  ];
}

import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Money } from '../../ui/money.tsx';
import { Page } from '../../ui/page.tsx';
import { useCountryName } from '../rules/country-field.tsx';
import { matchesName } from '../rules/matches-name.ts';
import { RuleList } from '../rules/rule-list.tsx';
import { ruleTexts } from '../rules/rule-texts.ts';
import { StateBadge } from '../rules/state-badge.tsx';
import type { StoredOption } from './option-fields.ts';
import { shippingTexts as texts } from './shipping-texts.ts';

export function Screen() {
  const write = useTexts();
  const { href, identifier, may } = useSite();
  const { values, set } = useListState();
  const search = values['search'] ?? '';
  const read = useRead('GET /api/sites/:identifier/shipping-options', { params: { identifier } });
  const columns = useColumns();
  const all = read.state === 'success' ? read.answer.shippingOptions : [];
  const rows = all.filter(({ name }) => matchesName(name, search));
  const mayEdit = may('edit-settings');
  const add = mayEdit && (
    <ButtonLink kind="primary" keys="n" href={href('shipping/new')}>
      {write(texts.newOption)}
    </ButtonLink>
  );
  return (
    <Page title={write(texts.shipping)} actions={add}>
      <RuleList
        label={write(texts.shipping)}
        read={read}
        all={all}
        rows={rows}
        columns={columns}
        search={search}
        onSearch={(text) => set({ search: text })}
        emptyTitle={write(texts.emptyTitle)}
        emptyText={write(texts.emptyText)}
        add={add}
        hrefOf={mayEdit ? ({ id }) => href(`shipping/${id}`) : undefined}
      />
    </Page>
  );
}

function useColumns(): readonly Column<StoredOption>[] {
  const write = useTexts();
  const { currency } = useSite();
  const countryName = useCountryName();
  const kinds = {
    flat: texts.flat,
    weight: texts.weight,
    price: texts.price,
    item: texts.item,
    pickup: texts.pickup,
    'local-delivery': texts.local,
  } as const;
  return [
    { key: 'name', title: write(ruleTexts.name), cell: ({ name }) => name },
    {
      key: 'state',
      isState: true,
      title: write(ruleTexts.state),
      cell: ({ isEnabled }) => <StateBadge rule={{ isEnabled }} />,
    },
    {
      key: 'pricing',
      title: write(texts.pricing),
      cell: ({ pricing }) =>
        pricing.kind === 'flat' || pricing.kind === 'local-delivery' ? (
          <Money cents={pricing.priceCents} currency={currency} />
        ) : (
          write(kinds[pricing.kind])
        ),
    },
    {
      key: 'where',
      title: write(texts.where),
      cell: ({ zones }) =>
        zones.length === 0
          ? write(ruleTexts.everywhere)
          : zones
              .slice(0, 3)
              .map(({ country }) => countryName(country))
              .join(', ') + (zones.length > 3 ? ` +${zones.length - 3}` : ''),
    },
    {
      key: 'free-from',
      isNamed: true,
      title: write(texts.freeFrom),
      isNumber: true,
      cell: ({ freeFromCents }) =>
        freeFromCents === null ? '–' : <Money cents={freeFromCents} currency={currency} />,
    },
  ];
}

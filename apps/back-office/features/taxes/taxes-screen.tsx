import { PPM } from '@sitewright/commerce';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSite } from '../../app/office-context.ts';
import { useListState } from '../../data/use-list-state.ts';
import { useOpened } from '../../data/use-opened.ts';
import { useRead } from '../../data/use-read.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Page } from '../../ui/page.tsx';
import { useCountryName } from '../rules/country-field.tsx';
import { matchesName } from '../rules/matches-name.ts';
import { RuleList } from '../rules/rule-list.tsx';
import { ruleTexts } from '../rules/rule-texts.ts';
import { StateBadge } from '../rules/state-badge.tsx';
import { loadRatesTexts } from './load-rates-texts.ts';
import { loadRatesAsked } from './load-rates-asked.ts';
import type { StoredTax } from './tax-fields.ts';
import { taxTexts as texts } from './tax-texts.ts';

// The lists of rates load when somebody asks for them.
const LoadRatesDialog = lazy(async () => ({
  default: (await import('./load-rates-dialog.tsx')).LoadRatesDialog,
}));

/** The taxes of a shop: listed, made, loaded. */
export function Screen() {
  const write = useTexts();
  const { href, identifier, may } = useSite();
  const { values, set } = useListState();
  const search = values['search'] ?? '';
  const countryName = useCountryName();
  const read = useRead('GET /api/sites/:identifier/tax-rules', { params: { identifier } });
  const columns = useColumns();
  const all = read.state === 'success' ? read.answer.taxRules : [];
  const rows = all.filter(({ name, zone }) =>
    matchesName(`${name} ${countryName(zone.country)} ${zone.country}`, search),
  );
  const mayEdit = may('edit-settings');
  const { name: asked, open, close } = useOpened(mayEdit ? [loadRatesAsked] : []);
  const add = mayEdit && (
    <>
      <Button onPress={() => open(loadRatesAsked)}>{write(loadRatesTexts.loadRates)}</Button>
      <ButtonLink kind="primary" keys="n" href={href('taxes/new')}>
        {write(texts.newTax)}
      </ButtonLink>
    </>
  );
  return (
    <Page title={write(texts.taxes)} actions={add}>
      <RuleList
        label={write(texts.taxes)}
        read={read}
        all={all}
        rows={rows}
        columns={columns}
        search={search}
        onSearch={(text) => set({ search: text })}
        emptyTitle={write(texts.emptyTitle)}
        emptyText={write(texts.emptyText)}
        add={add}
        hrefOf={mayEdit ? ({ id }) => href(`taxes/${id}`) : undefined}
      />
      {asked === loadRatesAsked && read.state === 'success' && (
        <Suspense>
          <LoadRatesDialog present={all} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

function useColumns(): readonly Column<StoredTax>[] {
  const write = useTexts();
  const intl = useIntl();
  const countryName = useCountryName();
  return [
    { key: 'name', title: write(ruleTexts.name), cell: ({ name }) => name },
    {
      key: 'state',
      isState: true,
      title: write(ruleTexts.state),
      cell: ({ validFrom: startsAt, validUntil: endsAt }) => (
        <StateBadge rule={{ startsAt, endsAt }} />
      ),
    },
    {
      key: 'where',
      title: write(texts.where),
      cell: ({ zone }) =>
        [countryName(zone.country), ...(zone.regions ?? []).slice(0, 5)].join(', '),
    },
    {
      key: 'how',
      title: write(texts.how),
      cell: ({ isIncludedInPrice }) => write(isIncludedInPrice ? texts.included : texts.onTop),
    },
    {
      key: 'rate',
      title: write(texts.rate),
      isNumber: true,
      cell: ({ ratePpm }) =>
        intl.formatNumber(ratePpm / PPM, { style: 'percent', maximumFractionDigits: 4 }),
    },
  ];
}
